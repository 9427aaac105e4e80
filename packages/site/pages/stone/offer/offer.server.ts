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
    least: stone.price && leastPrice(stone.price, stone),
  };
}
export type Offer = Partial<ReturnType<typeof offerOf>>;

/** The least that a stone or a slab of it costs that can be had, and whether there are dearer ones, as thicker ones are. */
function leastPrice({ from, to, vat }: NonNullable<Stone["price"]>, stone: Stone) {
  const slabs = unsoldSlabs(stone).flatMap(({ price }) => price ?? []);
  // A price without tax is not less than one with it.
  const alike = slabs.filter((price) => price.vat === vat);
  const amount = Math.min(from, ...alike.map(({ perSquareMetre }) => perSquareMetre));
  const hasDearer =
    to !== undefined || from > amount || slabs.some(({ perSquareMetre }) => perSquareMetre > amount);
  return { amount, hasDearer };
}

/**
 * A day such as 2026-11-02 in words; its number stays on one line with the month. Within a sentence take "medium", as Serbian
 * would decline the month's name.
 */
export function dayOf(date: string, locale: Locale, dateStyle: "long" | "medium" = "long"): string {
  const format = dateFormat(LANGUAGES[locale].intlLocale, { dateStyle, timeZone: "UTC" });
  return format.format(new Date(date)).replace(" ", "\u00a0");
}
