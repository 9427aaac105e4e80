import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { inYard, unsoldSlabs } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { LANGUAGES, type Locale } from "@stoneyard/site/i18n/locale.ts";
import { dateFormat } from "@stoneyard/site/i18n/number-format.ts";

/** A stone's stock and its price by the square metre, as far as its owner gives them. */
export function offerOf(stone: Stone, locale: Locale) {
  const stock = inYard(stone);
  return {
    stock: stock && { ...stock, date: stock.date && dayOf(stock.date, locale, "medium") },
    price: stone.price,
    least: leastPrice(stone),
  };
}
export type Offer = Partial<ReturnType<typeof offerOf>>;

/** The stone as it is in one thickness, cm: the slabs and the price of another are left out. */
export function inThickness(stone: Stone, thickness: number): Stone {
  const isOf = (one: { thickness?: number | undefined } = {}) => (one.thickness ?? thickness) === thickness;
  return {
    ...stone,
    singleSlabs: stone.singleSlabs?.filter(isOf),
    price: isOf(stone.price) ? stone.price : undefined,
  };
}

/**
 * The least that a stone or a slab of it costs that can be had, and whether there are dearer ones, as thicker ones are, or some
 * whose price is not known; undefined where no price is.
 */
function leastPrice(stone: Stone) {
  const slabs = unsoldSlabs(stone);
  const priced = slabs.flatMap(({ price }) => price ?? []);
  const vat = stone.price?.vat ?? priced[0]?.vat;
  if (vat === undefined) return undefined;
  const ofStone = stone.price ? [stone.price.from, stone.price.to ?? stone.price.from] : [];
  // A price without tax is not less than one with it.
  const alike = priced.filter((price) => price.vat === vat).map(({ perSquareMetre }) => perSquareMetre);
  const amount = Math.min(...ofStone, ...alike);
  const isDearer = [...ofStone, ...priced.map(({ perSquareMetre }) => perSquareMetre)].some(
    (one) => one > amount,
  );
  return { amount, hasDearer: isDearer || (!stone.price && priced.length < slabs.length) };
}

/**
 * A day such as 2026-11-02 in words; its number stays on one line with the month. Within a sentence take "medium", as Serbian
 * would decline the month's name.
 */
export function dayOf(date: string, locale: Locale, dateStyle: "long" | "medium" = "long"): string {
  const format = dateFormat(LANGUAGES[locale].intlLocale, { dateStyle, timeZone: "UTC" });
  return format.format(new Date(date)).replace(" ", "\u00a0");
}
