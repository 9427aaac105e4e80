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

/** The nearest stones outside a selection, nearest first. */
export function nearestStones(
  stones: readonly FacetedStone[],
  selection: Selection,
  limit: number,
): NearStone[] {
  const chosen = chosenFacets(selection);
  return stones
    .map((stone) => ({ stone, missed: chosen.filter((facet) => !meets(stone, facet, selection)) }))
    .filter(({ missed }) => missed.length > 0 && missed.length < chosen.length)
    .sort((one, other) => weight(one.missed) - weight(other.missed))
    .slice(0, limit);
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
