import type { ItemKey } from "./item-key.ts";

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
