import { useId } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import { withCount } from "#app/list/item-count.ts";
import type { ItemKey } from "#app/list/item-key.ts";
import { KeepButton } from "#app/list/keep-button.tsx";
import { changeKept } from "#app/list/kept-list.ts";
import { useKeptList } from "#app/list/use-kept-list.ts";
import sheet from "#app/print/sheet.module.css";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { added } from "./list-changes.ts";
import type { ListedItems } from "./listed-items.ts";
import { ListedThing } from "./listed-thing.tsx";
import { listedView } from "./listed-view.ts";
import styles from "./shared-list.module.css";

/** A list that somebody shared by its address. It stands beside one's own, which stays as it is until something is added. */
export function SharedList({ keys, items }: { keys: readonly ItemKey[]; items: ListedItems }) {
  const t = useTranslations("list.shared");
  const heading = useId();
  const { items: kept } = useKeptList();
  const views = keys.flatMap((key) => listedView(key, items) ?? []);
  const isKept = (key: ItemKey) => kept.some((item) => item.key === key);
  const gone = keys.length - views.length;
  const all = views.every(({ key }) => isKept(key));
  return (
    <section className={`${grid.inset} ${styles.shared} ${sheet.screenOnly}`} aria-labelledby={heading}>
      <h2 id={heading} className={typography.section}>
        {t("title")}
      </h2>
      <div className={styles.about}>
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
                changeKept((before) =>
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
      </div>
      <ul className={styles.things}>
        {views.map((item) => (
          <li key={item.key}>
            <ListedThing item={item} />
            <KeepButton item={item.key} name={item.title} worded />
          </li>
        ))}
      </ul>
    </section>
  );
}
