import { isItemKey, writeItems } from "@stoneyard/site/choice/items.ts";
import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { type Measures, type ShownPlan, withShown, writeMeasures } from "@stoneyard/site/choice/measures.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PrintButton } from "@stoneyard/site/print/print-button.tsx";
import { SheetAddress } from "@stoneyard/site/print/sheet-address.tsx";
import { CopyLink } from "@stoneyard/site/shell/copy-link.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { keepingFocus } from "@stoneyard/site/ui/browser/keep-focus.ts";
import { useMemo, useRef } from "react";
import { cuttingList, EMPTY_LIST, partsOf, totalsOf } from "./cutting-list.ts";
import { estimateOf } from "./estimate.ts";
import type { MeasuredStone, MeasuresData } from "./measures.json.server.ts";
import styles from "./measures.module.css";
import { PieceForm } from "./piece-form.tsx";
import { PlanSlabs } from "./plan-slabs.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { RemovedNote } from "./removed-note.tsx";
import { Templates } from "./templates.tsx";
import { useFewerSlabs } from "./use-fewer-slabs.ts";
import { useLayout } from "./use-layout.ts";
import { useMeasures } from "./use-measures.ts";
import { onSlab, priceFor, slabNumbered } from "./yard-slab.ts";

type Props = { stoneKey: string; stone: MeasuredStone; data: MeasuresData };

/** The measures of a visitor on slabs of one stone: what shall be cut, and what comes of it. */
export function Planner({ stoneKey, stone: usual, data }: Props) {
  const t = useTranslations("measures");
  const slabs = useTranslations("slab");
  const path = useLocalizedPath();
  const state = useMeasures(stoneKey, usual);
  const { drafts, problems, measures, query } = state;
  const own = slabNumbered(measures.slab, usual);
  const stone = useMemo(() => onSlab(usual, own), [usual, own]);
  const title = own ? slabs("ofStone", { stone: stone.title, number: own.number }) : stone.title;
  const slab = useMemo(() => ({ width: stone.slab.width * 10, height: stone.slab.height * 10 }), [stone]);
  const { pieces, turns } = measures;
  const list = useMemo(
    () => (problems.length === 0 ? cuttingList({ pieces, turns }, slab) : EMPTY_LIST),
    [pieces, turns, problems, slab],
  );
  const { packed, failed } = useLayout(list, slab, own?.faults);
  const thickness = thicknessOf(measures, stone);
  const totals = useMemo(() => totalsOf(pieces), [pieces]);
  const price = priceFor(stone, thickness, own, packed?.layout.slabs ?? 1);
  const estimate = estimateOf(totals, price, data.workPrices);
  const isUnanswered = state.template !== undefined && state.template.number === undefined;
  const plan = packed && problems.length === 0 && !isUnanswered ? packed : undefined;
  // What is not laid out here can still be asked about.
  const isTooMuch =
    !isUnanswered && list.problems.length > 0 && list.problems.every(({ code }) => code === "tooMany");
  const fewer = useFewerSlabs(measures, slab, plan);
  const form = useRef<HTMLFormElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const undoNote = state.former && (
    <RemovedNote
      removed={state.former.removed}
      left={leftSlab(state.former.choices, measures, usual)}
      undo={undo}
      onUndo={() => keepingFocus(state.undo, form)}
    />
  );
  const isOfPlaces = state.former?.removed.length === 0;
  return (
    <>
      <div className={`${grid.inset} ${styles.title}`}>
        <h2 className={typography.section}>{title}</h2>
        {state.unknownSlab && (
          <p className={`${styles.warning} ${visible.screenOnly}`}>
            {t("notInStock", { number: state.unknownSlab })}
          </p>
        )}
      </div>
      <div className={`${grid.inset} ${visible.screenOnly}`}>
        <Templates first={drafts.length === 0} state={state} undo={undo} />
        {drafts.length === 0 && undoNote}
      </div>
      {drafts.length > 0 && (
        <div className={grid.grid}>
          <div className={`${styles.boxes} ${visible.screenOnly}`}>
            <PieceForm
              state={state}
              list={list}
              stone={stone}
              thickness={thickness}
              form={form}
              removedNote={isOfPlaces ? undefined : undoNote}
              undo={undo}
            />
            {plan && (
              <a href="#plan" className={`${typography.arrow} ${styles.toResult}`}>
                {t("slabs", { slabs: plan.layout.slabs })}
              </a>
            )}
          </div>
          <div id="plan" className={styles.figures}>
            <p role="status" className={typography.visuallyHidden}>
              {plan && t("slabs", { slabs: plan.layout.slabs })}
            </p>
            {failed && (
              <p role="alert" className={styles.warning}>
                {t("packingFailed")}
              </p>
            )}
            {(isUnanswered || (problems.length + list.problems.length > 0 && !isTooMuch)) && (
              <p className={styles.warning}>{t("mend")}</p>
            )}
            {isOfPlaces ? (
              <div className={visible.screenOnly}>{undoNote}</div>
            ) : (
              <p role="status" className={styles.note}>
                {plan && state.placesLost && t("placesLost")}
              </p>
            )}
            {plan && (
              <PlanSummary
                measures={measures}
                plan={plan}
                fewer={fewer}
                totals={totals}
                price={price}
                estimate={estimate}
                stoneKey={stoneKey}
                stone={stone}
                own={own}
                thickness={thickness}
              />
            )}
          </div>
        </div>
      )}
      {plan && (
        <>
          {/* Before the drawings: behind them it would have a sheet of its own. */}
          <SheetAddress path={path(`/stones/measures?${query}`)} />
          <PlanSlabs
            stone={stone}
            own={own}
            stoneKey={stoneKey}
            plan={plan}
            isPresent={plan.list === list}
            state={state}
            rooms={data.rooms}
          />
        </>
      )}
      {(plan || isTooMuch) && (
        <PlanActions
          query={writeMeasures(stoneKey, { ...measures, thickness })}
          title={`${t("title")}, ${title}`}
          shown={
            plan && {
              slabs: plan.layout.slabs,
              parts: pieces.map((_, entry) => partsOf(plan.list, entry)),
              sum: estimate,
            }
          }
        />
      )}
    </>
  );
}

