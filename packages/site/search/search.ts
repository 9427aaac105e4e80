import type { Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SearchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { chosenFacets, joined } from "@stoneyard/site/facets/selection.ts";
import { Lexicon } from "./lexicon.ts";
import type { Missing } from "./meanings.ts";
import { Names, type QueryWord } from "./names.ts";
import { LONGEST_QUERY, queryWords, type Tools } from "./query-words.ts";
import { chosen, named, ranked } from "./ranking.ts";
import { type Reading, read } from "./reading.ts";
import type { SearchFile } from "./search-entry.ts";
import { readIndex } from "./sent-index.ts";

export type Answer = {
  /** Keys of stones, best first; none where something asked for is absent. */
  stones: string[];
  /** What the words stand for among the facets; beside a name also uses that its stones do not suit. */
  understood: Selection;
  /** Words that were taken as part of a name, wanted or not. */
  named: string[];
  /** Unknown words, which the answer ignores. */
  leftOut: string[];
  /** The same with what refuses them, as typed: "without resin". */
  ignoredRefusals: string[];
  missing: Missing[];
  /** Keys of what was asked that no stone tells: price, stock. */
  questions: string[];
};

export type Search = {
  (query: string): Answer;
  /** Keys of stones whose names resemble any of the words: for an unknown address. */
  nearest(words: string, limit: number): string[];
};

/** A search over the stones of a file, in the order of its entries. */
export function searchOfFile({ index, entries }: Pick<SearchFile, "index" | "entries">): Search {
  const keys = entries.map(({ id }) => id);
  return createSearch(readIndex(index, keys));
}

/**
 * A search over stones by names, kinds, looks and needs. search.yaml separates words that choose (colours, uses, countries,
 * …) from names; a full name comes first whatever its words mean.
 */
export function createSearch(index: SearchIndex): Search {
  const lexicon = new Lexicon(index);
  const names = new Names(index, lexicon);
  const tools: Tools = { index, lexicon, names };
  const search = (query: string) =>
    withBegun(answer(queryWords(query, tools), tools), names.begunBy(query.slice(0, LONGEST_QUERY)), index);
  const nearest = (query: string, limit: number) =>
    ranked(index, names.scoresOfAny(queryWords(query, tools))).slice(0, limit);
  return Object.assign(search, { nearest });
}

function answer(words: readonly QueryWord[], tools: Tools): Answer {
  const reading = read(words, tools);
  const { leftOver, notNamed, questions, unadvised } = reading;
  const missing = [...reading.missing, ...missingCountries(reading.understood, tools.index)];
  const named = typedOnce([...words.filter((word) => leftOver.includes(word)), ...notNamed.flat()]);
  const stones = missing.length > 0 ? [] : stonesFor(reading, tools);
  const understood = joined(reading.understood, { use: unadvised }, tools.index.facets.options);
  return { stones, understood, named, ...ignored(words, reading), missing, questions };
}

/** What the answer ignores: words, and refusals none of whose words is understood. */
function ignored(words: readonly QueryWord[], { leftOut, refusals }: Reading) {
  const unmet = refusals.filter(({ words }) => words.every((word) => leftOut.includes(word)));
  const refused = unmet.flatMap(({ words }) => words);
  const unknown = words.filter((word) => leftOut.includes(word) && !refused.includes(word));
  const ignoredRefusals = unmet.map(({ not, words }) => typedOnce([...not, ...words]).join(" "));
  return { leftOut: typedOnce(unknown), ignoredRefusals };
}

/** What begins as it was typed comes first: "nero as" is Nero Assoluto, though "as" is a word of its own. */
function withBegun(answer: Answer, begun: readonly number[], { facets }: SearchIndex): Answer {
  if (begun.length === 0) return answer;
  const keys = begun.flatMap((stone) => facets.stones[stone]?.key ?? []);
  return {
    ...answer,
    stones: [...new Set([...keys, ...answer.stones])],
    leftOut: [],
    ignoredRefusals: [],
    missing: [],
  };
}

function typedOnce(words: readonly QueryWord[]): string[] {
  return [...new Set(words.map(({ typed }) => typed))];
}

function missingCountries({ origin = [] }: Selection, { facets }: SearchIndex): Missing[] {
  const isThere = origin.some((code) => facets.stones.some(({ values }) => values.origin.includes(code)));
  return isThere ? [] : origin.map((code) => ({ what: "country", code }));
}

/**
 * Full names first, then choices and names together; where a named stone is not among the chosen, the name decides. A name
 * alone that is not wanted leaves all others.
 */
function stonesFor(reading: Reading, tools: Tools): string[] {
  const { index, names } = tools;
  const { understood, leftOver, notNamed } = reading;
  const { stones } = index.facets;
  const first = reading.first.flatMap((stone) => stones[stone]?.key ?? []);
  const rest = leftOver.length > 0 ? named(leftOver, understood, tools) : chosen(understood, index);
  if (notNamed.length === 0) return [...new Set([...first, ...rest])];
  const isChoosing = leftOver.length > 0 || chosenFacets(understood).length > 0;
  const unwanted = new Set(notNamed.flatMap((words) => names.namedBy(words)).map((i) => stones[i]?.key));
  const all = isChoosing ? [...first, ...rest] : stones.map(({ key }) => key);
  return [...new Set(all)].filter((key) => !unwanted.has(key));
}
