import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocalizedPath } from "#app/i18n/localized.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { type ItemKey, withCount } from "#app/list/item-key.ts";
import { changeKept } from "#app/list/kept-list.ts";
import { useKeptList } from "#app/list/use-kept-list.ts";
import { SheetAddress } from "#app/print/sheet-address.tsx";
import { Link } from "#app/shell/link.tsx";
import { useParts } from "#app/shell/parts.ts";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import styles from "./list.module.css";
import { ListActions, listAddress } from "./list-actions.tsx";
import { addressed, counted, moved, noted, type Removed, restored, without } from "./list-changes.ts";
import { ListRow } from "./list-row.tsx";
import type { ListedItems } from "./listed-items.ts";
import { listedView } from "./listed-view.ts";
import { useCompared } from "./use-compared.ts";

type Props = {
  items: ListedItems;
  /** Another list stands above, so that this one says whose it is. */
  beside: boolean;
};

/** What is kept on this device, in the visitor's own order, with what can be done with it. */
export function OwnList({ items, beside }: Props) {
  const t = useTranslations("list");
  const places = useLocalizedPath();
  const heading = useId();
  const { items: kept, lasts, unreadable } = useKeptList();
  const keys = kept.map(({ key }) => key);
  const asked = addressed(kept);
  const compared = useCompared(keys.filter((key) => items[key]?.kind === "stone"));
  const [removed, setRemoved] = useState<Removed>([]);
  const [told, setTold] = useState("");
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLElement>(null);
  const nameOf = (key: ItemKey) => listedView(key, items)?.title ?? key.slice(key.indexOf("/") + 1);

  function move(key: ItemKey, by: -1 | 1, button: HTMLElement) {
    let place = 0;
    flushSync(() => {
      const { items } = changeKept((before) => moved(before, key, by));
      place = items.findIndex((item) => item.key === key) + 1;
    });
    // A row that changes its place loses the focus.
    button.focus();
    setTold(t("moved", { name: nameOf(key), place, count: keys.length }));
  }

  function remove(gone: readonly ItemKey[]) {
    flushSync(() => {
      changeKept((before) => {
        const left = without(before, gone);
        setRemoved(left.removed);
        return left.items;
      });
      setTold("");
    });
    undo.current?.focus();
  }

  function putBack() {
    flushSync(() => {
      changeKept((before) => restored(before, removed));
      setRemoved([]);
    });
    list.current?.focus();
  }

  return (
    <section ref={list} className={styles.own} aria-labelledby={heading} tabIndex={-1}>
      <div className={grid.inset}>
        <h2
          id={heading}
          className={beside ? `${typography.section} ${styles.heading}` : typography.visuallyHidden}
        >
          {t("own", { count: kept.length })}
        </h2>
        {unreadable && <p className={styles.warning}>{t("unreadable")}</p>}
        <NotLasting lasts={lasts} />
        <p role="status" className={typography.visuallyHidden}>
          {told}
        </p>
        {removed.length > 0 && (
          <p className={styles.undo}>
            <span role="status">
              {removed.length === 1
                ? t("removed", { name: nameOf(removed[0]?.item.key ?? "") })
                : t("emptied", { count: removed.length })}
            </span>
            <button
              ref={undo}
              type="button"
              className={`${typography.link} ${styles.press}`}
              onClick={putBack}
            >
              {t("undo")}
            </button>
          </p>
        )}
      </div>
      {kept.length === 0 ? (
        <Empty />
      ) : (
        <div className={`${grid.grid} ${styles.columns}`}>
          <ol className={styles.rows}>
            {kept.map(({ key, note, count = 1 }, place) => (
              <ListRow
                key={key}
                item={listedView(withCount(key, count), items)}
                name={nameOf(key)}
                note={note ?? ""}
                count={count}
                first={place === 0}
                last={place === kept.length - 1}
                compared={items[key]?.kind === "stone" ? compared.has(key) : undefined}
                full={compared.full}
                onCompare={() => compared.toggle(key)}
                onMove={(by, button) => move(key, by, button)}
                onNote={(note) => changeKept((before) => noted(before, key, note))}
                onCount={(number) => changeKept((before) => counted(before, key, number))}
                onRemove={() => remove([key])}
              />
            ))}
          </ol>
          <ListActions keys={asked} compared={compared} items={items} onEmpty={() => remove(keys)} />
          <div className={styles.foot}>
            <SheetAddress path={places(listAddress(asked))} />
          </div>
        </div>
      )}
    </section>
  );
}

function NotLasting({ lasts }: { lasts: "stored" | "tab" | "page" }) {
  const t = useTranslations("common.list");
  if (lasts === "stored") return null;
  return (
    <p className={styles.warning}>
      {t("notLasting")}. {t(lasts)}
    </p>
  );
}

/** Where to find what can be kept. */
function Empty() {
  const t = useTranslations("list");
  const parts = useParts();
  return (
    <div className={`${grid.inset} ${styles.empty}`}>
      <p className={typography.lead}>{t("empty")}</p>
      <p className={styles.ways}>
        <Link to="/stones" className={`${typography.button} ${typography.filled}`}>
          {t("toStones")}
        </Link>
        {parts.includes("rooms") && (
          <Link to="/rooms" className={typography.button}>
            {t("toRooms")}
          </Link>
        )}
      </p>
    </div>
  );
}
