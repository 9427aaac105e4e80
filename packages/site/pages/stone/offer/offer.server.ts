import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { inYard, unsoldSlabs } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { LANGUAGES, type Locale } from "@stoneyard/site/i18n/locale.ts";
import { dateFormat } from "@stoneyard/site/i18n/number-format.ts";

/** A stone's stock and its price by the square metre, as far as its owner gives them. */
export function offerOf(stone: Stone, locale: Locale) {
  const stock = inYard(stone);
  return {
    stock: stock && { ...stock, date: stock.date && dayOf(stock.date, locale) },
    price: stone.price,
    hasDearerSlabs: hasDearerSlabs(stone),
  };
}
export type Offer = Partial<ReturnType<typeof offerOf>>;

/** Whether a slab that can be had costs more than the stone's price, as a thicker one does. */
function hasDearerSlabs(stone: Stone): boolean {
  const { from = Number.POSITIVE_INFINITY } = stone.price ?? {};
  return unsoldSlabs(stone).some(({ price }) => (price?.perSquareMetre ?? 0) > from);
}

/**
 * A day such as 2026-11-02 in words; its number stays on one line with the month. Within a sentence take "medium", as Serbian
 * would decline the month's name.
 */
export function dayOf(date: string, locale: Locale, dateStyle: "long" | "medium" = "long"): string {
  const format = dateFormat(LANGUAGES[locale].intlLocale, { dateStyle, timeZone: "UTC" });
  return format.format(new Date(date)).replace(" ", "\u00a0");
}
