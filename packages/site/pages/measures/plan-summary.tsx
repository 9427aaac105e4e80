import { withNoBreakSpaces } from "@stoneyard/catalogue/languages/no-break-spaces.ts";
import { isReservedNow } from "@stoneyard/catalogue/stones/slab-states-file.ts";
import { type Measures, piecesInWords } from "@stoneyard/site/choice/measures.ts";
import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useDeferredValue, useMemo } from "react";
import { tablePrice } from "../models/table-price.ts";
import { type FaultPlace, faultWords } from "../slab/fault-words.ts";
import { useOfferWords } from "../stone/offer/offer-words.ts";
import { type CutGroup, cutGroups } from "./cut-groups.ts";
import type { Totals } from "./cutting-list.ts";
import { type Estimate as EstimateData, isFor } from "./estimate.ts";
import type { MeasuredStone, YardSlab } from "./measures.json.server.ts";
import styles from "./measures.module.css";
import { isAmiss, largestRest, lyingPieces, possibleMoves } from "./slab-pieces.ts";
import { UnadvisedUses } from "./unadvised-uses.tsx";
import type { PackedList } from "./use-layout.ts";
import { usePieceWords } from "./use-piece-words.ts";
import { useSlabState } from "./use-slab-state.ts";

type Props = {
  measures: Measures;
  plan: PackedList;
  /** How many slabs are enough if pieces may be turned, where that saves some. */
  fewer: number | undefined;
  totals: Totals;
  /** Where the owner has said prices. */
  estimate: EstimateData | undefined;
  stoneKey: string;
  stone: MeasuredStone;
  /** The slab in the yard that the plan lies on. */
  own: YardSlab | undefined;
  thickness: number;
};

