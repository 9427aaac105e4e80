import { boxBlur } from "./box-blur.ts";

/** Radius of the square in which grain is seen, radius of its mean, and the variance of noise. */
const GRAIN = 2;
const LEAST_GRAIN = 1e-5;
/** Weight of roughness beside colours. */
const ROUGHNESS = 0.1;

/** Roughness around each pixel: wood and granite of its colour differ in it. */
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
