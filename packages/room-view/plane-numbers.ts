import type { RoomLayers, RoomPlane } from "./room-layers.ts";

/**
 * The plane of stone that covers most of a pixel (x to the right, y down), if any.
 * @param numbers of every pixel, row by row: 0 without stone, else the plane's number, from 1
 */
export function planeAt(
  numbers: Uint8Array,
  { size: [width, height], planes }: Pick<RoomLayers, "size" | "planes">,
  x: number,
  y: number,
): RoomPlane | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || column >= width || row < 0 || row >= height) return undefined;
  return planes[(numbers[row * width + column] ?? 0) - 1];
}
