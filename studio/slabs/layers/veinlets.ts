import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { DEGREE, exp, smoothstep } from "../primitives/scalar.ts";
import type { Layer, Slab } from "../slab.ts";
import { type Field, maskField, octaveField } from "./field.ts";
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
  const wavelength = warp?.wavelength ?? 1;
  const along = octaveField(noise, { wavelength, count: 3, shift: [3, 0] }, slab);
  const down = octaveField(noise, { wavelength, count: 3, shift: [0, 8] }, slab);
  const lines = Array.from({ length: generations }, (_, generation) =>
    lineFields(noise, generation, spacing, slab),
  );
  const tint = octaveField(noise, { wavelength: 60, count: 1, shift: [20, 0] }, slab);
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
      x += amplitude * along(px, py);
      y += amplitude * down(px, py);
    }
    const u = (x * cos + y * sin) / stretch;
    const v = -x * sin + y * cos;
    let distance = spacing;
    let thick = width;
    let strong = opacity;
    for (let generation = 0; generation < generations; generation++) {
      const { course, swell, presence } = lines[generation];
      const half = thick * exp(0.55 * swell(px, py));
      const away = (Math.abs(course(u, v)) * distance * 0.42) / half;
      let line = away < 4 ? exp(-0.7 * away * away) : 0;
      if (strength) line = Math.max(line, strength * exp(-away / reach));
      line *= strong * shown;
      if (generation > 0 && line > 0.004) {
        line *= smoothstep(-0.4, 0.9, presence(px, py));
      }
      if (line > 0.004) point.cover(colour.table, colour.index(0.5 + 0.3 * tint(px, py)), line);
      distance *= 0.5;
      thick *= 0.55;
      strong *= 0.75;
    }
  };
}

type Lines = {
  /** 0 on the lines. */
  course: Field;
  swell: Field;
  presence: Field;
};

function lineFields(noise: GradientNoise, generation: number, spacing: number, slab: Slab): Lines {
  const wavelength = spacing / 2 ** generation;
  const shift = [generation * 13.1, generation * 5.7] as const;
  return {
    course: octaveField(noise, { wavelength, count: 2, gain: 0.35, shift }, slab),
    swell: octaveField(noise, { wavelength: wavelength * 0.35, count: 1, shift: [50, 0] }, slab),
    presence: octaveField(noise, { wavelength, count: 1, shift: [9 * generation, 70] }, slab),
  };
}
