import type { Point } from "../camera.ts";
import { contoursOf } from "../pixels/contours.ts";

/** What a decoder answers: masks, one after another, above 0 where the thing is, and how good it holds each to be. */
export type Masks = { values: Float32Array; scores: Float32Array; width: number; height: number };

/** Outlines with less area than this, or than this share of the largest one, are specks, pixels. */
const LEAST_AREA = 40;
const LEAST_SHARE = 0.01;
/** How far lines may run beside the mask's border, pixels: less than such a border is wrong. */
const TOLERANCES = [1, 2, 4];
/** What a link can carry of a tap. */
const MOST_POINTS = 300;

/** The outlines of the best mask, holes too; none where it is empty. */
export function maskOutlines(masks: Masks): Point[][] {
  const { width, height } = masks;
  const mask = bestOf(masks);
  const labels = Uint8Array.from(mask, (value) => (value > 0 ? 1 : 0));
  const contours = contoursOf(labels, 1, width, height);
  const areas = contours.map(areaOf);
  const least = Math.max(LEAST_AREA, LEAST_SHARE * Math.max(0, ...areas));
  const kept = contours.filter((_, k) => areas[k] >= least);
  let outlines: Point[][] = [];
  for (const tolerance of TOLERANCES) {
    outlines = kept.map((contour) => simplified(contour, tolerance));
    if (outlines.reduce((sum, { length }) => sum + length, 0) <= MOST_POINTS) break;
  }
  return outlines;
}

/** Of four masks the first one is for several taps; the others are a part, a thing and a whole. */
function bestOf({ values, scores, width, height }: Masks): Float32Array {
  const size = width * height;
  let best = scores.length === 4 ? 1 : 0;
  for (let k = best + 1; k < scores.length; k++) if (scores[k] > scores[best]) best = k;
  return values.subarray(best * size, (best + 1) * size);
}

function areaOf(line: readonly Point[]): number {
  let twice = 0;
  for (let k = 0; k < line.length; k++) {
    const [[x0, y0], [x1, y1]] = [line[k], line[(k + 1) % line.length]];
    twice += x0 * y1 - x1 * y0;
  }
  return Math.abs(twice) / 2;
}

/** A closed line with fewer points (Douglas and Peucker), parted where it is farthest from its beginning. */
function simplified(line: readonly Point[], tolerance: number): Point[] {
  const [start] = line;
  let far = 0;
  for (let k = 1; k < line.length; k++) if (distance(line[k], start) > distance(line[far], start)) far = k;
  const closed = [...line, start];
  const kept = new Uint8Array(closed.length);
  kept[0] = kept[far] = 1;
  const parts: [from: number, to: number][] = [
    [0, far],
    [far, closed.length - 1],
  ];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const at = farthestFrom(closed, from, to, tolerance);
    if (at === undefined) continue;
    kept[at] = 1;
    parts.push([from, at], [at, to]);
  }
  return line.filter((_, k) => kept[k]);
}

const distance = ([x, y]: Point, [x0, y0]: Point) => Math.hypot(x - x0, y - y0);

/** The point between two that is farthest from the line through both; undefined where all are near. */
function farthestFrom(
  line: readonly Point[],
  from: number,
  to: number,
  tolerance: number,
): number | undefined {
  const [[x0, y0], [x1, y1]] = [line[from], line[to]];
  const length = Math.max(1e-9, Math.hypot(x1 - x0, y1 - y0));
  let [most, at]: [number, number | undefined] = [tolerance, undefined];
  for (let k = from + 1; k < to; k++) {
    const [x, y] = line[k];
    const away = Math.abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / length;
    if (away > most) [most, at] = [away, k];
  }
  return at;
}
