import { z } from "zod";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import type { Layer, Slab } from "../slab.ts";
import { positive, share } from "./settings.ts";

/** The finest grain, as in sugar: small differences of lightness, and of warmth where `tint` is given. */
export const crystalsSettings = z.strictObject({
  layer: z.literal("crystals"),
  size: positive.optional(),
  contrast: share.optional(),
  octaves: z.int().min(1).max(4).optional(),
  tint: share.optional(),
});

export function crystals(settings: z.infer<typeof crystalsSettings>, slab: Slab, seed: number): Layer {
  const { size = 1.2, contrast = 0.03, octaves = 2, tint = 0 } = settings;
  const noise = new GradientNoise(seed);
  const { mmPerPixel } = slab.view;
  const seen = octavesSeen(size, octaves, mmPerPixel);
  // Of grains smaller than a pixel only their average is seen.
  const strength = contrast * Math.min(1, size / (1.2 * mmPerPixel));
  return (point) => {
    const { slabX: x, slabY: y } = point;
    const light = 1 + strength * noise.octaves(x / size, y / size, octaves, 0.7, seen);
    const warm = tint ? tint * noise.at((x / size) * 0.5 + 9, (y / size) * 0.5) : 0;
    point.r *= light + warm;
    point.g *= light;
    point.b *= light - warm;
  };
}
