import { type ItemKey, withCount } from "@stoneyard/site/choice/items.ts";
import { changeSavedList, useSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { UndoNote } from "@stoneyard/site/choice/undo-note.tsx";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { SheetAddress } from "@stoneyard/site/print/sheet-address.tsx";
import { useParts } from "@stoneyard/site/shell/company.ts";
import { ButtonLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { useId } from "react";
import type { ListedItems } from "./list.json.server.ts";
import styles from "./list.module.css";
import { ListActions, listAddress } from "./list-actions.tsx";
import { ListRow } from "./list-row.tsx";
import { useNameOf } from "./listed-thing.tsx";
import { listedView } from "./listed-view.ts";
import { addressed, counted, noted, useCompared, useListEdits } from "./use-list-edits.ts";

type Props = {
  items: ListedItems;
  /** A shared list stands above, so this one has a heading and is not printed. */
  beside: boolean;
};

/** What is kept on this device, in the visitor's own order, with what can be done with it. */
export function OwnList({ items, beside }: Props) {
  const t = useTranslations("list");
  const common = useTranslations("common.list");
  const places = useLocalizedPath();
  const heading = useId();
  const { items: saved, lasts, unreadable } = useSavedList();
  const keys = saved.map(({ key }) => key);
  const asked = addressed(saved);
  const compared = useCompared(keys.filter((key) => items[key]?.kind === "stone"));
  const nameOfThing = useNameOf();
  const nameOf = (key: ItemKey) => {
    const view = listedView(key, items);
    return view ? nameOfThing(view) : key.slice(key.indexOf("/") + 1);
  };
  const { removed, announcement, undo, list, move, remove, putBack } = useListEdits(nameOf);
  const [firstRemoved] = removed;

  return (
    <section
      ref={list}
      className={classes(styles.own, beside && visible.screenOnly)}
      aria-labelledby={heading}
      tabIndex={-1}
    >
      <div className={grid.inset}>
        <h2
          id={heading}
          className={beside ? `${typography.section} ${styles.heading}` : typography.visuallyHidden}
        >
          {t("own", { count: saved.length })}
        </h2>
        {unreadable && <p className={styles.warning}>{t("unreadable")}</p>}
        {lasts !== "stored" && (
          <p className={styles.warning}>
            {common("notLasting")}. {common(lasts)}
          </p>
        )}
        <p role="status" className={typography.visuallyHidden}>
          {announcement}
        </p>
        {firstRemoved && (
          <UndoNote
            text={
              removed.length === 1
                ? t("removed", { name: nameOf(firstRemoved.item.key) })
                : t("emptied", { count: removed.length })
            }
            undo={undo}
            onUndo={putBack}
          />
        )}
      </div>
      {saved.length === 0 ? (
        <Empty />
      ) : (
        <div className={`${grid.grid} ${grid.rowsOnMedium} ${styles.columns}`}>
          <ol className={styles.rows}>
            {saved.map(({ key, note, count = 1 }, place) => (
              <ListRow
                key={key}
                item={listedView(withCount(key, count), items)}
                name={nameOf(key)}
                note={note ?? ""}
                count={count}
                first={place === 0}
                last={place === saved.length - 1}
                compared={items[key]?.kind === "stone" ? compared.keys.includes(key) : undefined}
                full={compared.full}
                onCompare={() => compared.toggle(key)}
                onMove={(by, button) => move(key, by, button)}
                onNote={(note) => changeSavedList((before) => noted(before, key, note))}
                onCount={(number) => changeSavedList((before) => counted(before, key, number))}
                onRemove={() => remove([key])}
              />
            ))}
          </ol>
          <ListActions
            keys={asked}
            compared={compared}
            items={items}
            printed={!beside}
            onEmpty={() => remove(keys)}
          />
          {!beside && (
            <div>
              <SheetAddress path={places(listAddress(asked))} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** Where to find what can be kept. */
function Empty() {
  const t = useTranslations("list");
  const parts = useParts();
  return (
    <div className={`${grid.inset} ${styles.empty}`}>
      <p>{t("empty")}</p>
      <p className={grid.buttons}>
        <ButtonLink filled to="/stones">
          {t("toStones")}
        </ButtonLink>
        {parts.includes("rooms") && <ButtonLink to="/rooms">{t("toRooms")}</ButtonLink>}
      </p>
    </div>
  );
}
