import { z } from "zod";
import { Cells } from "../primitives/cells.ts";
import { Ramp, type Triple } from "../primitives/colour.ts";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { clamp } from "../primitives/scalar.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { positive, ramp, share } from "./settings.ts";

/** Fine grains evenly mixed, as of quartz sand in its binder. Where they are finer than a pixel only their mean is seen. */
export const sandSettings = z.strictObject({
  layer: z.literal("sand"),
  size: positive,
  /** Colours and their parts of the grains; left out, a grain lightens or darkens what lies below. */
  grains: z.array(z.strictObject({ colours: ramp, parts: positive })).optional(),
  /** How much grains lighten and darken what lies below, as a share of its lightness. */
  contrast: share.optional(),
  /** How much of the ground below is replaced by the grains' colours. */
  opacity: share.optional(),
  /** How much of the tone is lent by grains' middles to their rims: 0 flat to 1. */
  roundness: share.optional(),
});

export function sand(settings: z.infer<typeof sandSettings>, slab: Slab, seed: number): Layer {
  const { size, contrast = 0.03, opacity = 0.5, roundness = 0.3 } = settings;
  const { mmPerPixel } = slab.view;
  const grains = (settings.grains ?? []).map(({ colours, parts }) => ({ colour: new Ramp(colours), parts }));
  const all = grains.reduce((sum, { parts }) => sum + parts, 0);
  const mean: Triple = [0, 0, 0];
  for (const { colour, parts } of grains) {
    const middle = colour.index(0.5);
    for (let k = 0; k < 3; k++) mean[k] += (colour.table[middle + k] * parts) / all;
  }
  // Of several grains in one pixel the tones even out.
  const seen = clamp(size / mmPerPixel / 1.2) ** 1.3;
  const cells = new Cells(seed, { jitter: 0.98, unevenness: 0.45, across: acrossOf(slab) / size });
  const noise = new GradientNoise(seed);

  return (point) => {
    const { slabX: x, slabY: y } = point;
    cells.at(x / size, y / size);
    const { id } = cells;
    const chance = uniform(id, 1);
    const light =
      1 +
      seen *
        contrast *
        ((chance - 0.5) * 3 +
          roundness * (Math.min(cells.border * 4, 1) - 0.6) +
          0.4 * noise.at(x / size / 0.7, y / size / 0.7));
    if (all > 0) {
      let left = uniform(id, 2) * all;
      let which = 0;
      while (which < grains.length - 1 && left >= grains[which].parts) {
        left -= grains[which].parts;
        which++;
      }
      const { colour } = grains[which];
      const index = colour.index(chance);
      point.r += (mean[0] + seen * (colour.table[index] - mean[0]) - point.r) * opacity;
      point.g += (mean[1] + seen * (colour.table[index + 1] - mean[1]) - point.g) * opacity;
      point.b += (mean[2] + seen * (colour.table[index + 2] - mean[2]) - point.b) * opacity;
    }
    point.r *= light;
    point.g *= light;
    point.b *= light;
  };
}
