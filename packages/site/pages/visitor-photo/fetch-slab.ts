import type { FetchedSlab } from "@stoneyard/visitor-photo/worker-calls.ts";
import type { RoomsData } from "../rooms/rooms-data.ts";
import { pixelsOf } from "./open-photograph.ts";

/** 2.7 mm to a pixel on a slab of 3.2 m: finer than a photograph of 1600 pixels shows it. */
const [WIDTH, HEIGHT] = [1200, 750];

/**
 * A stone's slab.
 * @throws an error where there is no such stone or its picture does not come
 */
export async function fetchSlab({ stones }: RoomsData, stone: string): Promise<FetchedSlab> {
  const choice = stones[stone];
  if (!choice) throw new Error(`There is no stone ${stone}.`);
  const response = await fetch(choice.wide);
  if (!response.ok) throw new Error(`${choice.wide} answered ${response.status}.`);
  const bitmap = await createImageBitmap(await response.blob(), {
    resizeWidth: WIDTH,
    resizeHeight: HEIGHT,
    resizeQuality: "high",
  });
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { pixels: pixelsOf(canvas), size: choice.size, bookmatched: !choice.engineered };
}
