import { connectedPixels, thicknessOf } from "./connected-pixels.ts";

/**
 * A mask without its narrow gaps, as two faces of one stone cannot be separated to the pixel.
 * @param pixels of the mask that are examined
 * @param most widest gap that is closed, pixels
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
