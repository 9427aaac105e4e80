import { luminance } from "../colour.ts";
import { boxBlur } from "./box-blur.ts";
import type { LightGrid } from "./light-grid.ts";
import type { Mirror } from "./mirror.ts";
import type { SeenFace } from "./seen-face.ts";
import { asFarAsSeen, seenOfMirror } from "./seen-mirror.ts";

/** How far the mirror's guess may be wrong: a share of it, */
const MIRROR_SPREAD = 0.5;
/** and, as something else altogether may be mirrored, a share of the picture's mean light. */
const ROOM_SPREAD = 0.15;

/**
 * What the camera's rays tell of the mirrored light, on the face's own places, how much of that is told by the face itself,
 * what is to be expected by both, and how far it may be wrong (luminance); unseen places take the mean.
 */
export function mirrorOnFace(
  grid: LightGrid,
  mirror: Mirror,
  face: number,
  solid: Uint8Array,
  h: SeenFace["homography"],
  width: number,
) {
  const places = grid.columns * grid.rows;
  const sums = new Float32Array(places * 4);
  const counts = new Float32Array(places);
  const light = new Float64Array(3);
  const mean = new Float64Array(4);
  let all = 0;
  for (let i = 0; i < solid.length; i++) {
    if (!solid[i]) continue;
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const w = h[6] * x + h[7] * y + h[8];
    const column = Math.round(((h[0] * x + h[1] * y + h[2]) / w - grid.left) / grid.cell);
    const row = Math.round(((h[3] * x + h[4] * y + h[5]) / w - grid.bottom) / grid.cell);
    if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) continue;
    const reflectance = mirror.at(face, x, y, light);
    const g = row * grid.columns + column;
    counts[g]++;
    all++;
    for (let c = 0; c < 4; c++) {
      const value = c < 3 ? light[c] : reflectance;
      sums[g * 4 + c] += value;
      mean[c] += value;
    }
  }
  const blurredCounts = boxBlur(counts, grid.columns, grid.rows, 2);
  const channels = [0, 1, 2, 3].map((c) => {
    const total = boxBlur(
      Float32Array.from(counts, (_, g) => sums[g * 4 + c]),
      grid.columns,
      grid.rows,
      2,
    );
    return total.map((value, g) =>
      blurredCounts[g] > 1e-6 ? value / blurredCounts[g] : mean[c] / Math.max(1, all),
    );
  });
  const traced = Float32Array.from({ length: places * 3 }, (_, i) => channels[i % 3][(i / 3) | 0]);
  const told = seenOfMirror(grid, traced);
  const expected = asFarAsSeen(traced, channels[3], grid.seen, told);
  const around = ROOM_SPREAD * mirror.meanLight;
  const doubt = channels[3].map(
    (reflectance, g) =>
      MIRROR_SPREAD * luminance(expected[g * 3], expected[g * 3 + 1], expected[g * 3 + 2]) +
      around * reflectance,
  );
  return { traced, told, expected, doubt };
}
