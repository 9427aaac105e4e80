import type { Homography } from "../../camera.ts";
import { luminance } from "../../colour.ts";
import type { LinearPicture } from "../picture.ts";
import { seenMean, smoothLight } from "./smooth-light.ts";

/** Values on a grid of a face in its own metres, free of perspective. */
type Grid = {
  left: number;
  bottom: number;
  /** Metres between places. */
  cell: number;
  columns: number;
  rows: number;
};

/** Light that leaves the face, sent or mirrored, without grain and veins. Three numbers a place. */
export type LightGrid = Grid & {
  light: Float32Array;
  /** How well a place is seen, 0–1. */
  seen: Float32Array;
};

/** Details smaller than this belong to the old stone, not to the light; metres. */
const TEXTURE = 0.06;
const MOST_PLACES = 200;
/** The colour of light changes more slowly than its strength; metres. */
const TINT_REACH = 0.15;

/**
 * Collects the photograph's light on a face's grid and removes the old stone's texture. Undefined where hardly any of the
 * face is seen.
 * @param solid 1 where a pixel is this face alone
 */
export function lightGrid(
  photograph: LinearPicture,
  solid: Uint8Array,
  homography: Homography,
): LightGrid | undefined {
  const grid = gridFor(photograph, solid, homography);
  if (!grid) return undefined;
  const { sums, seen } = gathered(photograph, solid, homography, grid);
  const places = grid.columns * grid.rows;
  const brightness = new Float32Array(places);
  for (let g = 0; g < places; g++) {
    brightness[g] = Math.max(1e-4, luminance(sums[g * 3], sums[g * 3 + 1], sums[g * 3 + 2]));
  }
  const { columns, rows, cell } = grid;
  const smooth = smoothLight(brightness, seen, columns, rows, Math.max(0.6, TEXTURE / cell));
  return { ...grid, seen, light: tinted(smooth, sums, seen, grid) };
}

/** The grid over all seen places, without the outermost pixels, which one wrong point would stretch. */
function gridFor({ width, height }: LinearPicture, solid: Uint8Array, h: Homography): Grid | undefined {
  const most = Math.ceil(width / 2) * Math.ceil(height / 2);
  const [allUs, allVs] = [new Float64Array(most), new Float64Array(most)];
  let count = 0;
  const addRow = (y: number) => {
    for (let x = 0; x < width; x += 2) {
      if (!solid[y * width + x]) continue;
      const w = h[6] * (x + 0.5) + h[7] * (y + 0.5) + h[8];
      allUs[count] = (h[0] * (x + 0.5) + h[1] * (y + 0.5) + h[2]) / w;
      allVs[count++] = (h[3] * (x + 0.5) + h[4] * (y + 0.5) + h[5]) / w;
    }
  };
  for (let y = 0; y < height; y += 2) addRow(y);
  if (count < 12) return undefined;
  const [us, vs] = [allUs, allVs].map((all) => all.subarray(0, count).sort());
  const quantile = (sorted: Float64Array, share: number) => sorted[Math.floor((count - 1) * share)];
  const left = quantile(us, 0.002);
  const right = quantile(us, 0.998);
  const bottom = quantile(vs, 0.002);
  const top = quantile(vs, 0.998);
  const cell = Math.max(TEXTURE / 3, Math.max(right - left, top - bottom) / MOST_PLACES);
  const columns = Math.max(2, Math.ceil((right - left) / cell) + 1);
  return { left, bottom, cell, columns, rows: Math.max(2, Math.ceil((top - bottom) / cell) + 1) };
}

/** The mean light of each place: a pixel counts for every place that it covers. */
function gathered({ width, height, data }: LinearPicture, solid: Uint8Array, h: Homography, grid: Grid) {
  const { left, bottom, cell, columns, rows } = grid;
  const sums = new Float32Array(columns * rows * 3);
  const seen = new Float32Array(columns * rows);
  const gatherRow = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (!solid[i]) continue;
      const w = h[6] * (x + 0.5) + h[7] * (y + 0.5) + h[8];
      const u = (h[0] * (x + 0.5) + h[1] * (y + 0.5) + h[2]) / w;
      const v = (h[3] * (x + 0.5) + h[4] * (y + 0.5) + h[5]) / w;
      const ux = (h[0] - u * h[6]) / w;
      const uy = (h[1] - u * h[7]) / w;
      const vx = (h[3] - v * h[6]) / w;
      const vy = (h[4] - v * h[7]) / w;
      const halfU = Math.min(3, (Math.abs(ux) + Math.abs(uy)) / cell / 2);
      const halfV = Math.min(6, (Math.abs(vx) + Math.abs(vy)) / cell / 2);
      const gu = (u - left) / cell;
      const gv = (v - bottom) / cell;
      const first = Math.max(0, Math.round(gu - halfU));
      const last = Math.min(columns - 1, Math.round(gu + halfU));
      const low = Math.max(0, Math.round(gv - halfV));
      const high = Math.min(rows - 1, Math.round(gv + halfV));
      const count = Math.max(1, (last - first + 1) * (high - low + 1));
      const area = Math.abs(ux * vy - uy * vx) / (cell * cell);
      const weight = Math.min(area, count) / count + 1e-4;
      for (let row = low; row <= high; row++) {
        for (let g = row * columns + first; g <= row * columns + last; g++) {
          seen[g] += weight;
          sums[g * 3] += weight * data[i * 3];
          sums[g * 3 + 1] += weight * data[i * 3 + 1];
          sums[g * 3 + 2] += weight * data[i * 3 + 2];
        }
      }
    }
  };
  for (let y = 0; y < height; y++) gatherRow(y);
  for (let g = 0; g < seen.length; g++) {
    if (seen[g] > 0) for (let c = 0; c < 3; c++) sums[g * 3 + c] /= seen[g];
    seen[g] = Math.min(1, seen[g] * 4);
  }
  return { sums, seen };
}

/** Gives smooth brightness the colour of the light around. */
function tinted(smooth: Float32Array, sums: Float32Array, seen: Float32Array, grid: Grid): Float32Array {
  const { columns, rows, cell } = grid;
  const reach = Math.max(1, Math.round(TINT_REACH / cell));
  const channels = [0, 1, 2].map((c) => {
    const values = new Float32Array(seen.length);
    for (let g = 0; g < values.length; g++) values[g] = sums[g * 3 + c];
    return seenMean(seenMean(values, seen, columns, rows, reach), seen, columns, rows, reach);
  });
  const light = new Float32Array(seen.length * 3);
  for (let g = 0; g < seen.length; g++) {
    const around = luminance(channels[0][g], channels[1][g], channels[2][g]);
    for (let c = 0; c < 3; c++)
      light[g * 3 + c] = around > 0 ? (smooth[g] * channels[c][g]) / around : smooth[g];
  }
  return light;
}

/** Three numbers at a place of a face, interpolated. */
export function sampleGrid(
  { left, bottom, cell, columns, rows }: Grid,
  values: Float32Array,
  u: number,
  v: number,
  out: Float64Array,
): void {
  const x = Math.max(0, Math.min(columns - 1.001, (u - left) / cell));
  const y = Math.max(0, Math.min(rows - 1.001, (v - bottom) / cell));
  const column = x | 0;
  const row = y | 0;
  const fx = x - column;
  const fy = y - row;
  const at = (row * columns + column) * 3;
  const next = at + columns * 3;
  for (let c = 0; c < 3; c++) {
    out[c] =
      (values[at + c] * (1 - fx) + values[at + 3 + c] * fx) * (1 - fy) +
      (values[next + c] * (1 - fx) + values[next + 3 + c] * fx) * fy;
  }
}
