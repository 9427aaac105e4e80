import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { levelOfCover, smoothstep } from "../primitives/scalar.ts";
import type { Layer, Slab } from "../slab.ts";
import { maskField, noiseField } from "./field.ts";
import { field, mask, positive, ramp, share } from "./settings.ts";

/** Soft-edged patches of another colour: clouding, stains, smoke. */
export const cloudsSettings = z.strictObject({
  layer: z.literal("clouds"),
  colours: ramp,
  ...field,
  /** Share of the slab that is covered. */
  cover: share.optional(),
  /** Width of the edges in deviations of the noise: 0.2 crisp, 1 smoke. */
  softness: positive.optional(),
  opacity: share.optional(),
  mask: mask.optional(),
});

export function clouds(settings: z.infer<typeof cloudsSettings>, slab: Slab, seed: number): Layer {
  const { cover = 0.4, softness = 1, opacity = 0.5 } = settings;
  const colour = new Ramp(settings.colours);
  const noise = noiseField(settings, slab, seed);
  const level = levelOfCover(cover);
  const seen = maskField(settings.mask, slab, seed + 7);
  return (point) => {
    const value = noise(point.x, point.y);
    const covered = opacity * smoothstep(level - softness, level + softness, value);
    if (covered <= 0.002) return;
    const shown = seen ? covered * seen(point.x, point.y) : covered;
    if (shown > 0.002) point.cover(colour.table, colour.index(0.5 + 0.22 * (value - level)), shown);
  };
}
