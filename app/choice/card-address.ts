import type { SiteHref } from "#app/i18n/site-href.ts";
import { NUMBER_PARAMETER } from "#enquiry/answer.ts";
import { writeItems } from "./item-address.ts";
import type { ItemKey } from "./item-key.ts";

export const ITEMS_PARAMETER = "items";

/** A longer key would make a code that no phone reads from a screen. */
const LONGEST_KEY = 300;

/**
 * Where the card of an enquiry stands: all that it shows is in its address, so it needs nobody's leave and no name. Of a long
 * plan or room it says the first value alone, such as the stone; the enquiry has the rest.
 */
export function cardAddress(number: string, chosen: readonly { key: ItemKey }[]): SiteHref {
  const items = writeItems(
    chosen.map(({ key }) => (key.length > LONGEST_KEY ? key.replace(/&.*/, "") : key)),
  );
  return `/contact/card?${NUMBER_PARAMETER}=${number}${items && `&${ITEMS_PARAMETER}=${items}`}`;
}
