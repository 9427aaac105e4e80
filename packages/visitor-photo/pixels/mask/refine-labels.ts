import { boxBlur } from "../box-blur.ts";

/** Looks change slowly, so they are computed on a picture smaller by this. */
const SCALE = 2;
/** Greatest distance of a found border from the true one, pixels of that picture. */
const BAND = 2;
/** Looks with a smaller `contrast` cannot be told apart: the border stays. */
const LEAST_CONTRAST = 2;
/** Least variance of a colour: no colour is more even than a photograph's noise. */
const LEAST_VARIANCE = 2e-4;
/** A likelihood ratio that counts as certain, logarithm. */
const CERTAIN = 12;
/** Radius in which pixels decide together: single grains look like wood, a border does not. */
const TOGETHER = 2;
/** Least weight of a square: less is a rounding error of running sums. */
const NONE = 1e-4;

/**
 * A feature of each pixel, 0–1, and the radius of comparison, pixels of the smaller picture: light changes colours from
 * place to place, but not roughness.
 */
export type Look = { values: Float32Array; reach: number };

/**
 * Moves the border between stone (0) and things (1) to where the looks change: near it each pixel goes to the likelier of
 * the two by the mean and variance around, together with its neighbours. Superpixels are coarser than the stem of a tap.
 * Labels are changed in place; others than these two stay.
 */
export function refineLabels(
  labels: Uint8Array,
  looks: readonly Look[],
  width: number,
  height: number,
): void {
  const things = looksAround(labels, 1, looks, width, height);
  const stone = looksAround(labels, 0, looks, width, height);
  const columns = Math.ceil(width / SCALE);
  /** How much each pixel looks like a thing (1) rather than stone (-1); where nothing tells, its former label. */
  const evidence = new Float32Array(labels.length);
  const doubtful: number[] = [];
  for (let y = 0, i = 0; y < height; y++) {
    const row = ((y / SCALE) | 0) * columns;
    for (let x = 0; x < width; x++, i++) {
      if (labels[i] > 1) continue;
      evidence[i] = labels[i] === 1 ? 1 : -1;
      const at = row + ((x / SCALE) | 0);
      if (things.near[at] <= NONE || stone.near[at] <= NONE) continue;
      doubtful.push(i);
      if (contrast(things, stone, at) <= LEAST_CONTRAST) continue;
      const likelier = (unlikeness(looks, i, stone, at) - unlikeness(looks, i, things, at)) / CERTAIN;
      evidence[i] = Math.max(-1, Math.min(1, likelier));
    }
  }
  const found = boxBlur(evidence, width, height, TOGETHER);
  for (const i of doubtful) labels[i] = found[i] > 0 ? 1 : 0;
}

/** The weight of a label near each place of the smaller picture, and the mean and variance of its looks. */
type Around = { near: Float32Array; means: Float32Array[]; variances: Float32Array[] };

function looksAround(
  labels: Uint8Array,
  label: number,
  looks: readonly Look[],
  width: number,
  height: number,
): Around {
  const [columns, rows] = [Math.ceil(width / SCALE), Math.ceil(height / SCALE)];
  const sums = () => new Float32Array(columns * rows);
  const [counts, values, squares] = [sums(), looks.map(sums), looks.map(sums)];
  for (let y = 0, i = 0; y < height; y++) {
    const row = ((y / SCALE) | 0) * columns;
    for (let x = 0; x < width; x++, i++) {
      if (labels[i] !== label) continue;
      const at = row + ((x / SCALE) | 0);
      counts[at]++;
      for (let c = 0; c < looks.length; c++) {
        const value = looks[c].values[i];
        values[c][at] += value;
        squares[c][at] += value * value;
      }
    }
  }
  const shares = new Map(looks.map(({ reach }) => [reach, boxBlur(counts, columns, rows, reach)]));
  const [means, variances] = [values, squares].map((all) =>
    all.map((summed, c) => boxBlur(summed, columns, rows, looks[c].reach)),
  );
  for (let c = 0; c < means.length; c++) {
    const share = shares.get(looks[c].reach) as Float32Array;
    for (let i = 0; i < share.length; i++) {
      const count = Math.max(1e-6, share[i]);
      means[c][i] /= count;
      variances[c][i] = Math.max(0, variances[c][i] / count - means[c][i] ** 2) + LEAST_VARIANCE;
    }
  }
  return { near: boxBlur(counts, columns, rows, BAND), means, variances };
}

/** The squared difference of two looks relative to their variance (Fisher's criterion), over all channels. */
function contrast(one: Around, other: Around, at: number): number {
  let sum = 0;
  for (let c = 0; c < one.means.length; c++) {
    const apart = one.means[c][at] - other.means[c][at];
    sum += (apart * apart) / (one.variances[c][at] + other.variances[c][at]);
  }
  return sum;
}

/** Twice the negative log likelihood of a pixel's look, up to a constant. */
function unlikeness(looks: readonly Look[], i: number, { means, variances }: Around, at: number): number {
  let sum = 0;
  for (let c = 0; c < looks.length; c++)
    sum += (looks[c].values[i] - means[c][at]) ** 2 / variances[c][at] + Math.log(variances[c][at]);
  return sum;
}
