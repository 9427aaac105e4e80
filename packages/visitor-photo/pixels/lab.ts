import { LINEAR } from "../colour.ts";
import type { Box, Photograph } from "./picture.ts";

const STEPS = 1024;
/** The function f of CIE 1976 L*a*b* on 0–1.1. */
const CURVE = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const t = (step / STEPS) * 1.1;
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
});
const curve = (t: number) => CURVE[Math.min(STEPS, ((t / 1.1) * STEPS) | 0)];

/** CIE L*a*b* (D65) of a box of pixels, three numbers each. */
export function labOf({ width, data }: Photograph, { left, top, right, bottom }: Box): Float32Array {
  const lab = new Float32Array((right - left) * (bottom - top) * 3);
  let i = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const pixel = (y * width + x) * 4;
      const [red, green, blue] = [LINEAR[data[pixel]], LINEAR[data[pixel + 1]], LINEAR[data[pixel + 2]]];
      const fx = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
      const fy = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
      const fz = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
      lab[i++] = 116 * fy - 16;
      lab[i++] = 500 * (fx - fy);
      lab[i++] = 200 * (fy - fz);
    }
  }
  return lab;
}
