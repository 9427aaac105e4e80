import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { DEGREE } from "../primitives/scalar.ts";
import type { Layer, Slab } from "../slab.ts";
import { gridded } from "./field.ts";
import { degrees, positive, ramp, share, warp } from "./settings.ts";

/** Layered deposits: noise that is long along the bedding and thin across it. Leaves its value as structure. */
export const bandsSettings = z.strictObject({
  layer: z.literal("bands"),
  colours: ramp,
  /** Thickness of the coarsest bands. */
  thickness: positive,
  /** Length after which a band has changed. */
  length: positive.optional(),
  angle: degrees.optional(),
  octaves: z.int().min(1).max(9).optional(),
  gain: share.optional(),
  contrast: positive.optional(),
  /** Lightens (above 0) or darkens all bands. */
  shift: z.number().min(-1).max(1).optional(),
  opacity: share.optional(),
  /** Large folds. */
  warp: warp.extend({ stretch: positive.optional() }).optional(),
  /** Small unevenness of each band. */
  ripple: warp.optional(),
  /** Growth fronts: how suddenly a band begins, 0 to 1. */
  fronts: share.optional(),
});

export function bands(settings: z.infer<typeof bandsSettings>, slab: Slab, seed: number): Layer {
  const { thickness, length = 600, octaves = 5, gain = 0.6, shift = 0, opacity = 1, fronts = 0 } = settings;
  const { warp, ripple } = settings;
  const spread = (settings.contrast ?? 1) * 0.25;
  const colour = new Ramp(settings.colours);
  const noise = new GradientNoise(seed);
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  const seen = octavesSeen(thickness, octaves, slab.view.mmPerPixel);
  const folds = warp && foldField(noise, warp, cos, sin, slab);
  const rippleWave = 1 / (ripple?.wavelength ?? 1);
  const rippleOctaves = ripple?.octaves ?? 3;
  const rippleSeen = octavesSeen(ripple?.wavelength ?? 1, rippleOctaves, slab.view.mmPerPixel);

  const across = (x: number, y: number, u: number): number => {
    let v = -x * sin + y * cos;
    if (folds && warp) v += warp.amplitude * folds(x, y);
    if (!ripple) return v;
    return (
      v +
      ripple.amplitude *
        noise.octaves(u * rippleWave * 0.5 + 9, v * rippleWave, rippleOctaves, 0.5, rippleSeen)
    );
  };
  const layered = (u: number, v: number): number => {
    let sum = 0;
    let energy = 0;
    let amplitude = 1;
    let along = 1 / length;
    let thin = 1 / thickness;
    for (let octave = 0; octave < octaves; octave++) {
      if (octave < seen) sum += amplitude * noise.at(u * along + octave * 7.7, v * thin + octave * 3.1);
      energy += amplitude * amplitude;
      amplitude *= gain;
      thin *= 2.03;
      along *= 1.5;
    }
    return sum / Math.sqrt(energy);
  };
  /** A sawtooth across the bands: growth stops and begins anew. */
  const front = (u: number, v: number, value: number): number => {
    const phase = v / (thickness * 1.7) + 0.25 * value;
    const whole = Math.floor(phase);
    const part = phase - whole;
    return (part * part * part - 0.25) * (1 + 0.8 * noise.at(whole * 3.7, u / length));
  };

  return (point) => {
    const u = point.x * cos + point.y * sin;
    const v = across(point.x, point.y, u);
    let value = layered(u, v);
    if (fronts) value += fronts * front(u, v, value);
    point.structure = value;
    point.cover(colour.table, colour.index(0.5 + spread * value + shift), opacity);
  };
}

type Folds = { wavelength: number; octaves?: number | undefined; stretch?: number | undefined };

function foldField(
  noise: GradientNoise,
  { wavelength, octaves = 4, stretch = 1.7 }: Folds,
  cos: number,
  sin: number,
  slab: Slab,
) {
  const wave = 1 / wavelength;
  return gridded(
    (x, y) =>
      noise.octaves(((x * cos + y * sin) * wave) / stretch, (-x * sin + y * cos) * wave, octaves, 0.45),
    slab,
    Math.max(1.5, wavelength / 40),
  );
}
