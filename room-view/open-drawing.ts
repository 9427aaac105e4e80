import { drawInWorker } from "./draw-in-worker.ts";
import type { DrawingOptions, RoomDrawing } from "./drawing.ts";
import type { RoomLayers } from "./room-layers.ts";

/**
 * Draws a room into a canvas that has no context yet, in a worker where the browser can.
 * @throws NotFetched where a layer does not come, another error where it cannot be drawn
 */
export async function openDrawing(
  canvas: HTMLCanvasElement,
  room: RoomLayers,
  options: DrawingOptions,
): Promise<RoomDrawing> {
  const inWorker = await drawInWorker(canvas, room, options);
  if (inWorker) return inWorker;
  const { drawHere } = await import("./draw-here.ts");
  return drawHere(canvas, room, options);
}
