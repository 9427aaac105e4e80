import { luminance } from "../colour.ts";
import { boxBlur } from "./box-blur.ts";
import { sceneLight } from "./film.ts";
import type { LinearPicture } from "./picture.ts";

/** What paint and paper that count as white send back. */
const WHITE_PAINT = 0.8;
const TOO_BRIGHT = sceneLight(0.86);
const TOO_DARK = 0.1;
const LEAST_NEUTRAL = 0.4;
/** Places of so many pixels tell how near a pixel is to the stone. */
const PLACE = 8;

/**
 * The light on a perfect white near the stone, told by the lightest nearly neutral things around, lamps and windows left
 * out. Undefined where nothing such is there.
 * @param stone how much of each pixel is stone
 */
export function whiteLevel(
  { width, height, data }: LinearPicture,
  stone: Float32Array,
): Float32Array | undefined {
  const near = nearness(stone, width, height);
  const found: { rank: number; pixel: number; weight: number }[] = [];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const pixel = y * width + x;
      const weight = Math.min(0.25, near.values[((y / PLACE) | 0) * near.columns + ((x / PLACE) | 0)]);
      if (stone[pixel] > 0 || weight < 0.004) continue;
      const [red, green, blue] = [data[pixel * 3], data[pixel * 3 + 1], data[pixel * 3 + 2]];
      const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
      if (most >= TOO_BRIGHT || least <= TOO_DARK || least / most <= LEAST_NEUTRAL) continue;
      found.push({ rank: luminance(red, green, blue) * (least / most) ** 0.7, pixel, weight });
    }
  }
  if (found.length < 20) return undefined;
  return meanOfLightest(data, found);
}

/** Between the 5 % and the 30 % that rank highest: above are reflections, below is shade. */
function meanOfLightest(data: Float32Array, found: { rank: number; pixel: number; weight: number }[]) {
  found.sort((a, b) => b.rank - a.rank);
  const all = found.reduce((total, { weight }) => total + weight, 0);
  const white = new Float32Array(3);
  let [passed, counted] = [0, 0];
  for (const { pixel, weight } of found) {
    passed += weight / all;
    if (passed < 0.05 || passed > 0.3) continue;
    counted += weight;
    for (let c = 0; c < 3; c++) white[c] += weight * data[pixel * 3 + c];
  }
  return white.map((value) => value / Math.max(1e-9, counted) / WHITE_PAINT);
}

function nearness(stone: Float32Array, width: number, height: number) {
  const [columns, rows] = [Math.ceil(width / PLACE), Math.ceil(height / PLACE)];
  const places = new Float32Array(columns * rows);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) places[((y / PLACE) | 0) * columns + ((x / PLACE) | 0)] += stone[i];
  }
  const radius = Math.round(columns * 0.1);
  const once = boxBlur(
    places.map((value) => value / PLACE ** 2),
    columns,
    rows,
    radius,
  );
  return { values: boxBlur(once, columns, rows, radius), columns };
}
