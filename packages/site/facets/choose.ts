import {
  FACETS,
  type Facet,
  type FacetedStone,
  type FacetIndex,
  type Selection,
} from "@stoneyard/catalogue/facet-names.ts";
import { chosenFacets, without } from "./selection.ts";

/** Whether a stone has a chosen value of every chosen facet. */
export function isChosen(stone: FacetedStone, selection: Selection): boolean {
  return chosenFacets(selection).every((facet) => meets(stone, facet, selection));
}

export function meets(stone: FacetedStone, facet: Facet, selection: Selection): boolean {
  return selection[facet]?.some((value) => stone.values[facet].includes(value)) ?? true;
}

/** The remaining stones in the order of the catalogue; for a use, well suited ones first. */
export function chosenStones(stones: readonly FacetedStone[], selection: Selection): FacetedStone[] {
  const left = stones.filter((stone) => isChosen(stone, selection));
  return left.sort((one, other) => Number(needsCare(one, selection)) - Number(needsCare(other, selection)));
}

/** Whether a stone needs care in all its chosen uses. */
export function needsCare({ values, care }: FacetedStone, { use = [] }: Selection): boolean {
  const advised = use.filter((each) => values.use.includes(each));
  return advised.length > 0 && advised.every((each) => care.includes(each));
}

/** How many stones each value would leave beside the choices of the other facets: the number beside its box. */
export function optionCounts(
  { options, stones }: FacetIndex,
  selection: Selection,
): Record<Facet, Map<string, number>> {
  const entries = FACETS.map((facet) => {
    const counts = new Map(options[facet].map((value) => [value, 0]));
    const others = without(selection, facet);
    for (const stone of stones) {
      if (!isChosen(stone, others)) continue;
      for (const value of stone.values[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [facet, counts] as const;
  });
  return Object.fromEntries(entries) as Record<Facet, Map<string, number>>;
}
