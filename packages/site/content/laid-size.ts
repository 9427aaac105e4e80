import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

/**
 * Width and height of the stone that a slab's whole picture shows, in metres. A picture whose scale is unknown counts as
 * that of the slab, whose width and height are in centimetres.
 */
export function laidSize(
  { width, height, mmPerPixel }: PictureView,
  slab: { width: number; height: number },
): [width: number, height: number] {
  if (mmPerPixel === undefined) return [slab.width / 100, slab.height / 100];
  return [(width * mmPerPixel) / 1000, (height * mmPerPixel) / 1000];
}
