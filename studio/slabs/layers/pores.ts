import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { clamp, DEGREE, levelOfCover, smoothstep } from "../primitives/scalar.ts";
import type { Layer, Slab } from "../slab.ts";
import { maskField } from "./field.ts";
import { degrees, mask, positive, ramp, share } from "./settings.ts";

/**
 * Voids of travertine: long, gathered in certain beds, lit from above: the upper wall lies in the shadow of its edge,
 * the floor is dim, the lower wall and its lip catch the light.
 */
export const poresSettings = z.strictObject({
  layer: z.literal("pores"),
  /** From the shadow in the depth to the lit wall. */
  colours: ramp,
  size: positive,
  stretch: positive.optional(),
  angle: degrees.optional(),
  cover: share.optional(),
  /** How strongly the structure below (bands) gathers them; below 0 in its dark beds. */
  banding: z.number().optional(),
  opacity: share.optional(),
  /** How deep a pore is at its middle, as a share of its height. */
  depth: positive.optional(),
  /** Pores that are filled, with crystals or by the mason: their share and colours. */
  filled: z.strictObject({ share, colours: ramp }).optional(),
  mask: mask.optional(),
});

/** Wavelength over which pores are filled or open, in sizes. */
const FILLED_PATCH = 3.1;

/** Depth outside of a pore over which its edge shows. */
const LIP = 0.3;
/** What the finer octaves add at most to the coarsest. */
const FINER = 1;

export function pores(settings: z.infer<typeof poresSettings>, slab: Slab, seed: number): Layer {
  const { size, stretch = 3, banding = 0.8, cover = 0.05, filled } = settings;
  const deep = settings.depth ?? 1;
  const { mmPerPixel } = slab.view;
  // Of pores smaller than a pixel only their average shade is seen.
  const opacity = (settings.opacity ?? 1) * clamp(size / (2 * mmPerPixel));
  const noise = new GradientNoise(seed);
  const colour = new Ramp(settings.colours);
  const filling = filled && { colour: new Ramp(filled.colours), level: levelOfCover(filled.share) };
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  const level = levelOfCover(cover);
  const seen = maskField(settings.mask, slab, seed + 5);
  const octaves = octavesSeen(size, 4, mmPerPixel);
  const reach = Math.max(size * 0.16, mmPerPixel);
  const depthOf = (x: number, y: number, there: number): number => {
    const u = (x * cos + y * sin) / stretch / size;
    const v = (-x * sin + y * cos) / size;
    return noise.octaves(u, v, 4, 0.42, octaves) + there - level;
  };
  const coarsest = (x: number, y: number): number =>
    noise.at((x * cos + y * sin) / stretch / size, (-x * sin + y * cos) / size);
  if (opacity < 0.2) return () => {};
  return (point) => {
    const { x, y } = point;
    const there = banding * (point.structure - 0.3) + (seen ? 1.4 * (seen(x, y) - 0.6) : 0);
    // The coarsest octave alone tells for most places that there is no pore.
    if (coarsest(x, y) + there - level < -FINER - LIP) return;
    const depth = depthOf(x, y, there);
    if (depth < -LIP) return;
    const above = depthOf(x, y - reach, there);
    // Slope towards the light: above 0 where the ground rises downwards in the picture, as the lower wall does.
    const faces = clamp((above - depth) * 1.6, -1, 1);
    if (
      filling &&
      noise.at(x / size / FILLED_PATCH / stretch + 40, y / size / FILLED_PATCH) > filling.level
    ) {
      const shown = smoothstep(-0.02, 0.1, depth) * opacity;
      const rim = smoothstep(0.3, 0.02, depth) * 0.3;
      if (shown > 0.003)
        point.cover(
          filling.colour.table,
          filling.colour.index(0.55 - rim + 0.14 * noise.at(x / 1.7, y / 1.7)),
          shown,
        );
      return;
    }
    if (depth < 0) {
      const lip = smoothstep(-LIP, 0, depth) * opacity;
      const light = 1 + lip * (faces > 0 ? 0.1 * faces : 0.14 * faces) - 0.06 * lip;
      point.r *= light;
      point.g *= light * (1 - 0.02 * lip);
      point.b *= light * (1 - 0.05 * lip);
    }
    const shown = smoothstep(-0.04, 0.08, depth) * opacity;
    if (shown <= 0.003) return;
    const sunk = 1 - Math.exp(-1.1 * deep * depth);
    const floor = 0.18 + 0.42 * (1 - sunk);
    const wall = faces > 0 ? 0.9 * faces * (1 - 0.5 * sunk) : 0.3 * faces;
    const rough = 0.1 * noise.at(x / (size * 0.22), y / (size * 0.22));
    point.cover(colour.table, colour.index(clamp(floor + wall + rough)), shown);
  };
}
