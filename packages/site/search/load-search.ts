import type { MissingWords } from "@stoneyard/catalogue/stones/missing-words.ts";
import { slabPath } from "@stoneyard/catalogue/stones/slab-path.ts";
import { fetchJson } from "@stoneyard/site/ui/browser/load-json.ts";
import type { Missing } from "./meanings.ts";
import { type Nearby, nearbyOf } from "./nearby.ts";
import type { Answer, Search } from "./search.ts";
import type { QuestionAnswer, SearchEntry, SearchFile } from "./search-entry.ts";
import { slabFinder } from "./slab-finder.ts";

export type StoneFinder = {
  /** The meaning of a query, its stones, answers to questions, and sentences for what is absent and what is nearest. */
  ask(query: string): Omit<Answer, "stones"> & {
    stones: SearchEntry[];
    answers: QuestionAnswer[];
    refusal: string;
    nearby: Nearby[];
  };
  nearest(words: string, limit: number): SearchEntry[];
  /** The slab whose number a query is. */
  slab(query: string): Promise<SlabEntry | undefined>;
};

/** A slab that was found by its number, in the language of the page. */
export type SlabEntry = { stone: SearchEntry; title: string; href: string };

/** Fetches the search and what it looks in (/search.json or /sr/search.json). @throws where either cannot be fetched */
export async function loadSearch(source: string): Promise<StoneFinder> {
  const [{ searchOfFile }, file] = await Promise.all([import("./search.ts"), fetchJson<SearchFile>(source)]);
  return finder(searchOfFile(file), file);
}

function finder(search: Search, { entries, missing, answers, slab: named }: SearchFile): StoneFinder {
  const byKey = new Map(entries.map((entry) => [entry.id, entry]));
  const findSlab = slabFinder();
  const shown = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  return {
    ask(query) {
      const answer = search(query);
      return {
        ...answer,
        stones: shown(answer.stones),
        answers: answer.questions.flatMap((key) => answers[key] ?? []),
        refusal: missingSentence(answer.missing, missing),
        nearby: nearbyOf(answer.missing, missing),
      };
    },
    async slab(query) {
      const found = await findSlab(query);
      const stone = found && byKey.get(found.stone);
      if (!stone) return undefined;
      const { number } = found;
      return {
        stone,
        title: named.replace("{stone}", stone.title).replace("{number}", number),
        href: stone.href.slice(0, -stone.id.length - 1) + slabPath({ number }),
      };
    },
    nearest: (words, limit) => shown(search.nearest(words, limit)),
  };
}

/** What isn't there, in as many sentences: "We have no stone from Serbia." */
export function missingSentence(
  missing: readonly Missing[],
  { sentences, countries, kinds }: MissingWords,
): string {
  const parts = missing.map((each) => {
    if (each.what === "name") return sentences.name.replace("{name}", () => each.typed);
    if (each.what === "kind") return sentences.kind.replace("{kind}", () => kinds[each.key] ?? each.key);
    return sentences.country.replace("{country}", () => countries[each.code] ?? each.code);
  });
  return [...new Set(parts)].join(" ");
}
