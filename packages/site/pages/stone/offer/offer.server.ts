import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import {
  freeSlabs,
  inYard,
  type NumberedSlab,
  numberedSlabs,
} from "@stoneyard/catalogue/stones/single-slabs.ts";
import { LANGUAGES, type Locale } from "@stoneyard/site/i18n/locale.ts";
import { dateFormat } from "@stoneyard/site/i18n/number-format.ts";

/** A stone's stock and its price by the square metre, as far as its owner gives them. */
export function offerOf(stone: Stone, locale: Locale) {
  const stock = inYard(stone);
  return {
    stock: stock && {
      ...stock,
      date: stock.date && dayOf(stock.date, locale, "medium"),
      // Without a list nobody knows of which thickness and finish they are.
      isListed: numberedSlabs(stone).length > 0,
    },
    price: stone.price,
    least: leastPrice(stone),
  };
}
export type Offer = Partial<ReturnType<typeof offerOf>>;

/** Slabs of one thickness, cm, of one finish, or of both. */
export type SlabKind = { thickness?: number; finish?: Finish };

/**
 * The stone as it is in slabs of one kind: other slabs and thicknesses are left out, how slippery other finishes are, and a
 * price of others.
 */
export function inKind(stone: Stone, { thickness, finish }: SlabKind): Stone {
  const singleSlabs = stone.singleSlabs?.filter(
    (slab) => fits(slab.thickness, thickness) && fits(slab.finish, finish),
  );
  const price = fits(stone.price?.thickness, thickness) ? stone.price : undefined;
  return {
    ...stone,
    singleSlabs,
    price,
    thicknesses: stone.thicknesses.filter((own) => fits(own, thickness)),
    technical: stone.technical && ofFinish(stone.technical, finish),
  };
}

function ofFinish(technical: NonNullable<Stone["technical"]>, finish: Finish | undefined) {
  if (finish === undefined) return technical;
  return { ...technical, slip: { [finish]: technical.slip?.[finish] } };
}

/** What is not known may be what is wanted. */
function fits<Value>(value: Value | undefined, wanted: Value | undefined): boolean {
  return value === undefined || wanted === undefined || value === wanted;
}

/**
 * The least that a free slab costs, or the stone where none has a price, and whether there are dearer ones, as thicker ones are, or
 * some whose price is not known; undefined where no price is.
 */
function leastPrice(stone: Stone) {
  const slabs = freeSlabs(stone);
  const priced = slabs.flatMap(({ price }) => price ?? []);
  const told = priced.length === 0 || slabs.some((slab) => isPricedBy(stone, slab)) ? stone.price : undefined;
  const vat = told?.vat ?? priced[0]?.vat;
  if (vat === undefined) return undefined;
  const ofStone = told ? [told.from, told.to ?? told.from] : [];
  // A price without tax is not less than one with it.
  const alike = priced.filter((price) => price.vat === vat).map(({ perSquareMetre }) => perSquareMetre);
  const amount = Math.min(...ofStone, ...alike);
  const hasDearer =
    [...ofStone, ...priced.map(({ perSquareMetre }) => perSquareMetre)].some((one) => one > amount) ||
    slabs.some((slab) => !slab.price && !isPricedBy(stone, slab)) ||
    stone.thicknesses.some((thickness) => thickness > (told?.thickness ?? thickness));
  return { amount, hasDearer };
}

/** Whether a slab costs what its stone does. With another tax its own price is not comparable. */
function isPricedBy({ price }: Pick<Stone, "price">, slab: NumberedSlab): boolean {
  if (!price) return false;
  return slab.price ? slab.price.vat !== price.vat : fits(price.thickness, slab.thickness);
}

/**
 * A day such as 2026-11-02 in words; its number stays on one line with the month. Within a sentence take "medium", as Serbian
 * would decline the month's name.
 */
export function dayOf(date: string, locale: Locale, dateStyle: "long" | "medium" = "long"): string {
  const format = dateFormat(LANGUAGES[locale].intlLocale, { dateStyle, timeZone: "UTC" });
  return format.format(new Date(date)).replace(" ", "\u00a0");
}
