import { luminance } from "../colour.ts";
import type { Photograph } from "./picture.ts";

/** Additional blur by which the edges' own blur is measured, pixels. */
const MORE = 1;
const BELL = [-3, -2, -1, 0, 1, 2, 3].map((d) => Math.exp((-d * d) / (2 * MORE * MORE)));
/** Least slope of an edge, values of 255 a pixel: more than noise. */
const LEAST_STEP = 12;
const LEAST_EDGES = 60;
/** Variance of a central difference, which is as wide as two even pixels; pixels². */
const DIFFERENCE = 4 / 12;
/** Percentile of the edges that shows the lens: soft shadows are edges too. */
const SHARPER = 0.3;
/** Variance of an even pixel: no photograph is sharper. */
const PIXEL = 1 / 12;
const MOST = 3;

/** The effective width of a pixel: an even width with the same variance. */
export const seenWidth = (sigma: number): number => Math.max(1, sigma / Math.sqrt(PIXEL));

/**
 * The point spread of lens and camera: sigma, pixels. From edges before and after a known blur (Zhuo and Sim, Pattern
 * Recognition 44, 2011): with R the ratio of their steps, sigma² = MORE² / (R² - 1).
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
