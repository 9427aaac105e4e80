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
  return `${stone}?${SLAB}=${slabWord(number)}`;
}

/** A slab's number as a key or an address carries it. */
export function slabWord(number: string): string {
  return encodeURIComponent(number).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** The number of the slab that is meant; undefined of other things. */
export function slabNumberOf(key: ItemKey): string | undefined {
  const [bare, query = ""] = key.split("?");
  // A plan that lies on a slab is a plan.
  return bare === PLAN_KEY ? undefined : (new URLSearchParams(query).get(SLAB) ?? undefined);
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

/** How many things an address carries: more than anyone shares on purpose. */
export const MOST_CARRIED = 100;

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
  return [...new Set((value ?? "").split(" ").filter(isItemKey))].slice(0, MOST_CARRIED);
}
