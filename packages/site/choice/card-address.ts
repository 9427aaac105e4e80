import { NUMBER_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { type ItemKey, writeItems } from "./items.ts";

export const ITEMS_PARAMETER = "items";

/** A longer key would make a QR code that phones cannot read from a screen. */
const LONGEST_KEY = 300;

/** What a key ends with that was cut short. */
const CUT_SHORT = "&more";

/**
 * The address of an enquiry's card. It holds all that the card shows, so that nothing is looked up. Of a long plan or room
 * it has the first value alone, such as the stone, and that there is more; the enquiry has the rest.
 */
export function cardAddress(number: string, chosen: readonly { key: ItemKey }[]): SiteHref {
  const items = writeItems(
    chosen.map(({ key }) => (key.length > LONGEST_KEY ? key.replace(/&.*/, CUT_SHORT) : key)),
  );
  return `/contact/card?${NUMBER_PARAMETER}=${number}${items && `&${ITEMS_PARAMETER}=${items}`}`;
}

export function isCutShort(key: ItemKey): boolean {
  return key.endsWith(CUT_SHORT);
}
