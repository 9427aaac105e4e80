import { type Camera, normalOf, rayThrough } from "../../camera.ts";
import type { Face } from "../../faces.ts";
import { dot } from "../../vectors.ts";
import { type Box, inPicture, totalOf } from "../picture.ts";
import { connectedPixels, thicknessOf } from "./connected-pixels.ts";

/** Outlines that overlap in a strip up to this width meet in an edge there, pixels. */
const STRIP = 16;

/** Planes are uncertain by this much: in a narrower strip their order tells nothing, pixels. */
const MISPLACED = 8;
/** Gaps of a nearer face up to this width count as its own. */
const GAP = 8;

/** A face with its outline, the visible part of its surface's stone in the box, and its coverage. */
export type Outlined = { face: Face; outline: Float32Array; mask: Uint8Array; coverage: Uint8Array };

/**
 * Where outlines overlap, as a floor's continues behind an island, a pixel belongs to the nearest face whose stone is seen
 * there, and the rest of the pixel to the next one. A narrow strip of overlap goes to one face as a whole, as masks are
 * ragged and edges are not. Coverages are changed in place.
 * @param union total coverage of the box by all outlines
 * @param things coverage of the box by things before all of them
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
  const nearnessAt = (number: number, i: number) => {
    const { corner, right, down } = planes[number];
    const x = i % columns;
    return corner + right * x + (down * (i - x)) / columns;
  };
  const keys = new Float64Array(faces.length);
  const sortByNearness = (order: number[], seen: readonly Uint8Array[], i: number) => {
    for (let k = 0; k < order.length; k++) {
      const nearness = nearnessAt(order[k], i);
      keys[order[k]] = seen[order[k]][i] ? nearness + SEEN_FIRST : nearness;
    }
    sortDown(order, keys);
  };
  const giveStrip = (strip: Overlap) => {
    const order = stripOrder(faces, strip);
    for (const i of strip.pixels) give(faces, order, inPicture(i, box, width), 1 - things[i]);
  };
  for (const overlap of overlapsOf(faces, union, width, box)) {
    if (overlap.thickness <= STRIP) {
      giveStrip(overlap);
      continue;
    }
    const order = [...overlap.faces];
    const seen = seenIn(faces, overlap, things, columns);
    for (const i of overlap.pixels) {
      sortByNearness(order, seen, i);
      give(faces, order, inPicture(i, box, width), 1 - things[i]);
    }
    const nearestAt = (i: number) =>
      overlap.faces.reduce((best, number) => (nearnessAt(number, i) > nearnessAt(best, i) ? number : best));
    const parts = partsOf(overlap, nearestAt, columns);
    if (parts.length > 1) for (const part of parts) if (part.thickness <= MISPLACED) giveStrip(part);
  }
}

/** Gives a pixel to the first face as far as its outline covers it, the rest to the next one, and so on. */
function give(faces: readonly Outlined[], order: readonly number[], at: number, seen: number): void {
  let open = 1;
  for (let k = 0; k < order.length; k++) {
    const { outline, coverage } = faces[order[k]];
    const taken = Math.min(open, outline[at]);
    coverage[at] = Math.round(255 * taken * seen);
    open -= taken;
  }
}

/** The masks of the faces, with narrow gaps closed. A thing before them is no gap and makes none wider. */
function seenIn(
  faces: readonly Outlined[],
  overlap: Overlap,
  things: Float32Array,
  columns: number,
): Uint8Array[] {
  const stone = overlap.pixels.filter((i) => things[i] < 0.5);
  return faces.map(({ mask }, number) =>
    overlap.faces.includes(number) ? withoutGaps(mask, stone, columns, GAP) : mask,
  );
}

/** Larger than any key: nothing is drawn so near to the camera. */
const SEEN_FIRST = 1e6;

/** Sorts in place, the largest key first; mostly the order of the pixel before. */
function sortDown(order: number[], keys: Float64Array): void {
  for (let k = 1; k < order.length; k++) {
    const number = order[k];
    let place = k;
    for (; place > 0 && keys[order[place - 1]] < keys[number]; place--) order[place] = order[place - 1];
    order[place] = number;
  }
}

/**
 * The order of faces in a strip: first those whose stone is seen in most of it; of these the smallest, which was drawn for
 * this.
 */
