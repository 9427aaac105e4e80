import { boxBlur } from "./box-blur.ts";

/** What is known of looks changes slowly: it is reckoned on a picture that is smaller by this. */
const SCALE = 2;
/** How far a found border may lie beside the true one, pixels of that picture. */
const BAND = 2;
/** Looks whose difference is smaller than this beside their spread (see `contrast`) cannot be told apart: the border stays. */
const LEAST_CONTRAST = 2;
/** No colour is more even than a photograph's noise: the square of its spread. */
const LEAST_VARIANCE = 2e-4;
/** So many times likelier is certain, as a logarithm. */
const CERTAIN = 12;
/** Grain of a stone looks like wood here and there, a border does not: so far around pixels decide together. */
const TOGETHER = 2;
/** Less than one pixel of a square: what running sums leave of nothing. */
const NONE = 1e-4;

/**
 * Something that is known of each pixel, 0–1, and how far around it is compared, pixels of the smaller picture: light changes
 * colours from place to place, but not how rough a thing is.
 */
export type Look = { values: Float32Array; reach: number };

/**
 * Moves the border between stone (0) and things (1) to where the colours change: near it pixels go to whichever of the two
 * their looks are likelier of, by the mean and spread of each around, and together with the pixels beside them. Superpixels
 * are coarser than the stem of a tap. Labels are changed in place; others than these two stay.
 * @returns how much each pixel by itself looks like a thing (1) rather than stone (-1); where nothing tells them apart, and
 * far from their border, what its label was
 */
export function refineLabels(
  labels: Uint8Array,
  looks: readonly Look[],
  width: number,
  height: number,
): Float32Array {
  const things = looksAround(labels, 1, looks, width, height);
  const stone = looksAround(labels, 0, looks, width, height);
  const columns = Math.ceil(width / SCALE);
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
  return evidence;
}

/** At each place of the smaller picture: how much of a label is near, and mean and variance of its looks around. */
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

/** The squared difference of two looks beside their own spread (Fisher's criterion), over all channels. */
function contrast(one: Around, other: Around, at: number): number {
  let sum = 0;
  for (let c = 0; c < one.means.length; c++) {
    const apart = one.means[c][at] - other.means[c][at];
    sum += (apart * apart) / (one.variances[c][at] + other.variances[c][at]);
  }
  return sum;
}

/** Twice the negative logarithm of how likely a pixel's look is, but for a constant. */
function unlikeness(looks: readonly Look[], i: number, { means, variances }: Around, at: number): number {
  let sum = 0;
  for (let c = 0; c < looks.length; c++)
    sum += (looks[c].values[i] - means[c][at]) ** 2 / variances[c][at] + Math.log(variances[c][at]);
  return sum;
}
