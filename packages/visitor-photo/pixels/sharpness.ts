import { luminance } from "../colour.ts";
import type { Photograph } from "./picture.ts";

/** The photograph is blurred so much more to see how much that changes its edges, pixels. */
const MORE = 1;
const BELL = [-3, -2, -1, 0, 1, 2, 3].map((d) => Math.exp((-d * d) / (2 * MORE * MORE)));
/** An edge is this much steeper than noise, values of 255 a pixel. */
const LEAST_STEP = 12;
const LEAST_EDGES = 60;
/** A central difference is itself as wide as two even pixels: variance, pixels². */
const DIFFERENCE = 4 / 12;
/** Soft shadows are edges, too: what the lens does is told by the sharper ones. */
const SHARPER = 0.3;
/** A pixel is even over its own width: no photograph is sharper. */
const PIXEL = 1 / 12;
const MOST = 3;

/** How much wider than itself a pixel of such a photograph sees: an even width with the same variance. */
export const seenWidth = (sigma: number): number => Math.max(1, sigma / Math.sqrt(PIXEL));

/**
 * How far lens and camera spread a point: sigma, pixels. From edges before and after a blur of known strength (Zhuo and Sim,
 * Pattern Recognition 44, 2011): with R the ratio of their steps, sigma² = MORE² / (R² - 1).
 */
export function lensBlur({ width, height, data }: Photograph, noise: number): number {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i++) grey[i] = luminance(data[i * 4], data[i * 4 + 1], data[i * 4 + 2]);
  const steep = LEAST_STEP + 4 * noise;
  const found: number[] = [];
  for (let y = 5; y < height - 5; y += 2) {
    for (let x = 5; x < width - 5; x++) {
      const i = y * width + x;
      for (const step of [1, width]) {
        const slope = Math.abs(grey[i + step] - grey[i - step]);
        if (slope < 2 * steep || slope < Math.abs(grey[i + 2 * step] - grey[i])) continue;
        if (slope <= Math.abs(grey[i] - grey[i - 2 * step])) continue;
        const ratio = slope / softSlope(grey, i, step);
        if (ratio > 1) found.push((MORE * MORE) / (ratio * ratio - 1));
      }
    }
  }
  if (found.length < LEAST_EDGES) return Math.sqrt(PIXEL);
  found.sort((a, b) => a - b);
  const variance = found[Math.floor(found.length * SHARPER)] - DIFFERENCE;
  return Math.min(MOST, Math.sqrt(Math.max(PIXEL, variance)));
}

/** The step across a place after the blur, along one direction. */
function softSlope(grey: Float32Array, at: number, step: number): number {
  let [slope, all] = [0, 0];
  for (let k = 0; k < BELL.length; k++) {
    const i = at + (k - 3) * step;
    slope += BELL[k] * (grey[i + step] - grey[i - step]);
    all += BELL[k];
  }
  return Math.abs(slope) / all;
}
