import type { Facet, FacetedStone, Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import { chosenFacets, isChosen, meets, without } from "./selection.ts";

/** Facets to give up, with what would then be left. */
export type Relaxation = { dropped: readonly Facet[]; selection: Selection; count: number };

/** A stone that fails some facets. */
export type NearStone = { stone: FacetedStone; missed: readonly Facet[] };

/** Cost of giving up a facet: what a stone must bear weighs more than how it looks. */
const WEIGHTS: Readonly<Record<Facet, number>> = {
  use: 10,
  acid: 9,
  frost: 9,
  stains: 6,
  colour: 5,
  lightness: 5,
  pattern: 3,
  family: 3,
  rock: 3,
  finish: 2,
  thickness: 2,
  origin: 2,
  available: 8,
};

/** The fewest facets to give up for a non-empty result, cheapest first; empty when nothing need be given up. */
export function relaxations(stones: readonly FacetedStone[], selection: Selection): Relaxation[] {
  const chosen = chosenFacets(selection);
  for (let size = 0; size <= chosen.length; size++) {
    const found = combinations(chosen, size).flatMap((dropped) => {
      const looser = without(selection, ...dropped);
      const count = stones.filter((stone) => isChosen(stone, looser)).length;
      return count > 0 ? [{ dropped, selection: looser, count }] : [];
    });
    if (found.length > 0)
      return size === 0 ? [] : found.sort((one, other) => weight(one.dropped) - weight(other.dropped));
  }
  return [];
}

/** What makes stones alike besides their colour and name: what they bear and how they look. */
const ALIKE = ["use", "acid", "frost", "stains", "lightness", "pattern"] as const;

/**
 * The nearest stones outside a selection, nearest first; of those that miss the same, first what is most like the stones that
 * have it: of grey stones, SM Marble is nearer to marble than granite is.
 */
export function nearestStones(
  stones: readonly FacetedStone[],
  selection: Selection,
  limit: number,
): NearStone[] {
  const chosen = chosenFacets(selection);
  const near = stones
    .map((stone) => ({ stone, missed: chosen.filter((facet) => !meets(stone, facet, selection)) }))
    .filter(({ missed }) => missed.length > 0 && missed.length < chosen.length);
  const likeFirst = [...Map.groupBy(near, ({ missed }) => missed.join()).values()].flatMap((alike) => {
    const kept = chosen.filter((facet) => !alike[0]?.missed.includes(facet));
    const having = stones.filter((stone) => isChosen(stone, without(selection, ...kept)));
    const likenesses = new Map(alike.map((each) => [each, likenessTo(having, each.stone)]));
    return alike.toSorted((one, other) => (likenesses.get(other) ?? 0) - (likenesses.get(one) ?? 0));
  });
  return likeFirst.sort((one, other) => weight(one.missed) - weight(other.missed)).slice(0, limit);
}

/** How much a stone has in common with others. */
function likenessTo(others: readonly FacetedStone[], { values }: FacetedStone): number {
  const sharedWith = (other: FacetedStone) =>
    ALIKE.reduce((sum, facet) => sum + share(values[facet], other.values[facet]), 0);
  return others.reduce((sum, other) => sum + sharedWith(other), 0);
}

/** Share of common values among all of both; without any, all. */
function share(values: readonly string[], others: readonly string[]): number {
  const all = new Set([...values, ...others]).size;
  return all === 0 ? 1 : values.filter((value) => others.includes(value)).length / all;
}

function weight(facets: readonly Facet[]): number {
  return facets.reduce((sum, facet) => sum + WEIGHTS[facet], 0);
}

function combinations(facets: readonly Facet[], size: number): Facet[][] {
  if (size === 0) return [[]];
  return facets.flatMap((first, i) =>
    combinations(facets.slice(i + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
