import {
  CUT_OUTS,
  canRunOn,
  EDGES,
  edgeName,
  KIND_NAMES,
  type Kind,
  UPRIGHT,
  WITH_CUT_OUTS,
} from "@stoneyard/site/choice/measures.ts";
import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useId } from "react";
import type { CuttingProblem } from "./cutting-list.ts";
import { BOUNDS, type DraftField, type DraftPiece, type DraftProblem } from "./draft.ts";
import styles from "./measures.module.css";

type Props = {
  draft: DraftPiece;
  number: number;
  /** The entry above it. */
  before: Pick<DraftPiece, "kind" | "count"> | undefined;
  /** What is wrong with what is typed. */
  typed: readonly DraftProblem[];
  /** Why the piece cannot be cut. */
  problem: CuttingProblem | undefined;
  /** In how many parts each of the pieces is cut: more than one where it is longer than a slab. */
  parts: number;
  onChange: (change: Partial<DraftPiece>) => void;
  onRemove: () => void;
};

/** One entry of the list: some equal pieces with their size, edges and openings. */
export function PieceEntry({ draft, number, before, typed, problem, parts, onChange, onRemove }: Props) {
  const t = useTranslations("measures");
  const names = useTranslations("stone.pieces");
  const problemText = useProblemText();
  const id = useId();
  return (
    <li className={styles.entry} aria-label={t("entry", { number })}>
      <p className={typography.label}>
        <span aria-hidden="true">{t("entry", { number })}</span>
        {parts > 1 && ` · ${t("inParts", { parts })}`}
      </p>
      <div className={styles.size}>
        <label className={styles.field}>
          <span className={typography.visuallyHidden}>{t("kind")}</span>
          <select
            className={`${typography.field} ${styles.select}`}
            value={draft.kind}
            onChange={({ currentTarget }) => {
              const kind = KIND_NAMES.find((name): name is Kind => name === currentTarget.value);
              if (kind) onChange({ kind });
            }}
          >
            {KIND_NAMES.map((name) => (
              <option key={name} value={name}>
                {names(name)}
              </option>
            ))}
          </select>
        </label>
        {(["length", "depth", "count"] as const).map((field) => (
          <SizeField
            key={field}
            field={field}
            draft={draft}
            describedBy={`${id}-problem`}
            bad={
              typed.some((one) => one.field === field) ||
              (problem !== undefined && field === fieldOf(problem))
            }
            onChange={onChange}
          />
        ))}
        <button
          type="button"
          className={styles.remove}
          aria-label={t("removeNamed", { number, name: names(draft.kind) })}
          onClick={onRemove}
        >
          {t("remove")}
        </button>
      </div>
      <PieceWork draft={draft} number={number} before={before} onChange={onChange} />
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {typed.map(({ field, code }) => problemText.typed(field, code, draft.kind)).join(" ")}
        {typed.length === 0 && problem && problemText.cut(problem)}
      </p>
    </li>
  );
}

type SizeFieldProps = Pick<Props, "draft" | "onChange"> & {
  field: DraftField;
  describedBy: string;
  bad: boolean;
};

function SizeField({ field, draft, describedBy, bad, onChange }: SizeFieldProps) {
  const fields = useTranslations("measures.fields");
  return (
    <label className={styles.field}>
      <span className={typography.label}>{fields(labelOf(field, draft.kind))}</span>
      <input
        inputMode={field === "count" ? "numeric" : "decimal"}
        autoComplete="off"
        className={typography.field}
        value={draft[field]}
        aria-invalid={bad}
        aria-describedby={describedBy}
        // What is suggested is written over.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
      />
    </label>
  );
}

/** What is done to a piece besides cutting it to size. */
function PieceWork({
  draft,
  number,
  before,
  onChange,
}: Pick<Props, "draft" | "number" | "before" | "onChange">) {
  const t = useTranslations("measures");
  const edges = useTranslations("measures.edges");
  const cutOuts = useTranslations("measures.cutOuts");
  return (
    <div className={styles.work}>
      <fieldset className={grid.row}>
        <legend className={typography.label}>{t("polished")}</legend>
        {EDGES.map((edge) => (
          <label key={edge} className={styles.mark}>
            <input
              type="checkbox"
              checked={draft.polished.includes(edge)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  polished: EDGES.filter((one) => (one === edge ? checked : draft.polished.includes(one))),
                })
              }
            />
            {edges(edgeName(edge, draft.kind))}
          </label>
        ))}
      </fieldset>
      {(WITH_CUT_OUTS.includes(draft.kind) || CUT_OUTS.some((cutOut) => draft.cutOuts[cutOut] > 0)) && (
        <fieldset className={grid.row}>
          <legend className={typography.label}>{t("cutOutsFor")}</legend>
          {CUT_OUTS.map((cutOut) => (
            <label key={cutOut} className={styles.mark}>
              <input
                type="checkbox"
                checked={draft.cutOuts[cutOut] > 0}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({ cutOuts: { ...draft.cutOuts, [cutOut]: checked ? 1 : 0 } })
                }
              />
              {cutOuts(cutOut)}
            </label>
          ))}
        </fieldset>
      )}
      {canRunOn(draft.kind, before?.kind) && (draft.runsOn || draft.count === before?.count) && (
        <label className={styles.mark}>
          <input
            type="checkbox"
            checked={draft.runsOn}
            onChange={({ currentTarget }) => onChange({ runsOn: currentTarget.checked })}
          />
          {t("runsOn", { number: number - 1 })}
        </label>
      )}
    </div>
  );
}

/** What to change so that a piece can be cut. */
function fieldOf({ code }: CuttingProblem): DraftField {
  if (code === "otherCount" || code === "tooMany") return "count";
  return code === "noRoomForCutOuts" || code === "rowTooLong" ? "length" : "depth";
}

/** What a measure is called on a piece as it is used. Veins run down the end of an island, which is so long as it is high. */
function labelOf(field: DraftField, kind: Kind): DraftField | "height" | "width" {
  if (kind === "waterfall") return field === "length" ? "height" : field;
  if (field !== "depth") return field;
  return UPRIGHT.includes(kind) ? "height" : kind === "floorTile" ? "width" : field;
}

/** A fault in words, with what to change. */
function useProblemText() {
  const problems = useTranslations("measures.problems");
  const fields = useTranslations("measures.fields");
  const format = useNumberFormat();
  return {
    typed: (field: DraftField, code: DraftProblem["code"], kind: Kind) =>
      problems(code, {
        field: fields(labelOf(field, kind)),
        least: BOUNDS[field].least,
        most: BOUNDS[field].most,
      }),
    cut: ({ code, values }: CuttingProblem) =>
      problems(
        code,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, format(value)])),
      ),
  };
}
