import { isItemKey } from "@stoneyard/site/choice/items.ts";
import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { useAddressSearch } from "@stoneyard/site/ui/use-address-query.ts";
import styles from "./keep-room.module.css";

/** Saves the room with its present stones, as in the page's address. */
export function KeepRoom({ slug, title }: { slug: string; title: string }) {
  const bare = `rooms/${slug}`;
  const chosen = bare + useAddressSearch();
  return (
    <div className={styles.keep}>
      <KeepButton item={isItemKey(chosen) ? chosen : bare} name={title} worded />
    </div>
  );
}
