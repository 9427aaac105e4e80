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
import type { Slip } from "./offer-words.ts";
import type { SlabKind } from "./slab-kind.ts";

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

/** The stone as it is in slabs of one kind: other slabs, thicknesses and finishes are left out, and its price where that is of others. */
export function inKind(stone: Stone, { thicknesses, finishes }: SlabKind): Stone {
  return {
    ...stone,
    singleSlabs: stone.singleSlabs?.filter(
      (slab) => fits(slab.thickness, thicknesses) && fits(slab.finish, finishes),
    ),
    price: fits(stone.price?.thickness, thicknesses) ? stone.price : undefined,
    thicknesses: stone.thicknesses.filter((thickness) => fits(thickness, thicknesses)),
    finishes: stone.finishes.filter((finish) => fits(finish, finishes)),
  };
}

/**
 * How slippery a stone is in each finish of its free slabs, or in all that it comes in where these are not known. What was not
 * measured is empty. The finish is told where the stone has others.
 */
export function slipsOf(stone: Stone): (Slip & { finish?: Finish })[] {
  const measured = stone.technical?.slip ?? {};
  const isOneOfSeveral = stone.finishes.length > 1;
  return finishesOf(stone).map((finish) => ({ ...measured[finish], ...(isOneOfSeveral && { finish }) }));
}

function finishesOf(stone: Stone): readonly Finish[] {
  const slabs = freeSlabs(stone);
  const known = slabs.flatMap(({ finish }) => finish ?? []);
  return slabs.length > 0 && known.length === slabs.length ? [...new Set(known)] : stone.finishes;
}

/** What is not known may be what is wanted; without a wish everything is. */
function fits<Value>(value: Value | undefined, wanted: readonly Value[]): boolean {
  return value === undefined || wanted.length === 0 || wanted.includes(value);
}

/**
 * The least that a stone or a free slab of it costs, with its tax and, where the stone has several, its thickness, and whether
 * there are dearer ones, as thicker ones are, or some whose price is not known; undefined where no price is. Where all free slabs
 * have prices of their own, the stone's is not told.
 */
function leastPrice(stone: Stone) {
  const slabs = freeSlabs(stone);
  const isTold = slabs.every((slab) => !slab.price) || slabs.some((slab) => isPricedBy(stone, slab));
  const price = isTold ? stone.price : undefined;
  const all = [...(price ? pricesOf(price) : []), ...slabs.flatMap(pricesOfSlab)];
  const [first] = all;
  if (!first) return undefined;
  const { vat } = first;
  // A price without tax is not less than one with it.
  const alike = all.filter((each) => each.vat === vat);
  const amount = Math.min(...alike.map((each) => each.amount));
  const thicknesses = new Set(alike.flatMap((each) => (each.amount === amount ? [each.thickness] : [])));
  const hasDearer =
    all.some((each) => each.amount > amount) ||
    slabs.some((slab) => !slab.price && !isPricedBy(stone, slab)) ||
    stone.thicknesses.some((thickness) => thickness > (price?.thickness ?? thickness));
  const isOfOne = thicknesses.size === 1 && stone.thicknesses.length > 1;
  return { amount, hasDearer, vat, thickness: isOfOne ? [...thicknesses][0] : undefined };
}

type Price = NonNullable<Stone["price"]>;
/** What some slabs cost by the square metre. */
type Priced = Pick<Price, "vat" | "thickness"> & { amount: number };

function pricesOf({ from, to = from, vat, thickness }: Price): Priced[] {
  return [from, to].map((amount) => ({ amount, vat, thickness }));
}

function pricesOfSlab({ price, thickness }: NumberedSlab): Priced[] {
  return price ? [{ amount: price.perSquareMetre, vat: price.vat, thickness }] : [];
}

/** Whether a slab costs what its stone does. With another tax its own price is not comparable. */
function isPricedBy({ price }: Pick<Stone, "price">, slab: NumberedSlab): boolean {
  if (!price) return false;
  if (slab.price) return slab.price.vat !== price.vat;
  return (slab.thickness ?? price.thickness) === (price.thickness ?? slab.thickness);
}

/**
 * A day such as 2026-11-02 in words; its number stays on one line with the month. Within a sentence take "medium", as Serbian
 * would decline the month's name.
 */
export function dayOf(date: string, locale: Locale, dateStyle: "long" | "medium" = "long"): string {
  const format = dateFormat(LANGUAGES[locale].intlLocale, { dateStyle, timeZone: "UTC" });
  return format.format(new Date(date)).replace(" ", "\u00a0");
}