function stripOrder(faces: readonly Outlined[], { faces: numbers, pixels }: Overlap): number[] {
  const ranks = numbers.map((number) => {
    const { mask, outline } = faces[number];
    let seen = 0;
    for (const i of pixels) seen += mask[i];
    return { number, hidden: seen * 2 > pixels.length ? 0 : 1, area: totalOf(outline) };
  });
  return ranks.sort((a, b) => a.hidden - b.hidden || a.area - b.area).map(({ number }) => number);
}

/**
 * One over the distance of a face's plane along the camera's ray: at the box's corner, and its change from pixel to pixel.
 */
function nearnessOf(camera: Camera, { frame }: Face, { left, top }: Box) {
  const normal = normalOf(frame);
  const distance = dot(normal, frame.origin);
  const at = (x: number, y: number) => dot(normal, rayThrough(camera, [x + 0.5, y + 0.5])) / distance;
  const corner = at(left, top);
  return { corner, right: at(left + 1, top) - corner, down: at(left, top + 1) - corner };
}

/**
 * A mask without its narrow gaps, as two faces of one stone cannot be separated to the pixel.
 * @param pixels of the mask that are examined
 * @param most widest gap that is closed, pixels
 */
function withoutGaps(mask: Uint8Array, pixels: Int32Array, columns: number, most: number): Uint8Array {
  const filled = mask.slice();
  const open = new Uint8Array(mask.length);
  for (const i of pixels) if (!mask[i]) open[i] = 1;
  const done = new Uint8Array(mask.length);
  const gap = new Int32Array(pixels.length);
  for (const start of pixels) {
    if (!open[start] || done[start]) continue;
    const connected = connectedPixels(open, start, columns, done, gap);
    if (thicknessOf(connected) > most) continue;
    for (let k = 0; k < connected.size; k++) filled[gap[k]] = 1;
  }
  return filled;
}

/** Greatest total coverage of a pixel where outlines meet in a joint. */
const JOINT = 1.02;

/** Connected pixels that the same outlines share, and about how wide their area is. */
type Overlap = { faces: number[]; pixels: Int32Array; thickness: number };

/** @param union total coverage of the box by all outlines */
function overlapsOf(
  faces: readonly { outline: Float32Array }[],
  union: Float32Array,
  width: number,
  box: Box,
): Overlap[] {
  const columns = box.right - box.left;
  const sharing = sharingOf(faces, union, width, box);
  const overlaps: Overlap[] = [];
  const queue = new Int32Array(union.length);
  const done = new Uint8Array(union.length);
  for (let start = 0; start < sharing.length; start++) {
    if (!sharing[start] || done[start]) continue;
    const own = sharing[start];
    const connected = connectedPixels(sharing, start, columns, done, queue);
    const numbers = faces.flatMap((_, number) => (own & (1 << number) ? [number] : []));
    overlaps.push({
      faces: numbers,
      pixels: queue.slice(0, connected.size),
      thickness: thicknessOf(connected),
    });
  }
  return overlaps;
}

/** Splits an overlap into connected pixels for which `kindAt` gives the same number, 0–254. */
function partsOf({ faces, pixels }: Overlap, kindAt: (pixel: number) => number, columns: number): Overlap[] {
  let [first, last] = [pixels[0], pixels[0]];
  for (const i of pixels) {
    first = Math.min(first, i);
    last = Math.max(last, i);
  }
  const start = first - (first % columns);
  const kinds = new Uint8Array(last - start + 1);
  for (const i of pixels) kinds[i - start] = kindAt(i) + 1;
  const done = new Uint8Array(kinds.length);
  const queue = new Int32Array(pixels.length);
  const parts: Overlap[] = [];
  for (const i of pixels) {
    if (done[i - start]) continue;
    const connected = connectedPixels(kinds, i - start, columns, done, queue);
    const part = queue.slice(0, connected.size).map((k) => k + start);
    parts.push({ faces, pixels: part, thickness: thicknessOf(connected) });
  }
  return parts;
}

/** For each shared pixel one bit for each outline; nobody draws more than 31. */
function sharingOf(
  faces: readonly { outline: Float32Array }[],
  union: Float32Array,
  width: number,
  box: Box,
): Int32Array {
  const sharing = new Int32Array(union.length);
  const columns = box.right - box.left;
  const markRow = (y: number) => {
    const first = inPicture(y * columns, box, width);
    for (let x = 0, i = y * columns; x < columns; x++, i++) {
      if (union[i] <= JOINT) continue;
      for (let number = 0; number < faces.length; number++) {
        if (faces[number].outline[first + x] > 0) sharing[i] |= 1 << number;
      }
    }
  };
  for (let y = 0; y < box.bottom - box.top; y++) markRow(y);
  return sharing;
}
