import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { type ItemKey, isItemKey, PLAN_KEY } from "@stoneyard/site/choice/items.ts";
import { barePath } from "@stoneyard/site/i18n/locale.ts";

/** A visitor's plan that is seen in a room, and the surfaces on which it is. */
export type ShownPlan = { key: ItemKey; surfaces: Surface[] };

/**
 * The plan of a visitor who came by a link of "My measurements"; undefined for others.
 * @param referrer address of the page with the link
 * @param search the room's query as it was opened
 */
export function planShown(
  referrer: string,
  search: URLSearchParams,
  surfaces: readonly Surface[],
): ShownPlan | undefined {
  const from = URL.parse(referrer);
  if (from?.origin !== location.origin || barePath(from.pathname) !== `/${PLAN_KEY}`) return undefined;
  const key = PLAN_KEY + from.search;
  const planned = surfaces.filter((surface) => search.has(surface));
  return isItemKey(key) && planned.length > 0 ? { key, surfaces: planned } : undefined;
}
