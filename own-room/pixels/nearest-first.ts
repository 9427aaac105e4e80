import { type Camera, normalOf, rayThrough } from "../camera.ts";
import type { Face } from "../faces.ts";
import { dot } from "../vectors.ts";
import { type Overlap, overlapsOf } from "./overlaps.ts";
import type { Box } from "./picture.ts";

/** Outlines that overlap in a strip no wider than this meet in an edge there, pixels. */
const STRIP = 16;

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
  const inPicture = (i: number) => (box.top + Math.floor(i / columns)) * width + box.left + (i % columns);
  const giveTo = (order: readonly number[], i: number) => {
    const at = inPicture(i);
    let open = 1;
    for (const number of order) {
      const { outline, coverage } = faces[number];
      const taken = Math.min(open, outline[at]);
      coverage[at] = Math.round(255 * taken * (1 - things[i]));
      open -= taken;
    }
  };
  const depthOf = depthsThrough(camera, faces, columns, box);
  for (const overlap of overlapsOf(faces, union, width, box)) {
    const inStrip = overlap.thickness <= STRIP ? stripOrder(faces, overlap) : undefined;
    const order = [...overlap.faces];
    for (const i of overlap.pixels) {
      if (!inStrip) {
        const hidden = (number: number) => (faces[number].mask[i] ? 0 : 1);
        order.sort((a, b) => hidden(a) - hidden(b) || depthOf(a, i) - depthOf(b, i));
      }
      giveTo(inStrip ?? order, i);
    }
  }
}

/** First the faces whose stone is seen in most of a strip; of those the one that is smallest, as it was drawn for this. */
function stripOrder(faces: readonly Outlined[], { faces: numbers, pixels }: Overlap): number[] {
  const ranks = numbers.map((number) => {
    const { mask, outline } = faces[number];
    let [seen, area] = [0, 0];
    for (const i of pixels) seen += mask[i];
    for (const share of outline) area += share;
    return { number, hidden: seen * 2 > pixels.length ? 0 : 1, area };
  });
  return ranks.sort((a, b) => a.hidden - b.hidden || a.area - b.area).map(({ number }) => number);
}

/** How far away a face's plane is at a pixel of the box, in units along the camera's ray. */
function depthsThrough(camera: Camera, faces: readonly Outlined[], columns: number, { left, top }: Box) {
  const planes = faces.map(({ face: { frame } }) => {
    const normal = normalOf(frame);
    return { normal, distance: dot(normal, frame.origin) };
  });
  return (number: number, i: number): number => {
    const ray = rayThrough(camera, [left + (i % columns) + 0.5, top + Math.floor(i / columns) + 0.5]);
    return planes[number].distance / dot(planes[number].normal, ray);
  };
}
