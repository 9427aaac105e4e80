import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { NumberedSlab } from "@stoneyard/catalogue/single-slabs.ts";
import { slabPath } from "@stoneyard/catalogue/slab-path.ts";
import { momentOf } from "@stoneyard/enquiry/visits.ts";
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
  /** The end of a reservation: its last day in words, and the moment from which the slab is free, ms since 1970. */
  until?: { day: string; free: number };
};

/** @param timeZone that of the yard, where a reservation ends with its last day */
export function slabOffer(
  stone: Pick<Stone, "key" | "price">,
  slab: NumberedSlab,
  timeZone: string,
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
    ...(until && { until: { day: dayOf(until, locale, "medium"), free: dayAfter(until, timeZone) } }),
  };
}

/** Its own price, or that of its stone where that is one for all, or for slabs as thick as this. */
function priceOf({ price }: Pick<Stone, "price">, slab: NumberedSlab): SlabOffer["price"] {
  if (slab.price) return slab.price;
  if (!price || price.to !== undefined) return undefined;
  const isOfOthers = price.thickness !== undefined && price.thickness !== slab.thickness;
  return isOfOthers ? undefined : { perSquareMetre: price.from, vat: price.vat };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment at which the day after begins by the clock of the yard. */
function dayAfter(day: string, timeZone: string): number {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return momentOf(`${next}T00:00`, timeZone);
}
