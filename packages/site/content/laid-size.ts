import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

/** The size of the stone on a slab's whole picture, metres. Without a scale it is that of the slab, given in centimetres. */
export function laidSize(
  { width, height, mmPerPixel }: PictureView,
  slab: { width: number; height: number },
): [width: number, height: number] {
  if (mmPerPixel === undefined) return [slab.width / 100, slab.height / 100];
  return [(width * mmPerPixel) / 1000, (height * mmPerPixel) / 1000];
}
