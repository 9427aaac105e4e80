import { luminance } from "../../colour.ts";
import { boxBlur } from "../box-blur.ts";
import { totalOf } from "../picture.ts";
import type { SeenFace } from "../seen-face.ts";
import type { LightGrid } from "./light-grid.ts";
import type { Mirror } from "./mirror.ts";

/** Distance of the places that are compared, metres: nearer ones are smoothed together. */
const APART = 0.1;
/** Uncertainty of the rays before anything is compared: a share. */
const DOUBT = 0.5;
/** Places seen less than this were filled from around and tell nothing. */
const LEAST_SEEN = 0.2;
/** Uncertainty of the mirror: a share of itself, */
const MIRROR_SPREAD = 0.5;
/** and a share of the picture's mean light, as something else may be mirrored. */
const ROOM_SPREAD = 0.15;
/** Rays of this many places around are averaged. */
const NEAR = 2;

/**
 * The mirrored light by the camera's rays on the face's places, the share of it that the face shows, the expectation from
 * both, and its uncertainty (luminance). Unseen places take the mean.
 */
export function mirrorOnFace(
  grid: LightGrid,
  mirror: Mirror,
  face: number,
  solid: Uint8Array,
  h: SeenFace["homography"],
  width: number,
) {
  const { left, bottom, cell, columns, rows } = grid;
  const places = columns * rows;
  const sums = [0, 1, 2, 3].map(() => new Float32Array(places));
  const counts = new Float32Array(places);
  const light = new Float64Array(3);
  for (let i = 0; i < solid.length; i++) {
    if (!solid[i]) continue;
    const x = (i % width) + 0.5;
    const y = ((i / width) | 0) + 0.5;
    const w = h[6] * x + h[7] * y + h[8];
    const column = Math.round(((h[0] * x + h[1] * y + h[2]) / w - left) / cell);
    const row = Math.round(((h[3] * x + h[4] * y + h[5]) / w - bottom) / cell);
    if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
    const reflectance = mirror.at(face, x, y, light);
    const g = row * columns + column;
    counts[g]++;
    for (let c = 0; c < 3; c++) sums[c][g] += light[c];
    sums[3][g] += reflectance;
  }
  const counted = boxBlur(counts, columns, rows, NEAR);
  const all = totalOf(counts);
  const channels = sums.map((values) => {
    const mean = totalOf(values) / Math.max(1, all);
    const around = boxBlur(values, columns, rows, NEAR);
    for (let g = 0; g < places; g++) around[g] = counted[g] > 1e-6 ? around[g] / counted[g] : mean;
    return around;
  });
  const traced = new Float32Array(places * 3);
  for (let i = 0; i < traced.length; i++) traced[i] = channels[i % 3][(i / 3) | 0];
  const shown = seenOfMirror(grid, traced);
  const expected = asFarAsSeen(traced, channels[3], grid.seen, shown);
  const around = ROOM_SPREAD * mirror.meanLight;
  const doubt = channels[3].map(
    (reflectance, g) =>
      MIRROR_SPREAD * luminance(expected[g * 3], expected[g * 3 + 1], expected[g * 3 + 2]) +
      around * reflectance,
  );
  return { traced, shown, expected, doubt };
}

/**
 * The share of the traced mirror that the face shows, 0–1: a mirror image shows by its edges, so steps of the seen light
 * are compared with steps of the traced one. Least squares with a prior of 1, uncertain by `DOUBT` (ridge regression; Hoerl
 * and Kennard, Technometrics 12, 1970).
 */
export function seenOfMirror(grid: LightGrid, traced: Float32Array): number {
  const { columns, rows, cell, seen, light } = grid;
  const lag = Math.max(1, Math.round(APART / cell));
  let [both, square, rest, count] = [0, 0, 0, 0];
  const at = (values: Float32Array, g: number) =>
    luminance(values[g * 3], values[g * 3 + 1], values[g * 3 + 2]);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const g = row * columns + column;
      if (seen[g] < LEAST_SEEN) continue;
      for (const other of [
        column + lag < columns ? g + lag : -1,
        row + lag < rows ? g + lag * columns : -1,
      ]) {
        if (other < 0 || seen[other] < LEAST_SEEN) continue;
        const step = at(light, other) - at(light, g);
        const guess = at(traced, other) - at(traced, g);
        both += step * guess;
        square += guess * guess;
        rest += step * step;
        count++;
      }
    }
  }
  if (square < 1e-12 || count < 2 * lag * lag) return 1;
  // Neighbours agree, so only one in lag² counts as independent.
  const noise = Math.max(1e-9, (rest - both ** 2 / square) / count) * lag * lag;
  const factor = (1 / DOUBT ** 2 + both / noise) / (1 / DOUBT ** 2 + square / noise);
  return Math.max(0, Math.min(1, factor));
}

/** The traced mirror as far as it is seen; the rest as the mirror of an even room. */
function asFarAsSeen(traced: Float32Array, reflectance: Float32Array, seen: Float32Array, share: number) {
  const sums = new Float64Array(4);
  for (let g = 0; g < reflectance.length; g++) {
    for (let c = 0; c < 3; c++) sums[c] += seen[g] * traced[g * 3 + c];
    sums[3] += seen[g] * reflectance[g];
  }
  const out = new Float32Array(traced.length);
  for (let i = 0; i < out.length; i++) {
    const even = (sums[i % 3] / Math.max(1e-9, sums[3])) * reflectance[(i / 3) | 0];
    out[i] = even + share * (traced[i] - even);
  }
  return out;
}
