import { type Camera, normalOf, rayThrough } from "../camera.ts";
import type { Face } from "../faces.ts";
import { dot } from "../vectors.ts";
import { type Overlap, overlapsOf } from "./overlaps.ts";
import { type Box, inPicture, totalOf } from "./picture.ts";
import { withoutGaps } from "./without-gaps.ts";

/** Outlines that overlap in a strip no wider than this meet in an edge there, pixels. */
const STRIP = 16;

/** What is missing of a nearer face's stone in gaps no wider than this is not told from the farther one's. */
const GAP = 8;

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
  const planes = faces.map(({ face }) => nearnessOf(camera, face, box));
  const keys = new Float64Array(faces.length);
  const sortByNearness = (order: number[], seen: readonly Uint8Array[], i: number) => {
    const x = i % columns;
    const y = (i - x) / columns;
    for (let k = 0; k < order.length; k++) {
      const number = order[k];
      const { corner, right, down } = planes[number];
      const nearness = corner + right * x + down * y;
      keys[number] = seen[number][i] ? nearness + SEEN_FIRST : nearness;
    }
    sortDown(order, keys);
  };
  for (const overlap of overlapsOf(faces, union, width, box)) {
    const isStrip = overlap.thickness <= STRIP;
    const order = isStrip ? stripOrder(faces, overlap) : [...overlap.faces];
    const seen = isStrip ? [] : seenIn(faces, overlap, columns);
    for (let k = 0; k < overlap.pixels.length; k++) {
      const i = overlap.pixels[k];
      if (!isStrip) sortByNearness(order, seen, i);
      give(faces, order, inPicture(i, box, width), 1 - things[i]);
    }
  }
}

/** Gives a pixel to the first face as far as its outline goes, what is left of it to the next one, and so on. */
function give(faces: readonly Outlined[], order: readonly number[], at: number, seen: number): void {
  let open = 1;
  for (let k = 0; k < order.length; k++) {
    const { outline, coverage } = faces[order[k]];
    const taken = Math.min(open, outline[at]);
    coverage[at] = Math.round(255 * taken * seen);
    open -= taken;
  }
}

/** Each face's mask, without the narrow gaps of those that overlap here. */
function seenIn(faces: readonly Outlined[], overlap: Overlap, columns: number): Uint8Array[] {
  return faces.map(({ mask }, number) =>
    overlap.faces.includes(number) ? withoutGaps(mask, overlap.pixels, columns, GAP) : mask,
  );
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
function stripOrder(faces: readonly Outlined[], { faces: numbers, pixels }: Overlap): number[] {
  const ranks = numbers.map((number) => {
    const { mask, outline } = faces[number];
    let seen = 0;
    for (const i of pixels) seen += mask[i];
    return { number, hidden: seen * 2 > pixels.length ? 0 : 1, area: totalOf(outline) };
  });
  return ranks.sort((a, b) => a.hidden - b.hidden || a.area - b.area).map(({ number }) => number);
}

/** One over how far a face's plane is away along the camera's ray: at the box's corner, and how it changes from pixel to pixel. */
function nearnessOf(camera: Camera, { frame }: Face, { left, top }: Box) {
  const normal = normalOf(frame);
  const distance = dot(normal, frame.origin);
  const at = (x: number, y: number) => dot(normal, rayThrough(camera, [x + 0.5, y + 0.5])) / distance;
  const corner = at(left, top);
  return { corner, right: at(left + 1, top) - corner, down: at(left, top + 1) - corner };
}
