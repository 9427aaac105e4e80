import { NUMBER_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import { stoneOfWord, stoneWord } from "@stoneyard/site/content/stone-word.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { type ItemKey, writeItems } from "./items.ts";

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
  /** Words that are no stones. */
  unknown: string[];
  /** Stones beyond the limit. */
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

export const ITEMS_PARAMETER = "items";

/** A longer key would make a QR code that phones cannot read from a screen. */
const LONGEST_KEY = 300;

/**
 * The address of an enquiry's card. It holds all that the card shows, so that nothing is looked up. Of a long plan or room
 * it has the first value alone, such as the stone; the enquiry has the rest.
 */
export function cardAddress(number: string, chosen: readonly { key: ItemKey }[]): SiteHref {
  const items = writeItems(
    chosen.map(({ key }) => (key.length > LONGEST_KEY ? key.replace(/&.*/, "") : key)),
  );
  return `/contact/card?${NUMBER_PARAMETER}=${number}${items && `&${ITEMS_PARAMETER}=${items}`}`;
}
