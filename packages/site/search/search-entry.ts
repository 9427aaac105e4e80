import type { MissingWords } from "@stoneyard/catalogue/stones/missing-words.ts";
import type { SearchIndex } from "@stoneyard/catalogue/stones/search-index.ts";

/** How a stone that was found is shown, in the language of the page. */
export type SearchEntry = {
  id: string;
  href: string;
  title: string;
  family: string;
  rock: string;
  country: string;
  picture: string;
};

/** /search.json and /sr/search.json. `slab` is what a slab is called: {stone} and {number}. */
export type SearchFile = {
  index: SearchIndex;
  entries: SearchEntry[];
  missing: MissingWords;
  slab: string;
};
