import { connectedPixels, thicknessOf } from "./connected-pixels.ts";
import { type Box, inPicture } from "./picture.ts";

/** Greatest total coverage of a pixel where outlines meet in a joint. */
const JOINT = 1.02;

/** Connected pixels that the same outlines share, and about how wide their area is. */
export type Overlap = { faces: number[]; pixels: Int32Array; thickness: number };

/** @param union total coverage of the box by all outlines */
export function overlapsOf(
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
export function partsOf(
  { faces, pixels }: Overlap,
  kindAt: (pixel: number) => number,
  columns: number,
): Overlap[] {
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
