import { boxBlur } from "./box-blur.ts";
import { marked } from "./picture.ts";

/** How far a found border may lie beside the true one, pixels, and how far around colours are compared. */
const BAND = 5;
const REACH = 9;
/** Colours nearer than this, of 1, cannot be told apart: the border stays. */
const LEAST_CONTRAST = 0.08;
/** Means over so many pixels change slowly: they are reckoned on a picture that is smaller by this. */
const MEANS_SCALE = 2;
/** Less than one pixel of a square: what running sums leave of nothing. */
const NONE = 1e-4;

/**
 * Moves the border between stone (0) and things (1) to where the colours change: near it each pixel goes to whichever of
 * the two means around it is nearer. Superpixels are coarser than the stem of a tap. Changed in place; other labels stay.
 * @param guide red, green and blue, 0–1, each a plane of width x height
 */
export function refineLabels(
  labels: Uint8Array,
  guide: readonly Float32Array[],
  width: number,
  height: number,
): void {
  const things = marked(labels.length, (i) => labels[i] === 1);
  const stone = marked(labels.length, (i) => labels[i] === 0);
  const near = { things: boxBlur(things, width, height, BAND), stone: boxBlur(stone, width, height, BAND) };
  const thingMeans = meansOf(guide, things, width, height);
  const stoneMeans = meansOf(guide, stone, width, height);
  const columns = Math.ceil(width / MEANS_SCALE);
  for (let y = 0, i = 0; y < height; y++) {
    const row = ((y / MEANS_SCALE) | 0) * columns;
    for (let x = 0; x < width; x++, i++) {
      if (labels[i] > 1 || near.things[i] <= NONE || near.stone[i] <= NONE) continue;
      const at = row + ((x / MEANS_SCALE) | 0);
      let toThing = 0;
      let toStone = 0;
      let contrast = 0;
      for (let c = 0; c < 3; c++) {
        toThing += (guide[c][i] - thingMeans[c][at]) ** 2;
        toStone += (guide[c][i] - stoneMeans[c][at]) ** 2;
        contrast += (thingMeans[c][at] - stoneMeans[c][at]) ** 2;
      }
      if (contrast > LEAST_CONTRAST ** 2) labels[i] = toThing < toStone ? 1 : 0;
    }
  }
}

/** The mean colour of the counted pixels around each place of a picture that is smaller by `MEANS_SCALE`. */
function meansOf(guide: readonly Float32Array[], counted: Float32Array, width: number, height: number) {
  const [columns, rows] = [Math.ceil(width / MEANS_SCALE), Math.ceil(height / MEANS_SCALE)];
  const radius = Math.round(REACH / MEANS_SCALE);
  const share = boxBlur(reducedSum(counted, counted, width, height), columns, rows, radius);
  return guide.map((channel) => {
    const mean = boxBlur(reducedSum(channel, counted, width, height), columns, rows, radius);
    for (let i = 0; i < mean.length; i++) mean[i] /= Math.max(1e-6, share[i]);
    return mean;
  });
}

/** The sum of values times weights (0 or 1) in each square of `MEANS_SCALE` pixels. */
function reducedSum(
  values: Float32Array,
  weights: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const columns = Math.ceil(width / MEANS_SCALE);
  const sums = new Float32Array(columns * Math.ceil(height / MEANS_SCALE));
  for (let y = 0, i = 0; y < height; y++) {
    const row = ((y / MEANS_SCALE) | 0) * columns;
    for (let x = 0; x < width; x++, i++) {
      if (weights[i]) sums[row + ((x / MEANS_SCALE) | 0)] += values[i] * weights[i];
    }
  }
  return sums;
}
