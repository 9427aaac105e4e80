import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { clamp, DEGREE, levelOfCover, smoothstep } from "../primitives/scalar.ts";
import type { Layer, Slab } from "../slab.ts";
import { maskField } from "./field.ts";
import { degrees, mask, positive, ramp, share } from "./settings.ts";

/** Voids of travertine: long, gathered in certain beds, lit from above so that the lower wall shows. */
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
  mask: mask.optional(),
});

/** How far the shadow of an edge falls into a pore, mm. */
const SHADOW = 2.2;

export function pores(settings: z.infer<typeof poresSettings>, slab: Slab, seed: number): Layer {
  const { size, stretch = 3, banding = 0.8, opacity = 1, cover = 0.05 } = settings;
  const noise = new GradientNoise(seed);
  const colour = new Ramp(settings.colours);
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  const level = levelOfCover(cover);
  const seen = maskField(settings.mask, slab, seed + 5);
  const octaves = octavesSeen(size, 4, slab.view.mmPerPixel);
  const depthOf = (x: number, y: number, there: number): number => {
    const u = (x * cos + y * sin) / stretch / size;
    const v = (-x * sin + y * cos) / size;
    return noise.octaves(u, v, 4, 0.62, octaves) + there - level;
  };
  return (point) => {
    const { x, y } = point;
    const there = banding * (point.structure - 0.3) + (seen ? seen(x, y) - 0.6 : 0);
    const depth = depthOf(x, y, there);
    if (depth < -0.35) return;
    if (depth < 0) {
      const stain = smoothstep(-0.35, 0, depth) * 0.18 * opacity;
      point.r *= 1 - stain * 0.6;
      point.g *= 1 - stain * 0.8;
      point.b *= 1 - stain;
    }
    const shown = smoothstep(-0.05, 0.12, depth) * opacity;
    if (shown <= 0.003) return;
    const facesLight = depth < 0.25 && depthOf(x, y - SHADOW, there) > depth ? 1 : 0.1;
    const light = clamp(0.25 + 0.9 * facesLight * smoothstep(0.3, 0, depth));
    point.cover(colour.table, colour.index(light * 0.8 + 0.1 * noise.at(x, y)), shown);
  };
}
