import { stoneOfWord, stoneWord } from "#app/content/stone-word.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";

/** More columns would be too narrow to judge a stone by. */
export const MOST_COMPARED = 4;

/** The address of a comparison: `/compare?stones=carrara,magma`. */
export function compareAddress(keys: readonly string[], all: readonly string[], use = ""): SiteHref {
  const stones = keys.map((key) => stoneWord(key, all)).join(",");
  return `/compare?stones=${stones}${use && `&use=${use}`}`;
}

export type Asked = {
  /** Family and slug, each once, as many as can be compared. */
  stones: string[];
  /** Words that name no stone. */
  unknown: string[];
  /** Stones beyond those that can be compared. */
  left: string[];
};

/** What `?stones=` asks for. */
export function readStones(value: string | null, all: readonly string[]): Asked {
  const words = (value ?? "").split(",").filter(Boolean);
  const found = [...new Set(words.flatMap((word) => stoneOfWord(word, all) ?? []))];
  return {
    stones: found.slice(0, MOST_COMPARED),
    unknown: words.filter((word) => stoneOfWord(word, all) === undefined),
    left: found.slice(MOST_COMPARED),
  };
}
