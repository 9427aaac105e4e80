import type { Content, Stone } from "@stoneyard/catalogue/catalogue.ts";
import { facetIndex } from "@stoneyard/catalogue/stones/facet-index.ts";
import { FACETS, type FacetIndex } from "@stoneyard/catalogue/stones/facet-names.ts";
import {
  type FacetWords,
  type SentenceWords,
  sentenceWords,
} from "@stoneyard/catalogue/stones/sentence-words.ts";
import { facetCode, optionsOf } from "@stoneyard/site/facets/facet-code.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";

/** By what the stones of a listing are chosen, in one language, as small as it can be said. */
export type ListingFacets = {
  options: FacetIndex["options"];
  words: SentenceWords;
  /** In the order of the stones. */
  codes: string[];
};

type Needed = Pick<Content, "stones" | "rocks" | "suitability" | "searchWords" | "facets" | "families">;

export function listingFacets(content: Needed, stones: readonly Stone[], locale: Locale): ListingFacets {
  const index = facetIndex({ ...content, stones: [...stones] });
  const options = optionsOf(index);
  return {
    options,
    words: offeredWords(sentenceWords(content, locale), options),
    codes: index.stones.map((stone) => facetCode(stone, options)),
  };
}

/** The words of the values that are offered, in their order. */
function offeredWords(words: SentenceWords, options: FacetIndex["options"]): SentenceWords {
  const entries = FACETS.map((facet): [string, FacetWords] => {
    const { values, ...said } = words.facets[facet];
    const offered = options[facet].flatMap((value) => {
      const found = values[value];
      return found ? [[value, found] as const] : [];
    });
    return [facet, { ...said, values: Object.fromEntries(offered) }];
  });
  return { ...words, facets: Object.fromEntries(entries) as SentenceWords["facets"] };
}
