import type { Maker, Picture } from "../catalogue.ts";

type Scaled = Pick<Picture, "width" | "height"> & { made: Maker | "missing"; mmPerPixel: number };

/** The middle of our rendering, as large as a slab, cm; a photograph of a real slab stays whole. */
export function middleOf(
  { width, height, made, mmPerPixel }: Scaled,
  slab: { width: number; height: number },
): Picture["crop"] {
  if (made !== "studio") return undefined;
  const shown = {
    width: Math.min(width, Math.round((slab.width * 10) / mmPerPixel)),
    height: Math.min(height, Math.round((slab.height * 10) / mmPerPixel)),
  };
  if (shown.width === width && shown.height === height) return undefined;
  return {
    left: Math.floor((width - shown.width) / 2),
    top: Math.floor((height - shown.height) / 2),
    ...shown,
  };
}
