import { isChosen } from "#app/facets/choose.ts";
import { type NearStone, nearestStones, type Relaxation, relaxations } from "#app/facets/relax.ts";
import { chosenFacets, without } from "#app/facets/selection.ts";
import { selectionSentence } from "#app/facets/sentence.ts";
import type { FacetIndex } from "#catalogue/facet-names.ts";
import type { SentenceWords } from "#catalogue/sentence-words.ts";
import type { Listing } from "./listing.ts";

/** Where nothing is left: what to give up, with the sentence of what would then be there, and what comes nearest. */
export type WayOut = Relaxation & { sentence: string };

export function waysOut({ universe, selection }: Listing, words: SentenceWords): WayOut[] {
  return relaxations(universe, selection)
    .slice(0, 4)
    .map((found) => ({ ...found, sentence: selectionSentence(found.selection, found.count, words) }));
}

export function nearest({ universe, selection }: Listing): NearStone[] {
  return nearestStones(universe, selection, 6);
}

/** What else was asked where something isn't there: granite, of "granite from Serbia". */
export function waysWithoutMissing(
  index: FacetIndex,
  { selection }: Listing,
  words: SentenceWords,
): WayOut[] {
  const rest = without(selection, "origin");
  const count = index.stones.filter((stone) => isChosen(stone, rest)).length;
  if (chosenFacets(rest).length === 0 || count === 0) return [];
  return [{ dropped: ["origin"], selection: rest, count, sentence: selectionSentence(rest, count, words) }];
}
