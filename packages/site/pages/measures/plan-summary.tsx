import { withNoBreakSpaces } from "@stoneyard/catalogue/languages/no-break-spaces.ts";
import { wholeSlabPrice } from "@stoneyard/catalogue/stones/slab-area.ts";
import { slabPath } from "@stoneyard/catalogue/stones/slab-path.ts";
import {
  KINDS,
  type MeasuredPiece,
  type Measures,
  piecesInWords,
  writeMeasures,
} from "@stoneyard/site/choice/measures.ts";
import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { TextLink } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useDeferredValue, useMemo } from "react";
import { tablePrice } from "../models/table-price.ts";
import { type FaultPlace, faultWords } from "../slab/fault-words.ts";
import { type Least, useOfferWords } from "../stone/offer/offer-words.ts";
import { type ChosenUse, UnadvisedUses } from "../stones/unadvised-uses.tsx";
import { type CutGroup, cutGroups } from "./cut-groups.ts";
import type { Totals } from "./cutting-list.ts";
import type { Estimate as EstimateData } from "./estimate.ts";
import type { MeasuredStone, YardSlab } from "./measures.json.server.ts";
import styles from "./measures.module.css";
import { isAmiss, largestRest, lyingPieces, possibleMoves } from "./slab-pieces.ts";
import type { PackedList } from "./use-layout.ts";
import { usePieceWords } from "./use-piece-words.ts";
import { useSlabState } from "./use-slab-state.ts";
import { type Stock, stockNow } from "./yard-slab.ts";

