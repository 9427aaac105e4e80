import { luminance } from "../colour.ts";
import type { LightGrid } from "./light-grid.ts";

/** Distance of the places that are compared, metres: nearer ones are smoothed together. */
const APART = 0.1;
/** Uncertainty of the rays before anything is compared: a share. */
const DOUBT = 0.5;
/** Places seen less than this were filled from around and tell nothing. */
const LEAST_SEEN = 0.2;

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
export function asFarAsSeen(
  traced: Float32Array,
  reflectance: Float32Array,
  seen: Float32Array,
  share: number,
) {
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
