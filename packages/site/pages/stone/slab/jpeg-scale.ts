import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

/** Millimetres of stone to a pixel of the largest file that there is of the picture; unknown where its scale is. */
export function jpegScale(picture: PictureView): number | undefined {
  const largest = Math.max(...picture.srcSet.split(", ").map((source) => widthOf(source)));
  return picture.mmPerPixel && (picture.mmPerPixel * picture.width) / largest;
}

function widthOf(source: string): number {
  return Number.parseInt(source.split(" ")[1] ?? "0", 10);
}
