import { luminance } from "../colour.ts";

/** Least width of a lamp's glint, pixels; veins and joints are narrower. */
const LEAST = 5;
const REACH = LEAST >> 1;

/** The least linear light of a pixel and its neighbours: thin bright lines are no glint. */
export function leastAround(light: Float32Array, at: number, width: number): number {
  let least = Infinity;
  for (let v = -REACH; v <= REACH; v += REACH) {
    for (let u = -REACH; u <= REACH; u += REACH) {
      const i = Math.max(0, Math.min(light.length / 3 - 1, at + v * width + u)) * 3;
      least = Math.min(least, luminance(light[i], light[i + 1], light[i + 2]));
    }
  }
  return least;
}
