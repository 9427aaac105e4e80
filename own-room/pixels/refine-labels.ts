import { boxBlur } from "./box-blur.ts";

/** What is known of colours changes slowly: it is reckoned on a picture that is smaller by this. */
const SCALE = 2;
/** How far a found border may lie beside the true one, and how far around colours are compared: pixels of that picture. */
const BAND = 2;
const REACH = 5;
/** Colours whose difference is smaller than this beside their spread (see `contrast`) cannot be told apart: the border stays. */
const LEAST_CONTRAST = 2;
/** No colour is more even than a photograph's noise: the square of its spread. */
const LEAST_VARIANCE = 2e-4;
/** So many times likelier is certain, as a logarithm. */
const CERTAIN = 4;
/** Grain of a stone looks like wood here and there, a border does not: so far around pixels decide together. */
const TOGETHER = 2;
/** Less than one pixel of a square: what running sums leave of nothing. */
const NONE = 1e-4;

/**
 * Moves the border between stone (0) and things (1) to where the colours change: near it pixels go to whichever of the two
 * their colours are likelier of, by the mean and spread of each around. Superpixels are coarser than the stem of a tap.
 * Changed in place; other labels stay.
 * @param guide red, green and blue, 0–1, each a plane of width x height
 */
export function refineLabels(
  labels: Uint8Array,
  guide: readonly Float32Array[],
  width: number,
  height: number,
): void {
  const things = coloursOf(labels, 1, guide, width, height);
  const stone = coloursOf(labels, 0, guide, width, height);
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
      const likelier = (unlikeness(guide, i, stone, at) - unlikeness(guide, i, things, at)) / CERTAIN;
      evidence[i] = Math.max(-1, Math.min(1, likelier));
    }
  }
  const found = boxBlur(evidence, width, height, TOGETHER);
  for (const i of doubtful) labels[i] = found[i] > 0 ? 1 : 0;
}

/** At each place of the smaller picture: how much of a label is near, and mean and variance of its colours around. */
type Colours = { near: Float32Array; means: Float32Array[]; variances: Float32Array[] };

function coloursOf(
  labels: Uint8Array,
  label: number,
  guide: readonly Float32Array[],
  width: number,
  height: number,
): Colours {
  const [columns, rows] = [Math.ceil(width / SCALE), Math.ceil(height / SCALE)];
  const sums = () => new Float32Array(columns * rows);
  const [counts, values, squares] = [sums(), guide.map(sums), guide.map(sums)];
  for (let y = 0, i = 0; y < height; y++) {
    const row = ((y / SCALE) | 0) * columns;
    for (let x = 0; x < width; x++, i++) {
      if (labels[i] !== label) continue;
      const at = row + ((x / SCALE) | 0);
      counts[at]++;
      for (let c = 0; c < guide.length; c++) {
        const value = guide[c][i];
        values[c][at] += value;
        squares[c][at] += value * value;
      }
    }
  }
  const around = (summed: Float32Array) => boxBlur(summed, columns, rows, REACH);
  const share = around(counts).map((count) => Math.max(1e-6, count));
  const [means, variances] = [values.map(around), squares.map(around)];
  for (let c = 0; c < means.length; c++) {
    for (let i = 0; i < share.length; i++) {
      means[c][i] /= share[i];
      variances[c][i] = Math.max(0, variances[c][i] / share[i] - means[c][i] ** 2) + LEAST_VARIANCE;
    }
  }
  return { near: boxBlur(counts, columns, rows, BAND), means, variances };
}

/** The squared difference of two colours beside their own spread (Fisher's criterion), over all channels. */
function contrast(one: Colours, other: Colours, at: number): number {
  let sum = 0;
  for (let c = 0; c < one.means.length; c++) {
    const apart = one.means[c][at] - other.means[c][at];
    sum += (apart * apart) / (one.variances[c][at] + other.variances[c][at]);
  }
  return sum;
}

/** Twice the negative logarithm of how likely a pixel's colour is, but for a constant. */
function unlikeness(
  guide: readonly Float32Array[],
  i: number,
  { means, variances }: Colours,
  at: number,
): number {
  let sum = 0;
  for (let c = 0; c < guide.length; c++)
    sum += (guide[c][i] - means[c][at]) ** 2 / variances[c][at] + Math.log(variances[c][at]);
  return sum;
}
