import type { Point } from "../../camera.ts";
import { luminance } from "../../colour.ts";
import type { Sheet } from "../../sheet.ts";
import { polygonCoverage } from "../mask/polygon-coverage.ts";
import type { LinearPicture } from "../picture.ts";

/** Reflectance of office paper; ISO brightness is higher, as it counts the blue of brighteners. */
const PAPER = 0.8;
/** Margins for badly marked corners: the sheet is covered this much larger and measured this much smaller. */
const LARGER = 1.06;
const SMALLER = 0.75;

/** Coverage of each pixel by the sheet, 0–1. */
export const sheetCoverage = (sheet: Sheet, width: number, height: number): Float32Array =>
  polygonCoverage([aboutMiddle(sheet, LARGER)], width, height);

/** The light on a sheet, as a perfect white would send it back; undefined where too little of it is seen. */
export function lightOnSheet({ width, height, data }: LinearPicture, sheet: Sheet): Float32Array | undefined {
  const inside = polygonCoverage([aboutMiddle(sheet, SMALLER)], width, height);
  const found: { pixel: number; rank: number }[] = [];
  for (let pixel = 0; pixel < inside.length; pixel++) {
    if (inside[pixel] < 1) continue;
    found.push({ pixel, rank: luminance(data[pixel * 3], data[pixel * 3 + 1], data[pixel * 3 + 2]) });
  }
  if (found.length < 12) return undefined;
  found.sort((a, b) => a.rank - b.rank);
  // Without what is written on it and the shadow of the person before it.
  const middle = found.slice(Math.floor(found.length / 4), Math.ceil((found.length * 3) / 4));
  const sum = new Float32Array(3);
  for (const { pixel } of middle) for (let c = 0; c < 3; c++) sum[c] += data[pixel * 3 + c];
  return sum.map((value) => value / middle.length / PAPER);
}

function aboutMiddle(sheet: Sheet, by: number): Point[] {
  const middle = [0, 1].map((axis) => sheet.reduce((sum, corner) => sum + corner[axis as 0 | 1], 0) / 4);
  const [x, y] = [middle[0] as number, middle[1] as number];
  return sheet.map((corner) => [x + (corner[0] - x) * by, y + (corner[1] - y) * by]);
}
