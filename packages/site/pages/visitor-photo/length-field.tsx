import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useId, useState } from "react";
import styles from "./visitor-photo.module.css";

type Props = {
  label: string;
  /** Undefined when the lines decide it. */
  metres: number | undefined;
  /** The length by the lines, metres. */
  reckoned?: number | undefined;
  /** Suggested lengths. */
  known?: readonly number[];
  least: number;
  onChange: (metres: number) => void;
  /** It was emptied, so that the lines decide it; without this a length is needed. */
  onClear?: () => void;
};

const MOST_METRES = 12;

/** A length in centimetres, told to the page when it makes sense. */
export function LengthField({ label, metres, reckoned, known = [], least, onChange, onClear }: Props) {
  const t = useTranslations("visitor-photo.measures");
  const format = useNumberFormat();
  const id = useId();
  const inCentimetres =
    metres === undefined ? "" : format(metres * 100, { maximumFractionDigits: 1, useGrouping: false });
  const [draft, setDraft] = useState<string>();
  const isReckoned = reckoned !== undefined && !draft;
  const wrong = draft !== undefined && draft.trim() !== "" && read(draft, least) === undefined;
  const commit = (written: string) => {
    setDraft(written);
    if (written.trim() === "" && metres !== undefined) onClear?.();
    const length = read(written, least);
    if (length !== undefined && length !== metres) onChange(length);
  };
  return (
    <div className={styles.length}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.lengthInput}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? inCentimetres}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : isReckoned ? `${id}-reckoned` : undefined}
          // Selects the text, so that typing replaces it.
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => commit(event.currentTarget.value)}
          onBlur={() => !wrong && setDraft(undefined)}
        />
        <span>cm</span>
      </span>
      {known.length > 0 && (
        <span className={styles.known}>
          {known.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === metres}
              onClick={() => {
                setDraft(undefined);
                onChange(each);
              }}
            >
              {format(each * 100, { maximumFractionDigits: 1 })}
            </button>
          ))}
        </span>
      )}
      {isReckoned && (
        <span id={`${id}-reckoned`} className={styles.reckoned}>
          {t("byLines", { length: format(reckoned * 100, { maximumFractionDigits: 0 }) })}
        </span>
      )}
      {wrong && (
        <span id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {t("wrong", { least: format(least * 100), most: format(MOST_METRES * 100) })}
        </span>
      )}
    </div>
  );
}

/** Metres of written centimetres, with a point or a comma; undefined for what is no such length. */
function read(written: string, least: number): number | undefined {
  const text = written.trim().replace(",", ".");
  if (!/^\d+(\.\d+)?$/.test(text)) return undefined;
  const metres = Number(text) / 100;
  return metres >= least && metres <= MOST_METRES ? metres : undefined;
}
