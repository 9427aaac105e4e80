import { NUMBER_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import { stoneOfWord, stoneWord } from "@stoneyard/site/content/stone-word.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";

/**
 * What a visitor can keep or ask about, in one word: a stone (`marble/carrara`), a room with the stones laid in it
 * (`rooms/kitchen-1?worktop=carrara`), a table in a finish (`dining-round-130/nero-marquina`), an accessory
 * (`ashtrays/square`, of which several pieces are `ashtrays/square?count=3`), or measures laid on a stone (`stones/measures?stone=carrara&pieces=w2400x620`).
 */
export type ItemKey = string;

/** Address of the page of measures, without its query. */
export const PLAN_KEY = "stones/measures";

const PATTERN = /^[a-z0-9-]+\/[a-z0-9-]+(\?[\w=&,./%+-]+)?$/i;
/** A room with stones and their places takes some 300 characters, a plan of sixty pieces 2,000. */
const LONGEST = 2500;

const SLAB = "slab";

/** A slab that is sold by itself: its stone, and its number. */
export function slabItem(stone: string, number: string): ItemKey {
  const word = encodeURIComponent(number).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${stone}?${SLAB}=${word}`;
}

/** The number of the slab that is meant; undefined of other things. */
export function slabNumberOf(key: ItemKey): string | undefined {
  const [, query = ""] = key.split("?");
  return new URLSearchParams(query).get(SLAB) ?? undefined;
}

export function isItemKey(key: unknown): key is ItemKey {
  return typeof key === "string" && key.length <= LONGEST && PATTERN.test(key);
}

/** How many pieces of a thing one asks for at most in one enquiry. */
export const MOST_OF_ONE = 99;
const COUNT = /\?count=([1-9]\d?)$/;

/** The key of a thing that one asks for several pieces of: `ashtrays/square?count=3`. */
export function withCount(key: ItemKey, count: number): ItemKey {
  const bare = withoutCount(key);
  return count > 1 ? `${bare}?count=${Math.min(count, MOST_OF_ONE)}` : bare;
}

export function withoutCount(key: ItemKey): ItemKey {
  return key.replace(COUNT, "");
}

export function countOf(key: ItemKey): number {
  return Number(COUNT.exec(key)?.[1] ?? 1);
}

/** More than anyone shares on purpose. */
const MOST = 100;

/** Items as a value of a query: `marble/carrara+rooms/kitchen-1?worktop=carrara`. */
export function writeItems(keys: readonly ItemKey[]): string {
  return keys.map(readable).join("+");
}

/** Slashes, question marks, equals signs and commas may stand in a query as they are, and read better. */
function readable(key: ItemKey): string {
  return encodeURIComponent(key).replace(/%(2F|3F|3D|2C)/g, decodeURIComponent);
}

/** Reads what `writeItems` wrote, from a decoded query; invalid items are left out. */
export function readItems(value: string | null): ItemKey[] {
  return [...new Set((value ?? "").split(" ").filter(isItemKey))].slice(0, MOST);
}

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
