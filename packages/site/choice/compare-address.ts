import { stoneOfWord, stoneWord } from "@stoneyard/site/content/stone-word.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";

/** Most columns in which a stone can still be judged. */
export const MOST_COMPARED = 4;

/** The address of a comparison: `/compare?stones=carrara,magma`. */
export function compareAddress(keys: readonly string[], all: readonly string[], use = ""): SiteHref {
  const stones = keys.map((key) => stoneWord(key, all)).join(",");
  return `/compare?stones=${stones}${use && `&use=${use}`}`;
}

type Asked = {
  /** Stones by family and slug, once each, as many as can be compared. */
  stones: string[];
  unknown: string[];
  left: string[];
};

/** Reads `?stones=`. */
export function readStones(value: string | null, all: readonly string[]): Asked {
  const words = (value ?? "").split(",").filter(Boolean);
  const found = [...new Set(words.flatMap((word) => stoneOfWord(word, all) ?? []))];
  return {
    stones: found.slice(0, MOST_COMPARED),
    unknown: words.filter((word) => stoneOfWord(word, all) === undefined),
    left: found.slice(MOST_COMPARED),
  };
}
