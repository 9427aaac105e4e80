import MiniSearch, { type SearchResult } from "minisearch";

/** One stone as the search knows it. */
export type SearchEntry = {
  id: string;
  href: string;
  title: string;
  family: string;
  aliases: string;
  rock: string;
  colour: string;
  country: string;
  /** Address of a small picture of the slab. */
  picture: string;
};

export type Search = {
  /** Stones that have every word of the query. */
  (query: string, limit?: number): SearchEntry[];
  /** Stones that have any of the words, however badly spelt: what an unknown address may have meant. */
  nearest(words: string, limit: number): SearchEntry[];
};

/**
 * A search over stones: names weigh most, one wrong letter in a longer word is forgiven, and the beginning of a word is
 * enough. "crni granit", "Karara" and "nero marqina" all find what is meant.
 */
export function createSearch(entries: SearchEntry[]): Search {
  const index = new MiniSearch<SearchEntry>({
    fields: ["title", "aliases", "family", "rock", "colour", "country"],
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    processTerm: foldedForms,
    searchOptions: {
      boost: { title: 4, aliases: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: "AND",
      processTerm: (term) => foldedForms(term),
    },
  });
  index.addAll(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const entriesOf = (hits: SearchResult[], limit: number) =>
    hits.slice(0, limit).flatMap((hit) => byId.get(hit.id) ?? []);
  const search = (query: string, limit = 8) => entriesOf(index.search(query), limit);
  const nearest = (words: string, limit: number) => {
    const fields = ["title", "aliases", "family"];
    return entriesOf(index.search(words, { combineWith: "OR", fuzzy: 0.4, fields }), limit);
  };
  return Object.assign(search, { nearest });
}

/** A word without diacritics. "đ" is not a letter with a mark to Unicode, and is typed both as "dj" and as "d". */
export function foldedForms(word: string): string[] {
  const plain = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const forms = new Set([plain.replaceAll("đ", "dj"), plain.replaceAll("đ", "d")]);
  return [...forms];
}
