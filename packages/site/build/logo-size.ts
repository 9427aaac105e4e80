import type { Drawing } from "@stoneyard/catalogue/pictures/drawing.ts";

/** Area of a logo in the top bar, square pixels, so that logos of all shapes weigh the same. */
const AREA = 5200;
const LOWEST = 22;
const HIGHEST = 52;
const WIDEST = 240;

/** The size of a logo at the top of a page in whole pixels; on a phone it may be narrower. */
export function shownSize({ width, height }: Pick<Drawing, "width" | "height">): {
  width: number;
  height: number;
} {
  const proportion = width / height;
  const wanted = Math.min(HIGHEST, Math.max(LOWEST, Math.sqrt(AREA / proportion)));
  const shown = Math.min(WIDEST, wanted * proportion);
  return { width: Math.round(shown), height: Math.round(shown / proportion) };
}
