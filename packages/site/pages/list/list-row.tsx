import { CountStepper } from "@stoneyard/site/choice/count-stepper.tsx";
import { LONGEST_NOTE } from "@stoneyard/site/choice/saved-list.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { CROSS, IconButton } from "@stoneyard/site/ui/icon.tsx";
import { useId } from "react";
import styles from "./list-row.module.css";
import { PrintedThing } from "./listed-thing.tsx";
import type { ListedView } from "./listed-view.ts";

type Props = {
  /** Undefined when the catalogue no longer has it. */
  item: ListedView | undefined;
  name: string;
  note: string;
  count: number;
  first: boolean;
  last: boolean;
  /** Whether it is ticked for comparison; undefined where it cannot be. */
  compared: boolean | undefined;
  full: boolean;
  onCompare: () => void;
  onMove: (by: -1 | 1, button: HTMLElement) => void;
  onNote: (note: string) => void;
  onCount: (count: number) => void;
  onRemove: () => void;
};

/** One thing of the list: what it is, the visitor's note, and its place. */
export function ListRow(props: Props) {
  const { item, name, note, compared } = props;
  const t = useTranslations("list");
  const noteId = useId();
  return (
    <li className={`${styles.row} ${sheet.whole}`}>
      {item ? <PrintedThing item={item} /> : <p className={styles.gone}>{t("gone", { name })}</p>}
      <div className={styles.note}>
        <label htmlFor={noteId} className={`${typography.label} ${visible.screenOnly}`}>
          {t("note")} <span className={typography.visuallyHidden}>{name}</span>
        </label>
        <textarea
          id={noteId}
          rows={1}
          maxLength={LONGEST_NOTE}
          className={`${typography.field} ${typography.lineField} ${styles.words} ${visible.screenOnly}`}
          value={note}
          onChange={(event) => props.onNote(event.currentTarget.value)}
        />
        {note && <p className={`${sheet.paperOnly} ${typography.label}`}>{note}</p>}
      </div>
      <div className={`${styles.tools} ${visible.screenOnly}`}>
        {compared !== undefined && (
          <label className={`${typography.small} ${styles.compare}`}>
            <input
              type="checkbox"
              checked={compared}
              aria-disabled={(props.full && !compared) || undefined}
              onChange={() => (compared || !props.full) && props.onCompare()}
            />
            <span>
              {t("compareOne")} <span className={typography.visuallyHidden}>{name}</span>
            </span>
          </label>
        )}
        <IconButton
          label={t("up", { name })}
          off={props.first}
          path="M8 13V3M3.5 7.5 8 3l4.5 4.5"
          onPress={(button) => props.onMove(-1, button)}
        />
        <IconButton
          label={t("down", { name })}
          off={props.last}
          path="M8 3v10M3.5 8.5 8 13l4.5-4.5"
          onPress={(button) => props.onMove(1, button)}
        />
        <IconButton label={t("remove", { name })} path={CROSS} onPress={props.onRemove} />
        {item?.count !== undefined && (
          <CountStepper count={props.count} name={name} className={styles.count} onCount={props.onCount} />
        )}
      </div>
    </li>
  );
}
