import { type Kind, newPiece } from "@stoneyard/site/choice/measures.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { keepingFocus } from "@stoneyard/site/ui/browser/keep-focus.ts";
import type { ReactNode, RefObject } from "react";
import { flushSync } from "react-dom";
import { type CuttingList, partsOf } from "./cutting-list.ts";
import type { MeasuredStone } from "./measures.json.server.ts";
import styles from "./measures.module.css";
import { PieceEntry } from "./piece-entry.tsx";
import { splashbacksBehind } from "./template-pieces.ts";
import type { MeasuresState } from "./use-measures.ts";

type Props = {
  state: MeasuresState;
  list: CuttingList;
  stone: MeasuredStone;
  thickness: number;
  form: RefObject<HTMLFormElement | null>;
  /** Says that entries were removed, where the first of them was; and its button, which takes the focus. */
  removedNote: ReactNode;
  undo: RefObject<HTMLElement | null>;
};

/** The pieces of a visitor, one below the other, and what holds for all of them. */
export function PieceForm({ state, list, stone, thickness, form, removedNote, undo }: Props) {
  const t = useTranslations("measures");
  const { pieces } = state.measures;
  const { former } = state;
  const removedFrom = former ? former.drafts.findIndex((draft) => former.removed.includes(draft)) : 0;
  const entries = state.drafts.map((draft, place) => (
    <PieceEntry
      key={draft.id}
      draft={draft}
      number={place + 1}
      before={state.drafts[place - 1]}
      typed={state.problems.filter(({ piece }) => piece === place)}
      problem={list.problems.find(({ measured }) => measured === place)}
      parts={partsOf(list, place)}
      onChange={(change) => state.change(draft.id, change)}
      onRemove={() => keepingFocus(() => state.remove(draft.id), undo)}
    />
  ));
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      aria-label={t("pieces")}
    >
      <ol className={styles.entries}>
        {removedNote
          ? entries.toSpliced(
              removedFrom,
              0,
              <li key="removed" className={styles.removed}>
                {removedNote}
              </li>,
            )
          : entries}
      </ol>
      {pieces.filter(isWorktop).length > 1 && <p className={typography.label}>{t("cornerHint")}</p>}
      <p className={styles.ways}>
        <button
          type="button"
          className={typography.button}
          onClick={() => {
            flushSync(() => state.add(newPiece("otherPiece", 600, 600)));
            form.current?.querySelector<HTMLElement>("ol > li:last-child select")?.focus();
          }}
        >
          {t("add")}
        </button>
        {pieces.some(isWorktop) && !state.drafts.some(isSplashback) && (
          <button
            type="button"
            className={typography.button}
            onClick={() => keepingFocus(() => state.add(...splashbacksBehind(pieces)), form)}
          >
            {t("addSplashbacks")}
          </button>
        )}
      </p>
      <ForAll state={state} stone={stone} thickness={thickness} />
    </form>
  );
}

const isWorktop = ({ kind }: { kind: Kind }) => kind === "worktopRun";
const isSplashback = ({ kind }: { kind: Kind }) => kind === "splashback";

function ForAll({ state, stone, thickness }: Omit<Props, "list" | "form" | "removedNote" | "undo">) {
  const t = useTranslations("measures");
  const { turns, slab } = state.measures;
  return (
    <fieldset className={styles.forAll}>
      <legend className={typography.label}>{t("forAll")}</legend>
      {stone.thicknesses.length > 1 && (
        <label className={styles.field}>
          <span className={typography.label}>{t("thickness")}</span>
          <select
            className={`${typography.field} ${styles.select}`}
            value={thickness}
            onChange={({ currentTarget }) =>
              state.choose({
                ...(slab === undefined && { moves: state.measures.moves }),
                thickness: Number(currentTarget.value),
                slab: undefined,
              })
            }
          >
            {stone.thicknesses.map((one) => (
              <option key={one} value={one}>{`${one} cm`}</option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={turns}
          onChange={({ currentTarget }) => state.choose({ turns: currentTarget.checked })}
        />
        <span>
          {t("turns")}
          <span className={`${typography.label} ${styles.hint}`}>
            {stone.directed ? t("turnsDirected") : t("turnsPlain")}
          </span>
        </span>
      </label>
    </fieldset>
  );
}
