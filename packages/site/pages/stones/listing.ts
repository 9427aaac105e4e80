import type { Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { FacetedStone, FacetIndex, Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import {
  bestSuitedFirst,
  chosenFacets,
  chosenStones,
  joined,
  needsCare,
  optionCounts,
} from "@stoneyard/site/facets/selection.ts";
import type { StoneFinder } from "@stoneyard/site/search/load-search.ts";
import type { Answer } from "@stoneyard/site/search/search.ts";
import type { Sort } from "./listing-address.ts";

/** What the search answered to what is in its field. */
export type ListingAnswer = Pick<Answer, "stones" | "understood" | "named" | "leftOut" | "ignoredRefusals"> &
  Pick<ReturnType<StoneFinder["ask"]>, "answers" | "refusal" | "nearby"> & {
    /** The slab whose number was asked for. */
    slab?: { title: string; href: string };
  };

/** What is left of the stones by the facets and by what the search answered; without an answer all are asked about. */
export function listingOf(index: FacetIndex, chosen: Selection, answer: ListingAnswer | undefined) {
  const isNamed = answer !== undefined && answer.named.length > 0;
  const isRefused = answer !== undefined && answer.refusal !== "";
  const selection = answer && !isNamed ? joined(answer.understood, chosen, index.options) : chosen;
  const universe = isNamed ? inOrder(index.stones, answer.stones) : index.stones;
  const left = isRefused ? [] : chosenStones(universe, selection);
  const hasOrder = answer && !isNamed && answer.stones.length > 0 && chosenFacets(chosen).length === 0;
  // Where only words chose, a stone of that very name comes first, even if it isn't what the words mean.
  const stones = hasOrder ? inOrder(left, answer.stones) : left;
  return {
    /** What is chosen, by facets or in words that mean facets. */
    selection,
    stones,
    /** Those among which the facets choose. */
    universe,
    counts: optionCounts({ ...index, stones: [...universe] }, selection),
    /** The words in the field are names, and not only facets said in words: they stay when a facet is chosen. */
    isNamed,
  };
}

/** What a listing shows of its stones. */
export type Listing = ReturnType<typeof listingOf>;

function inOrder(stones: readonly FacetedStone[], keys: readonly string[]): FacetedStone[] {
  const byKey = new Map(stones.map((stone) => [stone.key, stone]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

const BEST_FIRST: readonly Verdict[] = ["well", "care", "not-advised"];

/** The verdict on a stone for each use asked for, the best first. */
export function verdictsOf(
  stone: FacetedStone,
  { use = [] }: Selection,
): { use: string; verdict: Verdict }[] {
  const verdicts = use.map((each) => ({ use: each, verdict: verdictOf(stone, each) }));
  return BEST_FIRST.flatMap((best) => verdicts.filter(({ verdict }) => verdict === best));
}

function verdictOf({ values, care }: FacetedStone, use: string): Verdict {
  if (!values.use.includes(use)) return "not-advised";
  return care.includes(use) ? "care" : "well";
}

/** Stones under "well suited" and "with care" where a use is asked for; of several uses first what suits them all. */
export function byVerdict(
  stones: readonly FacetedStone[],
  selection: Selection,
): { well: FacetedStone[]; care: FacetedStone[] } {
  const { well = [], care = [] } = Object.groupBy(bestSuitedFirst(stones, selection), (stone) =>
    needsCare(stone, selection) ? "care" : "well",
  );
  return { well, care };
}

/** What an order looks at. */
export type SortableStone = { title: string; luminance: number };

/** All stones in the order asked for. Names are compared as the visitor's language does. */
export function sorted<T extends SortableStone>(
  stones: readonly T[],
  sort: Sort,
  locale: string,
): readonly T[] {
  if (sort === "light") return stones.toSorted((one, other) => other.luminance - one.luminance);
  if (sort === "dark") return stones.toSorted((one, other) => one.luminance - other.luminance);
  if (sort === "name") return stones.toSorted((one, other) => one.title.localeCompare(other.title, locale));
  return stones;
}

/** Who asks for dark stones alone sees the darkest first, and for light ones the lightest, until another order is asked for. */
export function sortFor(sort: Sort, { lightness = [] }: Selection): Sort {
  const [only, ...others] = lightness;
  if (sort !== "listed" || others.length > 0) return sort;
  return only === "dark" || only === "light" ? only : sort;
}
