import { luminance } from "../colour.ts";
import { sceneLight } from "./film.ts";
import type { LinearPicture } from "./picture.ts";

/** Reflectance of paint and paper that count as white. */
const WHITE_PAINT = 0.8;
const TOO_BRIGHT = sceneLight(0.86);
const TOO_DARK = 0.1;
const LEAST_NEUTRAL = 0.4;

/**
 * The light on a perfect white, by the lightest nearly neutral things besides the stone, without lamps and windows.
 * Undefined where there are none.
 * @param stone the stone's share of each pixel
 */
export function whiteLevel(
  { width, height, data }: LinearPicture,
  stone: Float32Array,
): Float32Array | undefined {
  const ranked: number[] = [];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const pixel = y * width + x;
      if (stone[pixel] > 0) continue;
      const [red, green, blue] = [data[pixel * 3], data[pixel * 3 + 1], data[pixel * 3 + 2]];
      const largest = Math.max(red, green, blue);
      const least = Math.min(red, green, blue);
      if (largest >= TOO_BRIGHT || least <= TOO_DARK || least / largest <= LEAST_NEUTRAL) continue;
      const rank = luminance(red, green, blue) * (least / largest) ** 0.7;
      ranked.push(Math.round(rank / FINENESS) * stone.length + pixel);
    }
  }
  return ranked.length < 20 ? undefined : meanOfLightest(data, Float64Array.from(ranked), stone.length);
}

/** Resolution of ranks. */
const FINENESS = 1e-6;

/**
 * The mean between the 5 % and the 30 % that rank highest: above are reflections, below is shade.
 * @param ranked each rank with the pixel in its last digits, as plain numbers are sorted much faster
 */
function meanOfLightest(data: Float32Array, ranked: Float64Array, pixels: number): Float32Array {
  ranked.sort();
  const white = new Float32Array(3);
  const lightest = ranked.subarray(Math.floor(ranked.length * 0.7), Math.ceil(ranked.length * 0.95));
  for (const each of lightest) for (let c = 0; c < 3; c++) white[c] += data[(each % pixels) * 3 + c];
  return white.map((value) => value / lightest.length / WHITE_PAINT);
}
