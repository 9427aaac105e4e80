import { NUMBER_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { type ItemKey, writeItems } from "./items.ts";

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
