import { type Camera, normalOf, rayThrough } from "../camera.ts";
import type { Face } from "../faces.ts";
import { dot } from "../vectors.ts";
import { type Overlap, overlapsOf } from "./overlaps.ts";
import { type Box, inPicture } from "./picture.ts";
import { withoutSlivers } from "./without-slivers.ts";

/** Outlines that overlap in a strip no wider than this meet in an edge there, pixels. */
const STRIP = 16;

/** What is missing of a nearer face's stone in gaps no wider than this is not told from the farther one's. */
const SLIVER = 8;

/** A face with its outline in the photograph, what is seen of its surface's stone in the box, and its coverage. */
export type Outlined = { face: Face; outline: Float32Array; mask: Uint8Array; coverage: Uint8Array };

/**
 * Where outlines overlap, as a floor's goes on behind an island, a pixel belongs to the nearest face whose stone is seen
 * there; what that leaves of it at its rim belongs to the next one. Masks are as ragged as colours are, edges are not: where
 * outlines overlap in a strip, all of it goes to one of them. Coverages are changed in place.
 * @param union how much of each pixel of the box all outlines cover together
 * @param things how much of each pixel of the box stands before all of them
 */
export function nearestFirst(
  camera: Camera,
  faces: readonly Outlined[],
  union: Float32Array,
  things: Float32Array,
  width: number,
  box: Box,
): void {
  const columns = box.right - box.left;
  const giveTo = (order: readonly number[], i: number) => {
    const at = inPicture(i, box, width);
    let open = 1;
    for (const number of order) {
      const { outline, coverage } = faces[number];
      const taken = Math.min(open, outline[at]);
      coverage[at] = Math.round(255 * taken * (1 - things[i]));
      open -= taken;
    }
  };
  const nearness = faces.map(({ face }) => nearnessOf(camera, face, columns, box));
  const areas = faces.map(({ outline }) => outline.reduce((sum, share) => sum + share, 0));
  const keys = new Float64Array(faces.length);
  for (const overlap of overlapsOf(faces, union, width, box)) {
    const inStrip = overlap.thickness <= STRIP ? stripOrder(faces, areas, overlap) : undefined;
    const order = [...overlap.faces];
    const seen = inStrip
      ? []
      : faces.map(({ mask }, number) =>
          order.includes(number) ? withoutSlivers(mask, overlap.pixels, columns, SLIVER) : mask,
        );
    for (const i of overlap.pixels) {
      if (!inStrip) {
        for (const number of order) keys[number] = nearness[number](i) + (seen[number][i] ? SEEN_FIRST : 0);
        sortDown(order, keys);
      }
      giveTo(inStrip ?? order, i);
    }
  }
}

/** More than any nearness: nothing is drawn so near to the camera. */
const SEEN_FIRST = 1e6;

/** In place, the largest key first: pixel by pixel the order is mostly that of the one before. */
function sortDown(order: number[], keys: Float64Array): void {
  for (let k = 1; k < order.length; k++) {
    const number = order[k];
    let place = k;
    for (; place > 0 && keys[order[place - 1]] < keys[number]; place--) order[place] = order[place - 1];
    order[place] = number;
  }
}

/** First the faces whose stone is seen in most of a strip; of those the one that is smallest, as it was drawn for this. */
function stripOrder(
  faces: readonly Outlined[],
  areas: readonly number[],
  { faces: numbers, pixels }: Overlap,
): number[] {
  const ranks = numbers.map((number) => {
    const { mask } = faces[number];
    let seen = 0;
    for (const i of pixels) seen += mask[i];
    return { number, hidden: seen * 2 > pixels.length ? 0 : 1, area: areas[number] };
  });
  return ranks.sort((a, b) => a.hidden - b.hidden || a.area - b.area).map(({ number }) => number);
}

/** One over how far a face's plane is away at a pixel of the box, along the camera's ray: it changes evenly from pixel to pixel. */
function nearnessOf(camera: Camera, { frame }: Face, columns: number, { left, top }: Box) {
  const normal = normalOf(frame);
  const distance = dot(normal, frame.origin);
  const at = (x: number, y: number) => dot(normal, rayThrough(camera, [x + 0.5, y + 0.5])) / distance;
  const corner = at(left, top);
  const [right, down] = [at(left + 1, top) - corner, at(left, top + 1) - corner];
  return (i: number): number => corner + right * (i % columns) + down * ((i / columns) | 0);
}
