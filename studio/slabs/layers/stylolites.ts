import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { hash, uniform } from "../primitives/random.ts";
import { DEGREE, smoothstep } from "../primitives/scalar.ts";
import type { Layer, Slab } from "../slab.ts";
import { maskField, octaveField } from "./field.ts";
import { degrees, mask, positive, ramp, share, warp } from "./settings.ts";

/** Toothed seams of a limestone, along which pressure dissolved it and left its clay behind. */
export const stylolitesSettings = z.strictObject({
  layer: z.literal("stylolites"),
  colours: ramp,
  /** Distance of the seams. */
  spacing: positive,
  /** Width of the clay. */
  width: positive.optional(),
  angle: degrees.optional(),
  /** Height and distance of the teeth. */
  teeth: z.strictObject({ height: positive, distance: positive }).optional(),
  /** How the seams sway. */
  sway: warp.optional(),
  /** How far each seam sways by itself, as a share of the spacing: above 0.5 seams meet and part, and leave lenses. */
  weave: z.number().min(0).max(1.5).optional(),
  /** Share of their length in which seams are there. */
  presence: share.optional(),
  /** Distance after which a seam may end or begin. */
  length: positive.optional(),
  opacity: share.optional(),
  /** Stain beside the seam: strength, and width in mm. */
  halo: z.strictObject({ strength: share, width: positive }).optional(),
  mask: mask.optional(),
});

export function stylolites(settings: z.infer<typeof stylolitesSettings>, slab: Slab, seed: number): Layer {
  const { spacing, weave = 0, width = 0.8, presence = 0.6, length = 500, opacity = 0.8, halo } = settings;
  const { height, distance } = settings.teeth ?? { height: 3, distance: 6 };
  const sway = settings.sway ?? { amplitude: spacing * 0.3, wavelength: spacing * 5 };
  const { mmPerPixel } = slab.view;
  const noise = new GradientNoise(seed);
  const colour = new Ramp(settings.colours);
  const seen = maskField(settings.mask, slab, seed + 5);
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  const swaying = octaveField(noise, { wavelength: sway.wavelength, count: sway.octaves ?? 4 }, slab);
  const toothed = distance > 1.5 * mmPerPixel;
  const reach = Math.max(width * 2.5, mmPerPixel * 1.5, (halo?.width ?? 0) * 2.5);
  const step = Math.max(0.3, distance * 0.06);
  const around = weave > 0.3 ? 2 : 1;
  const existence = 1.2 * (0.5 - presence);

  /** Height of seam `k` over its line at `u`: steep flanks, blunt tops, some teeth high and some hardly there. */
  const tooth = (u: number, k: number): number => {
    const at = u / distance + 0.3 * noise.at(u / (distance * 3.1), k * 9.3);
    const wave = noise.at(at, k * 5.1);
    const high = Math.exp(Math.min(0.8, 0.6 * noise.at(u / (distance * 11), k * 3.3 + 4)));
    const fine = 0.25 * noise.at(u / (distance * 0.31), k * 7.7);
    return height * high * (Math.tanh(2.6 * wave) * 0.8 + fine);
  };

  return (point) => {
    const { x, y } = point;
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    const swayed = v + sway.amplitude * swaying(x, y);
    const row = Math.floor(swayed / spacing);
    for (let k = row - around; k <= row + around; k++) {
      const id = hash(k, 3, seed);
      let away = swayed - (k + 0.5 + 0.8 * (uniform(id, 1) - 0.5)) * spacing;
      const furthest = reach + height * 4;
      if (Math.abs(away) > furthest + weave * spacing * 2.6) continue;
      if (weave)
        away -= weave * spacing * noise.octaves(u / (spacing * 2.1), k * 6.1 + v / (spacing * 9), 2, 0.5);
      const teeth = toothed ? height * (0.3 + 1.1 * uniform(id, 3)) : 0;
      if (Math.abs(away) > reach + teeth * 3) continue;
      const there = smoothstep(existence - 0.35, existence + 0.35, noise.octaves(u / length, k * 4.7, 2));
      if (there < 0.02) continue;
      // The stain does not follow the teeth.
      const beside = Math.max(0, Math.abs(away) - teeth * 0.5);
      let distanceTo = away;
      if (toothed) {
        const share = teeth / height;
        const here = tooth(u, id & 1023) * share;
        const slope = (tooth(u + step, id & 1023) * share - here) / step;
        distanceTo = (away - here) / Math.sqrt(1 + slope * slope);
      }
      const apart = Math.abs(distanceTo);
      const half = 0.5 * width * (0.5 + uniform(id, 2)) * Math.exp(0.55 * noise.at(u / 14, k * 2.9));
      const drawn = Math.max(half, 0.55 * mmPerPixel);
      let line = (half / drawn) * (1 - smoothstep(drawn * 0.5, drawn * 1.5, apart));
      if (halo) line = Math.max(line, halo.strength * Math.exp(-beside / halo.width));
      const shown = line * there * opacity * (0.5 + 0.5 * uniform(id, 4)) * (seen ? seen(x, y) : 1);
      if (shown > 0.004)
        point.cover(
          colour.table,
          colour.index(uniform(id, 5) * 0.7 + 0.15 + 0.15 * noise.at(x / 8, y / 8)),
          shown,
        );
    }
  };
}
