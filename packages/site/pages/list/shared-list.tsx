import { type ItemKey, withCount } from "@stoneyard/site/choice/items.ts";
import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { changeSavedList, useSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PrintButton } from "@stoneyard/site/print/print-button.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { SheetAddress } from "@stoneyard/site/print/sheet-address.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { SectionTitle } from "@stoneyard/site/ui/section.tsx";
import { useId } from "react";
import type { ListedItems } from "./list.json.server.ts";
import list from "./list.module.css";
import { listAddress } from "./list-actions.tsx";
import { PrintedThing, useNameOf } from "./listed-thing.tsx";
import { listedView } from "./listed-view.ts";
import styles from "./shared-list.module.css";
import { added } from "./use-list-edits.ts";

/**
 * A list shared by its address. It stands beside the visitor's own, which changes only when something is added, and is the
 * one that is printed.
 */
export function SharedList({ keys, items }: { keys: readonly ItemKey[]; items: ListedItems }) {
  const t = useTranslations("list.shared");
  const places = useLocalizedPath();
  const heading = useId();
  const nameOf = useNameOf();
  const { items: saved } = useSavedList();
  const views = keys.flatMap((key) => listedView(key, items) ?? []);
  const isSaved = (key: ItemKey) => saved.some((item) => item.key === key);
  const gone = keys.length - views.length;
  const all = views.every(({ key }) => isSaved(key));
  return (
    <section className={`${grid.inset} ${styles.shared}`} aria-labelledby={heading}>
      <SectionTitle id={heading}>{t("title")}</SectionTitle>
      <div className={`${styles.about} ${visible.screenOnly}`}>
        <p>{t("text")}</p>
        {gone > 0 && <p>{t("gone", { count: gone })}</p>}
        {views.length > 0 && (
          <p>
            <button
              type="button"
              className={typography.button}
              aria-disabled={all || undefined}
              onClick={() =>
                all ||
                changeSavedList((before) =>
                  added(
                    before,
                    views.map(({ key, count = 1 }) => withCount(key, count)),
                  ),
                )
              }
            >
              {all ? t("allKept") : t("addAll")}
            </button>
          </p>
        )}
        <PrintButton className={`${typography.link} ${list.press}`} />
      </div>
      <ul className={styles.things}>
        {views.map((item) => (
          <li key={item.key} className={sheet.whole}>
            <PrintedThing item={item} />
            <p className={visible.screenOnly}>
              <KeepButton item={item.key} name={nameOf(item)} count={item.count} worded />
            </p>
          </li>
        ))}
      </ul>
      <SheetAddress path={places(listAddress(keys))} />
    </section>
  );
}
