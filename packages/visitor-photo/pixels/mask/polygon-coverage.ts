import type { Point } from "../../camera.ts";

/** Lines sampled in each row of pixels. */
const LINES = 4;

/** Coverage of each pixel by polygons, 0–1, with holes as polygons too: exact across, four lines a pixel down. */
export function polygonCoverage(
  polygons: readonly (readonly Point[])[],
  width: number,
  height: number,
): Float32Array<ArrayBuffer> {
  const coverage = new Float32Array(width * height);
  crossings(polygons, height).forEach((row, line) => {
    row.sort((a, b) => a - b);
    const start = Math.floor(line / LINES) * width;
    for (let k = 0; k + 1 < row.length; k += 2) {
      const [from, to] = [Math.max(0, row[k]), Math.min(width, row[k + 1])];
      for (let x = Math.floor(from); x < to; x++) {
        coverage[start + x] += (Math.min(x + 1, to) - Math.max(x, from)) / LINES;
      }
    }
  });
  return coverage;
}

function crossings(polygons: readonly (readonly Point[])[], height: number): number[][] {
  const rows = Array.from({ length: height * LINES }, (): number[] => []);
  for (const polygon of polygons) {
    polygon.forEach(([x0, y0], i) => {
      const [x1, y1] = polygon[(i + 1) % polygon.length];
      const [top, bottom] = [Math.min(y0, y1) * LINES - 0.5, Math.max(y0, y1) * LINES - 0.5];
      const last = Math.min(rows.length, Math.ceil(bottom));
      for (let line = Math.max(0, Math.ceil(top)); line < last; line++) {
        rows[line].push(x0 + (((line + 0.5) / LINES - y0) / (y1 - y0)) * (x1 - x0));
      }
    });
  }
  return rows;
}
