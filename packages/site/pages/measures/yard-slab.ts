import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { middleOf } from "@stoneyard/catalogue/stones/picture-middle.ts";
import { isReservedNow } from "@stoneyard/catalogue/stones/slab-states-file.ts";
import type { Size } from "@stoneyard/cutting/shapes.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import type { Least } from "../stone/offer/offer-words.ts";
import type { MeasuredStone, YardSlab } from "./measures.json.server.ts";

/** The slab with a number, however its signs are written; undefined where it is sold or there never was one. */
export function slabNumbered(
  number: string | undefined,
  { inYard = [] }: Pick<MeasuredStone, "inYard">,
): YardSlab | undefined {
  return number === undefined ? undefined : inYard.find((slab) => slugOf(slab.number) === slugOf(number));
}

/** The stone as pieces lie on one slab of it: with its size, its price where it has one, and of the yard what is as large. */
export function onSlab(stone: MeasuredStone, slab: YardSlab | undefined): MeasuredStone {
  if (!slab) return stone;
  const { size = stone.slab, price } = slab;
  return {
    ...stone,
    slab: size,
    ...(stone.inYard && { inYard: stone.inYard.flatMap((other) => ofSize(other, size, stone.slab)) }),
    ...(price && { price: { from: price.perSquareMetre, vat: price.vat } }),
  };
}

/** A slab as one of the usual size, where it is exactly so large. */
function ofSize({ size, ...slab }: YardSlab, { width, height }: Size, usual: Size): YardSlab[] {
  const own = size ?? usual;
  return own.width === width && own.height === height ? [slab] : [];
}

/** Slabs of one thickness on the device's own day: as large as the usual one, of these the reserved ones, and smaller ones that are free. */
export type Stock = {
  free: YardSlab[];
  reserved: YardSlab[];
  smaller: YardSlab[];
  /** Other thicknesses of which a slab is free, cm, thinnest first. */
  otherThicknesses: number[];
};

/** What there is of a thickness, cm; undefined where that of one slab is not known, which could be counted nowhere. */
export function stockNow(
  { inYard, slab: usual }: Pick<MeasuredStone, "inYard" | "slab">,
  thickness: number,
): Stock | undefined {
  if (!inYard?.every((slab) => slab.thickness !== undefined)) return undefined;
  const isSmaller = ({ size }: YardSlab) =>
    size !== undefined && (size.width < usual.width || size.height < usual.height);
  const isHeld = ({ reserved }: YardSlab) => reserved !== undefined && isReservedNow(reserved);
  const { thick = [], other = [] } = Object.groupBy(inYard, (slab) =>
    slab.thickness === thickness ? "thick" : "other",
  );
  const { free = [], held = [] } = Object.groupBy(thick, (slab) => (isHeld(slab) ? "held" : "free"));
  const otherThicknesses = new Set(other.flatMap((slab) => (isHeld(slab) ? [] : (slab.thickness ?? []))));
  return {
    free: free.filter((slab) => !isSmaller(slab)),
    reserved: held.filter((slab) => !isSmaller(slab)),
    smaller: free.filter(isSmaller),
    otherThicknesses: [...otherThicknesses].toSorted((one, another) => one - another),
  };
}

/**
 * The least that a square metre costs of the slabs of a plan, and whether some are dearer or their price is not known. A free
 * slab has its own price, else that of the stone where it is for the thickness, as has what is not in the yard. Smaller slabs
 * count only if the plan needs them. Of one slab a range says nothing.
 * @param needed how many slabs the plan takes
 */
export function priceFor(
  stone: MeasuredStone,
  thickness: number,
  own: YardSlab | undefined,
  needed: number,
): Least | undefined {
  const isOfStone = (stone.price?.thickness ?? thickness) === thickness;
  const ofStone = isOfStone ? stone.price : undefined;
  if (own && ofStone?.to !== undefined) return undefined;
  const { free = [], smaller = [] } = own ? {} : (stockNow(stone, thickness) ?? {});
  const slabs = free.length >= needed ? free : [...free, ...smaller];
  const prices = slabs.map(({ price }) => (price ? { ...price, from: price.perSquareMetre } : ofStone));
  if (slabs.length < needed) prices.push(ofStone);
  const vat = prices.find((price) => price)?.vat;
  if (!vat) return undefined;
  // A price without tax is not less than one with it.
  const alike = prices.flatMap((price) => (price?.vat === vat ? price : []));
  const amount = Math.min(...alike.map(({ from }) => from));
  const hasDearer = alike.length < prices.length || alike.some(({ from, to = from }) => to > amount);
  // Whoever plans has chosen the thickness.
  return { amount, hasDearer, vat, thickness: undefined };
}

/** A rendering as large as the slab on it, cm. */
export function pictureOf(slab: Size, { crop: _, ...picture }: PictureView): PictureView {
  const { mmPerPixel } = picture;
  const crop = mmPerPixel ? middleOf({ ...picture, mmPerPixel }, slab) : undefined;
  return { ...picture, ...(crop && { crop }) };
}
