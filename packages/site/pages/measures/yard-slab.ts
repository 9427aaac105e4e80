import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { middleOf } from "@stoneyard/catalogue/stones/picture-middle.ts";
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

/** A rendering as large as the slab on it, cm. */
export function pictureOf(slab: Size, { crop: _, ...picture }: PictureView): PictureView {
  const { mmPerPixel } = picture;
  const crop = mmPerPixel ? middleOf({ ...picture, mmPerPixel }, slab) : undefined;
  return { ...picture, ...(crop && { crop }) };
}
