import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { NumberedSlab } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { slabPath } from "@stoneyard/catalogue/stones/slab-path.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { dayOf } from "@stoneyard/site/pages/stone/offer.server.ts";

/** A slab as it is offered, in one language. */
export type SlabOffer = Pick<
  NumberedSlab,
  "number" | "width" | "height" | "thickness" | "finish" | "block"
> & {
  /** The stone's key. */
  stone: string;
  /** Address without language. */
  to: ReturnType<typeof slabPath>;
  /** Of a square metre, whole dinars. */
  price?: { perSquareMetre: number; vat: "included" | "excluded" };
  state: "in-stock" | "reserved" | "sold";
  /** The last day of a reservation, such as 2026-12-05, and in words. */
  until?: { day: string; words: string };
};

export function slabOffer(
  stone: Pick<Stone, "key" | "price">,
  slab: NumberedSlab,
  locale: Locale,
): SlabOffer {
  const { number, width, height, thickness, finish, block, state = "in-stock", until } = slab;
  const price = priceOf(stone, slab);
  return {
    number,
    stone: stone.key,
    to: slabPath(slab),
    width,
    height,
    thickness,
    finish,
    block,
    state,
    ...(price && state !== "sold" && { price }),
    ...(until && { until: { day: until, words: dayOf(until, locale, "medium") } }),
  };
}

/** Its own price, or that of its stone where that is one for all, or for slabs as thick as this. */
function priceOf({ price }: Pick<Stone, "price">, slab: NumberedSlab): SlabOffer["price"] {
  if (slab.price) return slab.price;
  if (!price || price.to !== undefined) return undefined;
  const isOfOthers = price.thickness !== undefined && price.thickness !== slab.thickness;
  return isOfOthers ? undefined : { perSquareMetre: price.from, vat: price.vat };
}
