import type { FacetIndex } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SearchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { facetCode, facetedStone } from "@stoneyard/site/facets/facet-code.ts";

/** The index as it is sent: of each stone the code of its facets. */
export type SentIndex = Omit<SearchIndex, "facets"> & { options: FacetIndex["options"]; codes: string[] };

export function sentIndex({ facets: { options, stones }, ...words }: SearchIndex): SentIndex {
  return { ...words, options, codes: stones.map((stone) => facetCode(stone, options)) };
}

/** @param keys those of all stones, in the order of the catalogue */
export function readIndex({ options, codes, ...words }: SentIndex, keys: readonly string[]): SearchIndex {
  const stones = keys.map((key, i) => facetedStone(key, codes[i] ?? "", options));
  return { ...words, facets: { options, stones } };
}
