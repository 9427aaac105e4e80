import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { middleOf } from "@stoneyard/catalogue/stones/picture-middle.ts";
import { isReservedNow } from "@stoneyard/catalogue/stones/slab-states-file.ts";
import type { Size } from "@stoneyard/cutting/shapes.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
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
 * What a square metre costs of a thickness, cm: the stone's price where it is for that, else those of its free slabs where
 * all have one, smaller ones only if the plan needs them. Of one slab a range says nothing.
 * @param needed how many slabs the plan takes
 */
export function priceFor(
  stone: MeasuredStone,
  thickness: number,
  own: YardSlab | undefined,
  needed: number,
): MeasuredStone["price"] {
  const { price } = stone;
  if (price && (price.thickness === undefined || price.thickness === thickness))
    return own && price.to !== undefined ? undefined : price;
  if (own) return undefined;
  const { free = [], smaller = [] } = stockNow(stone, thickness) ?? {};
  const slabs = free.length >= needed ? free : [...free, ...smaller];
  const [first] = slabs;
  if (!first?.price || !slabs.every((slab) => slab.price?.vat === first.price?.vat)) return undefined;
  const amounts = slabs.flatMap((slab) => slab.price?.perSquareMetre ?? []);
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)];
  return { from, ...(to > from && { to }), vat: first.price.vat, thickness: first.thickness };
}

/** A rendering as large as the slab on it, cm. */
export function pictureOf(slab: Size, { crop: _, ...picture }: PictureView): PictureView {
  const { mmPerPixel } = picture;
  const crop = mmPerPixel ? middleOf({ ...picture, mmPerPixel }, slab) : undefined;
  return { ...picture, ...(crop && { crop }) };
}
