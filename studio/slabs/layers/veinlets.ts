import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { DEGREE, smoothstep } from "../primitives/scalar.ts";
import type { Layer, Slab } from "../slab.ts";
import { maskField } from "./field.ts";
import { degrees, halo, mask, positive, ramp, share, warp } from "./settings.ts";

/** Fine veins without a beginning or an end: the lines where a warped noise is zero, in several generations. */
export const veinletsSettings = z.strictObject({
  layer: z.literal("veinlets"),
  colours: ramp,
  /** Wavelength of the first generation; each next one is half of it. */
  spacing: positive,
  /** Width of the first generation. */
  width: positive.optional(),
  generations: z.int().min(1).max(5).optional(),
  stretch: positive.optional(),
  angle: degrees.optional(),
  warp: warp.optional(),
  /** Unevenness of the lines, mm. */
  roughness: z.number().min(0).optional(),
  opacity: share.optional(),
  halo: halo.omit({ colour: true }).optional(),
  mask: mask.partial({ size: true }).optional(),
});

export function veinlets(settings: z.infer<typeof veinletsSettings>, slab: Slab, seed: number): Layer {
  const {
    spacing,
    width = 3,
    generations = 2,
    stretch = 2,
    roughness = 1,
    opacity = 0.7,
    halo,
    warp,
  } = settings;
  const noise = new GradientNoise(seed);
  const colour = new Ramp(settings.colours);
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  const amplitude = warp?.amplitude ?? 0;
  const wave = 1 / (warp?.wavelength ?? 1);
  const turnsSeen = octavesSeen(warp?.wavelength ?? 1, 3, slab.view.mmPerPixel);
  const patches = {
    ...settings.mask,
    size: settings.mask?.size ?? spacing * 1.2,
    softness: settings.mask?.softness ?? 0.7,
  };
  const seen = maskField(patches, slab, seed + 3);
  const strength = halo?.strength ?? 0.25;
  const reach = halo?.width ?? 6;

  return (point) => {
    const { x: px, y: py } = point;
    const shown = seen ? seen(px, py) : 1;
    if (shown < 0.01) return;
    let x = px + roughness * noise.octaves(px / 9, py / 9 + 5, 2);
    let y = py + roughness * noise.octaves(px / 9 + 4, py / 9, 2);
    if (amplitude) {
      x += amplitude * noise.octaves(px * wave + 3, py * wave, 3, 0.5, turnsSeen);
      y += amplitude * noise.octaves(px * wave, py * wave + 8, 3, 0.5, turnsSeen);
    }
    const u = (x * cos + y * sin) / stretch;
    const v = -x * sin + y * cos;
    let distance = spacing;
    let thick = width;
    let strong = opacity;
    for (let generation = 0; generation < generations; generation++) {
      const value = noise.octaves(u / distance + generation * 13.1, v / distance + generation * 5.7, 2, 0.35);
      const half = thick * Math.exp(0.55 * noise.at(px / (distance * 0.35) + 50, py / (distance * 0.35)));
      const away = (Math.abs(value) * distance * 0.42) / half;
      let line = Math.exp(-0.7 * away * away);
      if (strength) line = Math.max(line, strength * Math.exp(-away / reach));
      line *= strong * shown;
      if (generation > 0 && line > 0.004) {
        line *= smoothstep(-0.4, 0.9, noise.at(px / distance + 9 * generation, py / distance + 70));
      }
      if (line > 0.004)
        point.cover(colour.table, colour.index(0.5 + 0.3 * noise.at(px / 60 + 20, py / 60)), line);
      distance *= 0.5;
      thick *= 0.55;
      strong *= 0.75;
    }
  };
}
