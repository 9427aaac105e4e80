import { luminance } from "../colour.ts";
import { boxBlur } from "./box-blur.ts";
import type { LightGrid } from "./light-grid.ts";
import type { Mirror } from "./mirror.ts";
import { totalOf } from "./picture.ts";
import type { SeenFace } from "./seen-face.ts";
import { asFarAsSeen, seenOfMirror } from "./seen-mirror.ts";

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
