import type { Point } from "../camera.ts";

/** Lines that are looked at in each row of pixels. */
const LINES = 4;

/** How much of each pixel lies within a polygon, 0–1: exact across, four lines a pixel down. */
export function polygonCoverage(polygon: readonly Point[], width: number, height: number): Float32Array {
  const coverage = new Float32Array(width * height);
  const ys = polygon.map(([, y]) => y);
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys)));
  for (let y = top; y <= bottom; y++) {
    for (let line = 0; line < LINES; line++) {
      const crossings = crossingsAt(polygon, y + (line + 0.5) / LINES);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const [from, to] = [Math.max(0, crossings[k]), Math.min(width, crossings[k + 1])];
        for (let x = Math.floor(from); x < to; x++) {
          coverage[y * width + x] += (Math.min(x + 1, to) - Math.max(x, from)) / LINES;
        }
      }
    }
  }
  return coverage;
}

/** Where a polygon's sides cross a row, from left to right. */
function crossingsAt(polygon: readonly Point[], y: number): number[] {
  const crossings: number[] = [];
  polygon.forEach(([x0, y0], i) => {
    const [x1, y1] = polygon[(i + 1) % polygon.length];
    if (y0 <= y !== y1 <= y) crossings.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
  });
  return crossings.sort((a, b) => a - b);
}
