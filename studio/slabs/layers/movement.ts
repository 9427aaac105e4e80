import { z } from "zod";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { DEGREE } from "../primitives/scalar.ts";
import type { Layer, Slab } from "../slab.ts";
import { gridded } from "./field.ts";
import { degrees, positive, warp } from "./settings.ts";

/** Moves all layers that follow, as folding moves what was there before. */
export const warpSettings = z.strictObject({ layer: z.literal("warp"), ...warp.shape });

export function warped(settings: z.infer<typeof warpSettings>, slab: Slab, seed: number): Layer {
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

/** Stretches all layers that follow along a direction, as pressure makes a gneiss of a granite. */
export const stretchSettings = z.strictObject({
  layer: z.literal("stretch"),
  factor: positive,
  angle: degrees.optional(),
});

export function stretched({ factor, angle = 0 }: z.infer<typeof stretchSettings>): Layer {
  const cos = Math.cos(angle * DEGREE);
  const sin = Math.sin(angle * DEGREE);
  return (point) => {
    const u = (point.x * cos + point.y * sin) / factor;
    const v = -point.x * sin + point.y * cos;
    point.x = u * cos - v * sin;
    point.y = u * sin + v * cos;
  };
}

/** Ends all movement for the layers that follow. */
export const stillSettings = z.strictObject({ layer: z.literal("still") });

export function still(): Layer {
  return (point) => {
    point.x = point.slabX;
    point.y = point.slabY;
  };
}
