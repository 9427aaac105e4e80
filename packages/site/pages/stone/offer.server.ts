import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { inYard } from "@stoneyard/catalogue/single-slabs.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { LANGUAGES, type Locale } from "@stoneyard/site/i18n/locale.ts";
import { offerWords } from "./offer-words.ts";

/** What of a stone lies in the yard or can be ordered, and what a square metre costs, as far as its owner says so. */
export function offerOf(stone: Stone, locale: Locale) {
  const stock = inYard(stone);
  return {
    ...(stock && { stock: { ...stock, date: stock.date && dayOf(stock.date, locale) } }),
    ...(stone.price && { price: stone.price }),
  };
}
export type Offer = ReturnType<typeof offerOf>;

/** A day such as 2026-11-02 in words; shortly where it stands in a sentence, in which Serbian would decline the month. */
export function dayOf(date: string, locale: Locale, dateStyle: "long" | "medium" = "long"): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].intlLocale, { dateStyle, timeZone: "UTC" });
  return format.format(new Date(date));
}

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
