import type { Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SearchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { chosenFacets, chosenStones, isChosen } from "@stoneyard/site/facets/selection.ts";
import type { QueryWord } from "./names.ts";
import type { Tools } from "./query-words.ts";

/** Keys of the stones that some words name, the best first; of them the chosen ones, where there are any. */
export function named(words: readonly QueryWord[], understood: Selection, { index, names }: Tools): string[] {
  const all = ranked(index, (stone) => names.score(stone, words));
  const byKey = new Map(index.facets.stones.map((stone) => [stone.key, stone]));
  // Every word is in some name, but no name has them all.
  const best = all.length > 0 ? all : ranked(index, names.scoresOfAny(words));
  const fitting = best.filter((key) => {
    const stone = byKey.get(key);
    return stone !== undefined && isChosen(stone, understood);
  });
  return fitting.length > 0 ? fitting : best;
}

/** Keys of the stones that the facets choose, in the order of the catalogue or of their lightness. */
export function chosen(understood: Selection, { facets, lightness }: SearchIndex): string[] {
  if (chosenFacets(understood).length === 0) return [];
  const extreme = EXTREMES[understood.lightness?.join() ?? ""] ?? 0;
  const inOrder = facets.stones
    .map((stone, place) => ({ stone, depth: extreme * (lightness[place] ?? 0) }))
    .sort((one, other) => other.depth - one.depth);
  return chosenStones(
    inOrder.map(({ stone }) => stone),
    understood,
  ).map(({ key }) => key);
}

/** Among light stones the lightest come first, among dark ones the darkest. */
const EXTREMES: Readonly<Record<string, number>> = { light: 1, dark: -1 };

/** Keys of the stones with a score, the best first, else in the order of the catalogue. */
export function ranked({ facets }: SearchIndex, scoreOf: (stone: number) => number): string[] {
  return facets.stones
    .map(({ key }, stone) => ({ key, score: scoreOf(stone) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ key }) => key);
}
