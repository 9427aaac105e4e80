import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { SampledField } from "../primitives/sampled-field.ts";
import { DEGREE, levelOfCover, smoothstep } from "../primitives/scalar.ts";
import type { Slab } from "../slab.ts";
import type { FieldSettings, MaskSettings } from "./settings.ts";

/** A number at each place of the slab, in mm. */
export type Field = (x: number, y: number) => number;

/** Octaves with a wavelength of at least this many pixels are sampled on a grid rather than at each point. */
const SMOOTH = 16;
/** Lines of such a grid in the shortest wavelength. */
const LINES = 8;

/** Stretched and warped noise with a deviation of about 0.8. */
export function noiseField(settings: FieldSettings, slab: Slab, seed: number): Field {
  return stretchedNoise(settings, slab, seed, octaveField);
}

type Octaves = {
  /** Of the coarsest, mm. */
  wavelength: number;
  count: number;
  gain?: number;
  /** Moves the noise, in wavelengths, so that one noise gives several fields. */
  shift?: readonly [number, number];
};

/**
 * Octaves of noise at a place in mm. What is smooth at the picture's scale is read from a grid: the coarse octaves cost
 * most of the noise and show nothing between its lines.
 */
export function octaveField(noise: GradientNoise, octaves: Octaves, slab: Slab): Field {
  const exact = exactOctaves(noise, octaves, slab);
  const { wavelength, count, gain = 0.5, shift: [across, down] = [0, 0] } = octaves;
  const { mmPerPixel } = slab.view;
  const seen = octavesSeen(wavelength, count, mmPerPixel);
  if (wavelength < SMOOTH * mmPerPixel) return exact;
  const coarse = Math.min(
    seen,
    1 + Math.floor(Math.log(wavelength / (SMOOTH * mmPerPixel)) / Math.log(2.03)),
  );
  const wave = 1 / wavelength;
  const smooth = new SampledField(
    (x, y) => noise.octaves(x * wave + across, y * wave + down, count, gain, coarse),
    wavelength / 2.03 ** (coarse - 1) / LINES,
    slab.view.columns * mmPerPixel,
  );
  if (coarse === seen) return (x, y) => smooth.at(x, y);
  return (x, y) =>
    smooth.at(x, y) + noise.octaves(x * wave + across, y * wave + down, count, gain, seen, coarse);
}

function exactOctaves(
  noise: GradientNoise,
  { wavelength, count, gain = 0.5, shift: [across, down] = [0, 0] }: Octaves,
  { view }: Slab,
): Field {
  const wave = 1 / wavelength;
  const seen = octavesSeen(wavelength, count, view.mmPerPixel);
  return (x, y) => noise.octaves(x * wave + across, y * wave + down, count, gain, seen);
}

function stretchedNoise(
  { size, stretch = 1, angle = 0, octaves = 5, gain = 0.5, warp }: FieldSettings,
  slab: Slab,
  seed: number,
  octavesOf: typeof octaveField,
): Field {
  const noise = new GradientNoise(seed);
  const cos = Math.cos(angle * DEGREE);
  const sin = Math.sin(angle * DEGREE);
  const value = octavesOf(noise, { wavelength: size, count: octaves, gain, shift: [11.3, 3.9] }, slab);
  const still: Field = (x, y) => value((x * cos + y * sin) / stretch, -x * sin + y * cos);
  if (!warp) return still;
  const { amplitude, wavelength, octaves: count = 3 } = warp;
  const along = octavesOf(noise, { wavelength, count, shift: [31.7, 0] }, slab);
  const down = octavesOf(noise, { wavelength, count, shift: [0, 57.3] }, slab);
  return (x, y) => still(x + amplitude * along(x, y), y + amplitude * down(x, y));
}

/**
 * A smooth field read from a grid instead of computed at every point.
 * @param step distance of the grid's lines, mm; they need not be closer than the picture's pixels
 */
export function gridded(field: Field, { view }: Slab, step: number): Field {
  const { columns, mmPerPixel } = view;
  const sampled = new SampledField(field, Math.max(step, 0.8 * mmPerPixel), columns * mmPerPixel);
  return (x, y) => sampled.at(x, y);
}

/** 0 to 1: how much of a layer is seen at a place; undefined where it is seen everywhere. */
export function maskField(settings: MaskSettings | undefined, slab: Slab, seed: number): Field | undefined {
  if (!settings) return undefined;
  const { cover = 0.5, softness = 0.5, least = 0, octaves = 3, ...field } = settings;
  const noise = stretchedNoise({ octaves, ...field }, slab, seed, exactOctaves);
  const smooth = gridded(noise, slab, Math.max(1, settings.size / 12));
  const level = levelOfCover(cover);
  return (x, y) => least + (1 - least) * smoothstep(level - softness, level + softness, smooth(x, y));
}
