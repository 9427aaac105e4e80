import { luminance } from "../../colour.ts";
import { boxBlur } from "../box-blur.ts";
import type { LinearPicture } from "../picture.ts";
import { sceneLight } from "./film.ts";

/** Reflectance of paint and paper that count as white. */
const WHITE_PAINT = 0.8;
const TOO_BRIGHT = sceneLight(0.86);
const TOO_DARK = 0.1;
const LEAST_NEUTRAL = 0.4;
/** Size of the places by which the distance to the stone is measured, pixels. */
const PLACE = 8;

/**
 * The light on a perfect white near the stone, by the lightest nearly neutral things around, without lamps and windows.
 * Undefined where there are none.
 * @param stone the stone's share of each pixel
 */
export function whiteLevel(
  { width, height, data }: LinearPicture,
  stone: Float32Array,
): Float32Array | undefined {
  const near = nearness(stone, width, height);
  const most = Math.ceil(width / 2) * Math.ceil(height / 2);
  const found: Found = {
    ranks: new Float32Array(most),
    pixels: new Int32Array(most),
    weights: new Float32Array(most),
    count: 0,
  };
  const lookAlong = (y: number) => {
    for (let x = 0; x < width; x += 2) {
      const pixel = y * width + x;
      const weight = Math.min(0.25, near.values[((y / PLACE) | 0) * near.columns + ((x / PLACE) | 0)]);
      if (stone[pixel] > 0 || weight < 0.004) continue;
      const red = data[pixel * 3];
      const green = data[pixel * 3 + 1];
      const blue = data[pixel * 3 + 2];
      const largest = Math.max(red, green, blue);
      const least = Math.min(red, green, blue);
      if (largest >= TOO_BRIGHT || least <= TOO_DARK || least / largest <= LEAST_NEUTRAL) continue;
      found.ranks[found.count] = luminance(red, green, blue) * (least / largest) ** 0.7;
      found.pixels[found.count] = pixel;
      found.weights[found.count++] = weight;
    }
  };
  for (let y = 0; y < height; y += 2) lookAlong(y);
  return found.count < 20 ? undefined : meanOfLightest(data, found);
}

type Found = { ranks: Float32Array; pixels: Int32Array; weights: Float32Array; count: number };

/** Resolution of ranks. */
const FINENESS = 1e-6;

/** The mean between the 5 % and the 30 % that rank highest: above are reflections, below is shade. */
function meanOfLightest(data: Float32Array, { ranks, pixels, weights, count }: Found): Float32Array {
  // Sorted as plain numbers, which is much faster than by a function: the rank, with the value in its last digits.
  const order = new Float64Array(count);
  let all = 0;
  for (let k = 0; k < count; k++) {
    order[k] = Math.round(ranks[k] / FINENESS) * count + k;
    all += weights[k];
  }
  order.sort();
  const white = new Float32Array(3);
  let passed = 0;
  let counted = 0;
  for (let place = count - 1; place >= 0; place--) {
    const k = order[place] % count;
    passed += weights[k] / all;
    if (passed < 0.05 || passed > 0.3) continue;
    counted += weights[k];
    for (let c = 0; c < 3; c++) white[c] += weights[k] * data[pixels[k] * 3 + c];
  }
  return white.map((value) => value / Math.max(1e-9, counted) / WHITE_PAINT);
}

function nearness(stone: Float32Array, width: number, height: number) {
  const [columns, rows] = [Math.ceil(width / PLACE), Math.ceil(height / PLACE)];
  const places = new Float32Array(columns * rows);
  const addRow = (y: number) => {
    const first = ((y / PLACE) | 0) * columns;
    for (let x = 0; x < width; x++) places[first + ((x / PLACE) | 0)] += stone[y * width + x];
  };
  for (let y = 0; y < height; y++) addRow(y);
  const radius = Math.round(columns * 0.1);
  const once = boxBlur(
    places.map((value) => value / PLACE ** 2),
    columns,
    rows,
    radius,
  );
  return { values: boxBlur(once, columns, rows, radius), columns };
}
