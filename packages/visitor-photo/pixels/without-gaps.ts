import { connectedPixels, thicknessOf } from "./connected-pixels.ts";

/**
 * A mask without its narrow gaps: two faces of one stone are not told apart to the pixel, and what is left of the nearer
 * one's outline is ragged.
 * @param pixels of the mask that are looked at
 * @param most gaps that are no wider on the whole are closed, pixels
 */
export function withoutGaps(mask: Uint8Array, pixels: Int32Array, columns: number, most: number): Uint8Array {
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
