import { boxBlur } from "./box-blur.ts";
import { marked } from "./picture.ts";

/** How far a found border may lie beside the true one, pixels, and how far around colours are compared. */
const BAND = 5;
const REACH = 9;
/** Colours nearer than this, of 1, cannot be told apart: the border stays. */
const LEAST_CONTRAST = 0.08;

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
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] > 1 || near.things[i] === 0 || near.stone[i] === 0) continue;
    let toThing = 0;
    let toStone = 0;
    let contrast = 0;
    for (let c = 0; c < 3; c++) {
      toThing += (guide[c][i] - thingMeans[c][i]) ** 2;
      toStone += (guide[c][i] - stoneMeans[c][i]) ** 2;
      contrast += (thingMeans[c][i] - stoneMeans[c][i]) ** 2;
    }
    if (contrast > LEAST_CONTRAST ** 2) labels[i] = toThing < toStone ? 1 : 0;
  }
}

/** The mean colour of the counted pixels around each pixel. */
function meansOf(guide: readonly Float32Array[], counted: Float32Array, width: number, height: number) {
  const share = boxBlur(counted, width, height, REACH);
  return guide.map((channel) => {
    const weighted = new Float32Array(channel.length);
    for (let i = 0; i < weighted.length; i++) weighted[i] = channel[i] * counted[i];
    const mean = boxBlur(weighted, width, height, REACH);
    for (let i = 0; i < mean.length; i++) mean[i] /= Math.max(1e-6, share[i]);
    return mean;
  });
}
