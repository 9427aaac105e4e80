import { plainIn } from "@stoneyard/catalogue/words-in.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { WaysToGet } from "./how-to-get.tsx";

/** Delivery and collection, as far as the owner says. */
export async function waysToGet(locale: Locale): Promise<WaysToGet> {
  const { pickUp, delivery } = (await catalogue()).site;
  return {
    pickUp: pickUp ? plainIn(pickUp, locale) : null,
    delivery: delivery ? plainIn(delivery, locale) : null,
  };
}
