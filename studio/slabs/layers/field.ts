import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { clamp, DEGREE, levelOfCover, smoothstep } from "../primitives/scalar.ts";
import type { Slab } from "../slab.ts";
import type { FieldSettings, MaskSettings } from "./settings.ts";

/** A number at each place of the slab, in mm. */
export type Field = (x: number, y: number) => number;

/** Stretched and warped noise with a deviation of about 1. */
export function noiseField(settings: FieldSettings, slab: Slab, seed: number): Field {
  const { size, stretch = 1, angle = 0, octaves = 5, gain = 0.5, warp } = settings;
  const noise = new GradientNoise(seed);
  const scale = 1 / size;
  const cos = Math.cos(angle * DEGREE);
  const sin = Math.sin(angle * DEGREE);
  const seen = octavesSeen(size, octaves, slab.view.mmPerPixel);
  const amplitude = warp?.amplitude ?? 0;
  const wave = 1 / (warp?.wavelength ?? 1);
  const turns = warp?.octaves ?? 3;
  const turnsSeen = octavesSeen(warp?.wavelength ?? 1, turns, slab.view.mmPerPixel);
  return (x, y) => {
    let wx = x;
    let wy = y;
    if (amplitude) {
      wx += amplitude * noise.octaves(x * wave + 31.7, y * wave, turns, 0.5, turnsSeen);
      wy += amplitude * noise.octaves(x * wave, y * wave + 57.3, turns, 0.5, turnsSeen);
    }
    const u = (wx * cos + wy * sin) / stretch;
    const v = -wx * sin + wy * cos;
    return noise.octaves(u * scale + 11.3, v * scale + 3.9, octaves, gain, seen);
  };
}

/** Room around a view for what warps bring in from beyond it, mm. */
const MARGIN = 320;

/**
 * A smooth field read from a grid instead of computed at every point. The grid lies fast on the slab, so that a part
 * of a slab shows what the whole one shows there.
 * @param step distance of the grid's lines, mm
 */
export function gridded(field: Field, { view }: Slab, step: number): Field {
  const firstColumn = Math.floor((view.left - MARGIN) / step);
  const firstRow = Math.floor((view.top - MARGIN) / step);
  const columns = Math.ceil((view.columns * view.mmPerPixel + 2 * MARGIN) / step) + 3;
  const rows = Math.ceil((view.rows * view.mmPerPixel + 2 * MARGIN) / step) + 3;
  const grid = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      grid[j * columns + i] = field((firstColumn + i) * step, (firstRow + j) * step);
    }
  }
  return (x, y) => {
    const fx = clamp(x / step - firstColumn, 0, columns - 1.001);
    const fy = clamp(y / step - firstRow, 0, rows - 1.001);
    const i = fx | 0;
    const j = fy | 0;
    const k = j * columns + i;
    const u = fx - i;
    const upper = (grid[k] as number) + u * ((grid[k + 1] as number) - (grid[k] as number));
    const lower =
      (grid[k + columns] as number) + u * ((grid[k + columns + 1] as number) - (grid[k + columns] as number));
    return upper + (fy - j) * (lower - upper);
  };
}

/** 0 to 1: how much of a layer is seen at a place; undefined where it is seen everywhere. */
export function maskField(settings: MaskSettings | undefined, slab: Slab, seed: number): Field | undefined {
  if (!settings) return undefined;
  const { cover = 0.5, softness = 0.5, least = 0, octaves = 3, ...field } = settings;
  const noise = noiseField({ octaves, ...field }, slab, seed);
  const smooth = gridded(noise, slab, Math.max(1, settings.size / 12));
  const level = levelOfCover(cover);
  return (x, y) => least + (1 - least) * smoothstep(level - softness, level + softness, smooth(x, y));
}