/** The slab that a plan is not on any more, and how thick it is. */
function leftSlab(before: Pick<Measures, "slab" | "thickness">, { slab }: Measures, stone: MeasuredStone) {
  const left = before.slab === slab ? undefined : slabNumbered(before.slab, stone);
  return left && { number: left.number, thickness: left.thickness ?? thicknessOf(before, stone) };
}

/** Of the slabs, cm: the chosen one, or the stone's first. */
function thicknessOf({ thickness }: Pick<Measures, "thickness">, { thicknesses }: MeasuredStone): number {
  return thickness ?? thicknesses[0] ?? 2;
}

type ActionsProps = {
  query: string;
  title: string;
  /** What the plan comes to; undefined where there are only the pieces. */
  shown: ShownPlan | undefined;
};

/** What can be done with a plan: put it into an enquiry, keep it, share it, print it. */
function PlanActions({ query, title, shown }: ActionsProps) {
  const t = useTranslations("measures");
  const item = `stones/measures?${shown ? withShown(query, shown) : query}`;
  const address: SiteHref = `/stones/measures?${query}`;
  return (
    <div className={visible.screenOnly}>
      <div className={`${grid.inset} ${styles.actions}`}>
        {isItemKey(item) ? (
          <>
            <Link
              to={`/contact?about=${writeItems([item])}`}
              className={`${typography.button} ${typography.filled}`}
            >
              {shown ? t("ask") : t("askWithPieces")}
            </Link>
            <KeepButton item={item} name={title} worded />
          </>
        ) : (
          <p className={typography.label}>{t("tooLongToKeep")}</p>
        )}
        <CopyLink
          to={address}
          className={typography.button}
          words={{ share: t("share"), copied: t("copied") }}
        />
        {shown && <PrintButton className={typography.button} />}
      </div>
    </div>
  );
}
