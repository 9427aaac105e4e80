import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { offerOf } from "./offer.server.ts";
import { offerWords } from "./offer-words.ts";

/** Stones as a listing shows them, each with its price and stock in a line, as far as they are known. */
export async function withOffers<View extends { key: string }>(
  views: readonly View[],
  locale: Locale,
): Promise<(View & { offer?: string[] })[]> {
  const { stones } = await catalogue();
  const { short } = offerWords(locale, await pageMessages(locale, "offer"));
  const byKey = new Map<string, Stone>(stones.map((stone) => [stone.key, stone]));
  return views.map((view) => {
    const stone = byKey.get(view.key);
    const offer = stone ? Object.values(short(offerOf(stone, locale))).filter(Boolean) : [];
    return offer.length > 0 ? { ...view, offer } : view;
  });
}
