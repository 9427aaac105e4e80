import type { Pixels } from "../straighten/light.ts";

/** A part of a picture, as shares of its width and height. */
export type Part = { left: number; top: number; right: number; bottom: number };

/** All but the outermost pixels, which lie on the slab's edges. */
const INNER: Part = { left: 0.01, top: 0.01, right: 0.99, bottom: 0.99 };

/** Decibels between two pictures of one size. */
export function likeness(a: Pixels, b: Pixels, { left, top, right, bottom } = INNER): number {
  const { width, height } = a;
  let sum = 0;
  let count = 0;
  for (let y = Math.round(height * top); y < height * bottom; y++) {
    for (let x = Math.round(width * left) * 3; x < Math.round(width * right) * 3; x++) {
      sum += ((a.data[y * width * 3 + x] ?? 0) - (b.data[y * width * 3 + x] ?? 0)) ** 2;
      count++;
    }
  }
  return 10 * Math.log10(255 ** 2 / (sum / count));
}
