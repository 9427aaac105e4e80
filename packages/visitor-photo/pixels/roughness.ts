import { boxBlur } from "./box-blur.ts";

/** Grain is seen in a square with one pixel to each side and in those so many beside; noise has less than this variance. */
const GRAIN = 2;
const LEAST_GRAIN = 1e-5;
/** What roughness counts beside colours. */
const ROUGHNESS = 0.1;

/** How rough each pixel and those around it are: wood and granite of its colour differ in it. */
export function roughnessOf(
  [red, green, blue]: readonly Float32Array[],
  width: number,
  height: number,
): Float32Array {
  const lightness = new Float32Array(red.length);
  for (let i = 0; i < red.length; i++) lightness[i] = 0.3 * red[i] + 0.59 * green[i] + 0.11 * blue[i];
  const means = boxBlur(lightness, width, height, 1);
  for (let i = 0; i < red.length; i++) lightness[i] *= lightness[i];
  const squares = boxBlur(lightness, width, height, 1);
  for (let i = 0; i < red.length; i++) {
    squares[i] = ROUGHNESS * 0.5 * Math.log(Math.max(0, squares[i] - means[i] * means[i]) + LEAST_GRAIN);
  }
  return boxBlur(squares, width, height, GRAIN);
}
