import { z } from "zod";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import type { Layer, Slab } from "../slab.ts";
import { gridded } from "./field.ts";
import { warp as warpShape } from "./settings.ts";

/** Moves all layers that follow, as folding moves what was there before. */
export const warpSettings = z.strictObject({
  layer: z.literal("warp"),
  ...warpShape.shape,
  /** Two with the same path move alike. */
  path: z.int().min(1).optional(),
});

export function warp(settings: z.infer<typeof warpSettings>, slab: Slab, seed: number): Layer {
  const { amplitude, wavelength, octaves = 3 } = settings;
  const noise = new GradientNoise(seed);
  const step = Math.max(1.5, wavelength / 40);
  const along = gridded((x, y) => noise.octaves(x / wavelength, y / wavelength, octaves), slab, step);
  const down = gridded((x, y) => noise.octaves(x / wavelength + 40, y / wavelength + 9, octaves), slab, step);
  return (point) => {
    const { x, y } = point;
    point.x = x + amplitude * along(x, y);
    point.y = y + amplitude * down(x, y);
  };
}