type Props = {
  measures: Measures;
  plan: PackedList;
  /** How many slabs are enough if pieces may be turned, where that saves some. */
  fewer: number | undefined;
  totals: Totals;
  /** Of a square metre of the stone, where it is known. */
  price: Least | undefined;
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
  price,
  estimate,
  stoneKey,
  stone,
  own,
  thickness,
}: Props) {
  const t = useTranslations("measures");
  const slabs = useTranslations("slab");
  const finishes = useTranslations("stones.finishes");
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
  const stock = own && layout.slabs === 1 ? undefined : stockNow(stone, thickness);
  const isOnly = own !== undefined && stock !== undefined && stock.free.length + stock.reserved.length === 1;
  const { density, countedSlabs, orderWeeks } = stone;
  const order = useOrderWords(orderWeeks, layout.slabs);
  const counted = countedSlabs !== undefined && t("countedSlabs", { slabs: countedSlabs });
  const unlisted = stone.inYard ? [] : [counted, order(countedSlabs ?? 0)].filter(Boolean);
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
      <UnadvisedUses
        chosen={chosenUses(stoneKey, pieces)}
        told={["care", "not-advised"]}
        className={styles.note}
      />
      <dl className={styles.facts}>
        <Fact term={t("facts.slab")}>
          {own && (
            <>
              <TextLink to={slabPath(own)}>{own.number}</TextLink>,{" "}
            </>
          )}
          {t("slabSize", { width: stone.slab.width, height: stone.slab.height, thickness })}
          {own?.finish && `, ${finishes(own.finish)}`}
        </Fact>
        {state && <Fact term={slabs("state")}>{state}</Fact>}
        {own?.faults && <Faults faults={own.faults} height={stone.slab.height} />}
        {stock && !isOnly && (
          <Fact term={t("facts.inYard")} wide>
            <InYard
              stock={stock}
              needed={layout.slabs}
              stoneKey={stoneKey}
              measures={{ ...measures, thickness }}
              order={order}
            />
          </Fact>
        )}
        {unlisted.length > 0 && (
          <Fact term={t("facts.inYard")} wide>
            {unlisted.join(", ")}
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
      {estimate ? (
        <Estimate {...estimate} />
      ) : (
        <StonePrice price={price} slab={stone.slab} slabs={layout.slabs} />
      )}
      <p className={typography.label}>{t("truth", { openings: totals.cutOuts })}</p>
    </section>
  );
}

function chosenUses(stone: string, pieces: readonly MeasuredPiece[]): ChosenUse[] {
  return pieces.flatMap(({ kind }) => {
    const { use } = KINDS[kind];
    return use ? { stone, use } : [];
  });
}

/** So many slabs of the yard are named. */
const MOST_NAMED = 6;

type InYardProps = {
  stock: Stock;
  needed: number;
  stoneKey: string;
  measures: Measures;
  order: ReturnType<typeof useOrderWords>;
};

/** Says how soon the slabs that a plan lacks can come; "" where that is not known or none lack. */
function useOrderWords(weeks: number | undefined, needed: number) {
  const offers = useTranslations("offer");
  return (there: number): string =>
    weeks === undefined || there >= needed ? "" : offers(there > 0 ? "moreIn" : "toOrder", { weeks });
}

/** How many slabs there are, and which: each with its finish, its faults, and the same plan on it. */
function InYard({
  stock: { free, reserved, smaller, otherThicknesses },
  needed,
  stoneKey,
  measures,
  order,
}: InYardProps) {
  const t = useTranslations("measures");
  const slabs = useTranslations("slab");
  const finishes = useTranslations("stones.finishes");
  const format = useNumberFormat();
  const sizes = new Set(
    smaller.flatMap(({ size }) => (size ? withNoBreakSpaces(`${size.width} × ${size.height} cm`) : [])),
  );
  const all = [...free, ...smaller];
  const isTooFew = free.length > 0 && all.length < needed;
  const ordered = order(all.length);
  return (
    <>
      {t("inYard", {
        slabs: free.length,
        reserved: reserved.length,
        smaller: smaller.length,
        sizes: [...sizes].join(", "),
      })}
      {isTooFew && ` (${t("tooFew")})`}
      {all.length === 0 &&
        otherThicknesses.length > 0 &&
        ` (${t("otherThicknesses", { thicknesses: otherThicknesses.map((each) => format(each)).join(", ") })})`}
      {ordered && `, ${ordered}`}
      {all.slice(0, MOST_NAMED).map(({ number, finish, faults = [] }) => (
        <span key={number} className={styles.inYard}>
          <TextLink
            to={`/stones/measures?${writeMeasures(stoneKey, { ...measures, slab: number, moves: {} })}`}
            rel="nofollow"
            aria-label={t("onSlab", { number })}
          >
            {number}
          </TextLink>
          {finish && ` ${finishes(finish)}`}
          {faults.length > 0 && `, ${slabs("faultCount", { count: faults.length })}`}
        </span>
      ))}
    </>
  );
}

type CutListProps = { groups: readonly CutGroup[]; slabs: number };

/** What is cut: equal pieces together, with how many of them lie on which slab. */
function CutList({ groups, slabs }: CutListProps) {
  const t = useTranslations("measures");
  const words = usePieceWords();
  return (
    <ul className={styles.cutList} aria-labelledby="cut-list">
      {groups.map(({ piece, entries, part, parts, on }) => {
        const cut = withNoBreakSpaces(piecesInWords([piece], words).join()).replace(" × ", "\u00a0× ");
        const bySlab = [...on].toSorted(([one], [other]) => one - other);
        const lying = bySlab.map(([slab, count]) =>
          (t("cutOn", { number: slab + 1 }) + (on.size > 1 ? `: ${count}` : "")).replaceAll(" ", "\u00a0"),
        );
        return (
          <li key={`${cut} ${part} ${parts}`}>
            {`${t("entry", { number: [...entries].join(", ") })}: ${cut}`}
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
      {told.join("; ")}. {t("faultReach")}
    </Fact>
  );
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

type StonePriceProps = { price: Least | undefined; slab: MeasuredStone["slab"]; slabs: number };

/** What a square metre costs, and where that is one price what all slabs do: more than only the pieces of them. */
function StonePrice({ price, slab, slabs }: StonePriceProps) {
  const t = useTranslations("measures");
  const offers = useTranslations("offer");
  const vats = useTranslations("offer.vat");
  const { prices } = useOfferWords();
  if (!price) return <p className={styles.estimate}>{offers("priceOnRequest")}</p>;
  const sum = `${tablePrice(slabs * wholeSlabPrice(slab, price.amount))}, ${vats(price.vat)}`;
  return (
    <p className={styles.estimate}>
      {t("stonePrice", { price: prices({ least: price }) })}
      {!price.hasDearer && ` ${t("wholeSlabs", { slabs, sum })}`} {t("workOnRequest")}
    </p>
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
