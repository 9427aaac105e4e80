import type { MissingWords } from "@stoneyard/catalogue/stones/missing-words.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import type { SentIndex } from "./sent-index.ts";

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

/** What is said to a question that no stone answers, and the page where more stands. */
export type QuestionAnswer = { text: string; href?: SiteHref };

/** /search.json and /sr/search.json. `slab` is what a slab is called: {stone} and {number}. */
export type SearchFile = {
  index: SentIndex;
  entries: SearchEntry[];
  missing: MissingWords;
  answers: Record<string, QuestionAnswer>;
  slab: string;
};