/** What the plan comes to: slabs, area, weight, what is left; and what it costs, where the owner has said prices. */
export function PlanSummary({
  measures,
  plan,
  fewer,
  totals,
  estimate,
  stoneKey,
  stone,
  own,
  thickness,
}: Props) {
  const t = useTranslations("measures");
  const slabs = useTranslations("slab");
  const offers = useTranslations("offer");
  const { price: inFull } = useOfferWords();
  const format = useNumberFormat();
  const { layout } = plan;
  const square = (area: number) => format(area, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const slabArea = (stone.slab.width * stone.slab.height) / 10_000;
  const { pieces } = measures;
  // What was moved is drawn first: with many small pieces it takes a while to find what is left.
  const wanted = useDeferredValue(measures.moves);
  const faults = own?.faults;
  const moves = useMemo(() => possibleMoves(plan, pieces, wanted, stone.slab), [plan, pieces, wanted, stone]);
  const lying = useMemo(() => lyingPieces(plan, pieces, moves, stone.slab), [plan, pieces, moves, stone]);
  const rest = useMemo(
    () => largestRest(plan, lying, moves, stone.slab, faults),
    [plan, lying, moves, stone, faults],
  );
  const amiss = useMemo(() => isAmiss(lying, stone.slab, faults), [lying, stone, faults]);
  const state = useSlabState(own);
  /** How many parts an entry is cut in, by its number. */
  const joined = new Map(
    plan.list.pieces.flatMap(({ measured, parts }) => (parts > 1 ? [[measured + 1, parts] as const] : [])),
  );
  const { price } = stone;
  const isOfThickness = price && isFor(thickness, price);
  // As on the slab's page: a range says nothing of one slab.
  const isKnown = isOfThickness && (own === undefined || price.to === undefined);
  const priceWords = isKnown ? t("stonePrice", { price: inFull(price) }) : offers("priceOnRequest");
  const inYard = own && layout.slabs === 1 ? undefined : countedNow(stone, thickness);
  const isOnly = own !== undefined && inYard !== undefined && inYard.slabs + inYard.reserved === 1;
  const { density } = stone;
  const kilograms = density && ((totals.area - totals.cutOutArea) * thickness * density) / 100;
  return (
    <section aria-labelledby="result">
      <h3 id="result" className={typography.entry}>
        {t("slabs", { slabs: layout.slabs })}
      </h3>
      {amiss && <p className={styles.problem}>{t("amiss")}</p>}
      {own && layout.slabs > 1 && (
        <p className={styles.note}>
          {t("beyondSlab", { number: own.number, slabs: layout.slabs })}
          {isOnly && ` ${t("onlyOfSize")}`}
        </p>
      )}
      {[...joined].map(([number, parts]) => (
        <p key={number} className={styles.note}>{`${t("entry", { number })}: ${t("inParts", { parts })}`}</p>
      ))}
      {fewer !== undefined && <p className={styles.note}>{t("fewerIfTurned", { slabs: fewer })}</p>}
      <UnadvisedUses stoneKey={stoneKey} pieces={pieces} />
      <dl className={styles.facts}>
        <Fact term={t("facts.slab")}>
          {own && `${own.number}, `}
          {t("slabSize", { width: stone.slab.width, height: stone.slab.height, thickness })}
        </Fact>
        {state && <Fact term={slabs("state")}>{state}</Fact>}
        {own?.faults && <Faults faults={own.faults} height={stone.slab.height} />}
        {inYard && !isOnly && (
          <Fact term={t("facts.inYard")}>
            {t("inYard", inYard)}
            {inYard.slabs + inYard.smaller < layout.slabs && ` (${t("tooFew")})`}
          </Fact>
        )}
        <Fact term={t("facts.area")}>
          {t("area", {
            area: square(totals.area),
            share: format(totals.area / (slabArea * layout.slabs), { style: "percent" }),
            slabs: layout.slabs,
          })}
        </Fact>
        {kilograms !== undefined && density && (
          <Fact term={t("facts.weight")}>
            {t("weight", {
              weight: format(kilograms, { maximumFractionDigits: 0 }),
              density: format(density),
              openings: totals.cutOuts,
            })}
          </Fact>
        )}
        {totals.polished > 0 && (
          <Fact
            term={t("facts.polished")}
          >{`${format(totals.polished, { maximumFractionDigits: 2 })} m`}</Fact>
        )}
        {totals.cutOuts > 0 && <Fact term={t("facts.cutOuts")}>{format(totals.cutOuts)}</Fact>}
        <Fact term={t("facts.left")} wide>
          {t("left", { area: square(slabArea * layout.slabs - totals.area) })}
          {rest &&
            ` ${t("rest", { width: format(Math.floor(rest.width / 10)), height: format(Math.floor(rest.height / 10)) })}`}
        </Fact>
      </dl>
      <h4 id="cut-list" className={typography.smallHeading}>
        {t("cutList")}
      </h4>
      <CutList groups={cutGroups(plan, pieces, moves)} slabs={layout.slabs} />
      {estimate ? <Estimate {...estimate} /> : <p className={styles.estimate}>{priceWords}</p>}
      <p className={typography.label}>{t("truth", { openings: totals.cutOuts })}</p>
    </section>
  );
}

type CutListProps = { groups: readonly CutGroup[]; slabs: number };

/** What is cut: equal pieces together, with how many of them lie on which slab. */
function CutList({ groups, slabs }: CutListProps) {
  const t = useTranslations("measures");
  const words = usePieceWords();
  return (
    <ul className={styles.cutList} aria-labelledby="cut-list">
      {groups.map(({ piece, part, parts, on }) => {
        const cut = withNoBreakSpaces(piecesInWords([piece], words).join()).replace(" × ", "\u00a0× ");
        const bySlab = [...on].toSorted(([one], [other]) => one - other);
        const lying = bySlab.map(([slab, count]) =>
          (t("cutOn", { number: slab + 1 }) + (on.size > 1 ? `: ${count}` : "")).replaceAll(" ", "\u00a0"),
        );
        return (
          <li key={`${cut} ${part} ${parts}`}>
            {cut}
            {parts > 1 && ` (${t("part", { part: part + 1, parts })})`}
            {slabs > 1 && <span className={typography.label}>{` ${lying.join(", ")}`}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** What is known to be wrong with the slab, and where, each by its number on the drawing. */
function Faults({ faults, height }: { faults: NonNullable<YardSlab["faults"]>; height: number }) {
  const t = useTranslations("slab");
  const kinds = useTranslations("slab.faultKinds");
  const format = useNumberFormat();
  const words = { faultAt: (where: FaultPlace) => t("faultAt", where), kinds, format };
  const told = faults.map((fault, at) => faultWords(fault, at, height, words));
  return (
    <Fact term={t("faults")} wide>
      {told.join("; ")}
    </Fact>
  );
}

/**
 * How many slabs of a thickness and the usual size are free or reserved, on the device's own day, and which are smaller;
 * undefined where that of one is not known, which could be counted nowhere.
 */
function countedNow({ inYard, slab: usual }: MeasuredStone, thickness: number) {
  if (!inYard?.every((slab) => slab.thickness !== undefined)) return undefined;
  const { free = [], held = [] } = Object.groupBy(
    inYard.filter((slab) => slab.thickness === thickness),
    ({ reserved }) => (reserved !== undefined && isReservedNow(reserved) ? "held" : "free"),
  );
  const isSmaller = ({ size }: YardSlab) =>
    size !== undefined && (size.width < usual.width || size.height < usual.height);
  const smaller = free.filter(isSmaller);
  const sizes = new Set(
    smaller.map(({ size = usual }) => withNoBreakSpaces(`${size.width} × ${size.height} cm`)),
  );
  return {
    slabs: free.length - smaller.length,
    reserved: held.filter((slab) => !isSmaller(slab)).length,
    smaller: smaller.length,
    sizes: [...sizes].join(", "),
  };
}

/** @param wide more words than the others: where facts stand side by side it takes the room of two */
function Fact({ term, wide, children }: { term: string; wide?: true; children: React.ReactNode }) {
  return (
    <div className={wide && styles.wide}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The arithmetic of the estimate, line by line. */
function Estimate({ lines, total, vat }: EstimateData) {
  const t = useTranslations("measures");
  const names = useTranslations("measures.estimate");
  const vats = useTranslations("offer.vat");
  const format = useNumberFormat();
  return (
    <section aria-labelledby="estimate" className={styles.estimate}>
      <h4 id="estimate" className={typography.smallEntry}>
        {names("title")}
      </h4>
      <ul>
        {lines.map(({ of, amount, price, sum }) => (
          <li key={of}>
            {t("estimateLine", {
              of: names(of),
              amount: format(amount, { maximumFractionDigits: 2 }),
              price: tablePrice(price),
              sum: tablePrice(sum),
            })}
          </li>
        ))}
      </ul>
      <p>
        <strong>{tablePrice(total)}</strong>, {vats(vat)}
      </p>
      <p className={typography.label}>{names("note")}</p>
    </section>
  );
}
