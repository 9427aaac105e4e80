import type { Drawing } from "@stoneyard/catalogue/drawing.ts";

/** Square pixels that a logo takes in the top bar, whatever its form, so that long and tall ones weigh the same. */
const AREA = 5200;
const LOWEST = 22;
const HIGHEST = 52;
const WIDEST = 240;

/** How large a logo is shown at the top of a page, in whole pixels; on a phone it may be narrower. */
export function shownSize({ width, height }: Pick<Drawing, "width" | "height">): {
  width: number;
  height: number;
} {
  const proportion = width / height;
  const wanted = Math.min(HIGHEST, Math.max(LOWEST, Math.sqrt(AREA / proportion)));
  const shown = Math.min(WIDEST, wanted * proportion);
  return { width: Math.round(shown), height: Math.round(shown / proportion) };
}
