import { luminance } from "../colour.ts";
import type { Photograph } from "./picture.ts";

/**
 * The photograph's noise, values of 255: the median response to a mask that ignores edges and slopes, after Immerkær
 * (Computer Vision and Image Understanding 64, 1996), on a quarter of the pixels.
 */
export function noiseLevel({ width, height, data }: Photograph): number {
  const grey = (i: number) => luminance(data[i * 4], data[i * 4 + 1], data[i * 4 + 2]);
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x += 2) {
      const i = y * width + x;
      const corners = grey(i - width - 1) + grey(i - width + 1) + grey(i + width - 1) + grey(i + width + 1);
      const sides = grey(i - width) + grey(i + width) + grey(i - 1) + grey(i + 1);
      counts[Math.min(255, Math.round(Math.abs(corners - 2 * sides + 4 * grey(i)) * 4))]++;
      all++;
    }
  }
  let passed = 0;
  const median = counts.findIndex((count) => {
    passed += count;
    return passed * 2 >= all;
  });
  // The mask's gain is 6, the median of a normal distribution 0.6745 sigma; most edges lie above the median.
  return Math.min(6, median / 4 / 6 / 0.6745);
}
