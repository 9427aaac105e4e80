/**
 * What a visitor can keep or ask about, in one word: a stone (`marble/carrara`), a room with the stones laid in it
 * (`rooms/kitchen-1?worktop=carrara`), a table in a finish (`dining-round-130/nero-marquina`), an accessory
 * (`ashtrays/square`, of which several pieces are `ashtrays/square?count=3`), or measures laid on a stone (`stones/measures?stone=carrara&pieces=w2400x620`).
 */
export type ItemKey = string;

/** Of measures, before the query that tells them. */
export const PLAN_KEY = "stones/measures";

const PATTERN = /^[a-z0-9-]+\/[a-z0-9-]+(\?[\w=&,./%+-]+)?$/i;
/** A room's address with a stone and its place on every surface comes to some 300 characters, a plan of sixty pieces to 2,000. */
const LONGEST = 2500;

export function isItemKey(key: unknown): key is ItemKey {
  return typeof key === "string" && key.length <= LONGEST && PATTERN.test(key);
}
