import type { Facet, FacetedStone, FacetIndex, Selection } from "@stoneyard/catalogue/facet-names.ts";
import type { SentenceWords } from "@stoneyard/catalogue/sentence-words.ts";
import { chosenStones, isChosen } from "@stoneyard/site/facets/choose.ts";
import { type NearStone, nearestStones, type Relaxation, relaxations } from "@stoneyard/site/facets/relax.ts";
import { chosenFacets, joined, selectionQuery, without } from "@stoneyard/site/facets/selection.ts";
import { selectionSentence } from "@stoneyard/site/facets/sentence.ts";
import type { Nearby } from "@stoneyard/site/search/nearby.ts";
import type { Listing } from "./listing.ts";

/** Where nothing is left: what to give up, with the sentence of what would then be there, and why that. */
type WayOut = Relaxation & { sentence: string; why?: string };

const NEAREST = 6;

export function waysOut({ universe, selection }: Listing, words: SentenceWords): WayOut[] {
  return relaxations(universe, selection)
    .slice(0, 4)
    .map((found) => ({ ...found, sentence: selectionSentence(found.selection, found.count, words) }));
}

export function nearest({ universe, selection }: Listing): NearStone[] {
  return nearestStones(universe, selection, NEAREST);
}

/**
 * Where something isn't there: what comes nearest to it, and what else was asked (granite, of "granite from Serbia"); where
 * nothing is known of it, every family.
 */
export function waysFromMissing(
  index: FacetIndex,
  { selection }: Listing,
  nearby: readonly Nearby[],
  words: SentenceWords,
): WayOut[] {
  const rest = without(selection, "origin");
  const way = (selection: Selection, dropped: readonly Facet[], why?: string): WayOut[] => {
    const count = index.stones.filter((stone) => isChosen(stone, selection)).length;
    if (chosenFacets(selection).length === 0 || count === 0) return [];
    const sentence = selectionSentence(selection, count, words);
    return [{ dropped, selection, count, sentence, ...(why && { why }) }];
  };
  const near = nearby.flatMap(({ selection, why }) => {
    const asked = way(joined(selection, rest, index.options), [], why);
    return asked.length > 0 ? asked : way(joined(selection, {}, index.options), [], why);
  });
  const dropped = selection.origin ? (["origin"] as const) : [];
  const others = near.some((found) => sameSelection(found.selection, rest)) ? [] : way(rest, dropped);
  const found = [...near, ...others];
  return found.length > 0 ? found : index.options.family.flatMap((key) => way({ family: [key] }, []));
}

/** Stones that come nearest to what isn't there; none where nothing is known of it. */
export function stonesNearMissing(index: FacetIndex, ways: readonly WayOut[]): FacetedStone[] {
  const [first] = ways;
  return first?.why ? chosenStones(index.stones, first.selection).slice(0, NEAREST) : [];
}

function sameSelection(one: Selection, other: Selection): boolean {
  return selectionQuery(one) === selectionQuery(other);
}
