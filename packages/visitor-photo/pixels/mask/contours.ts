import type { Point } from "../../camera.ts";

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
/** The pixels to the right and left of a step, by its direction. */
const RIGHT_OF = [
  [0, 0],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const;
const LEFT_OF = [
  [0, -1],
  [0, 0],
  [-1, 0],
  [-1, -1],
] as const;
/** Turns at a corner: right, straight, left. */
const TURNS = [1, 0, 3];

type Contour = readonly Point[];

/**
 * The closed lines around all pixels with a label, holes included, through the middles of their sides. Pixels that touch at
 * a corner are apart.
 */
export function contoursOf(labels: Uint8Array, label: number, width: number, height: number): Contour[] {
  const seen = new Uint8Array(labels.length);
  const contours: Contour[] = [];
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const isUpperSide = labels[pixel] === label && !(pixel >= width && labels[pixel - width] === label);
    if (isUpperSide && !seen[pixel]) contours.push(contourFrom(pixel, labels, width, height, seen));
  }
  return contours;
}

/** Walks with the label on the right, from the upper side of a pixel. Marks the upper sides that it passes. */
function contourFrom(
  start: number,
  labels: Uint8Array,
  width: number,
  height: number,
  seen: Uint8Array,
): Contour {
  const label = labels[start];
  const is = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === label;
  const isSide = (x: number, y: number, way: number) =>
    is(x + RIGHT_OF[way][0], y + RIGHT_OF[way][1]) && !is(x + LEFT_OF[way][0], y + LEFT_OF[way][1]);
  const [left, top] = [start % width, Math.floor(start / width)];
  const contour: Point[] = [];
  let [x, y, way] = [left, top, 0];
  do {
    if (way === 0) seen[y * width + x] = 1;
    contour.push([x + STEPS[way][0] / 2, y + STEPS[way][1] / 2]);
    x += STEPS[way][0];
    y += STEPS[way][1];
    const from = way;
    const turn = TURNS.find((each) => isSide(x, y, (from + each) % 4)) ?? 0;
    way = (from + turn) % 4;
  } while (x !== left || y !== top || way !== 0);
  return contour;
}

/**
 * Smooths away waves shorter than about `reach` steps. Lost size is added again, as by Taubin (SIGGRAPH 1995), so that thin
 * things stay as wide.
 */
export function smoothContour(contour: Contour, reach: number): Contour {
  const steps = Math.min(reach, Math.floor(contour.length / 12));
  if (steps < 1) return contour;
  const once = meanAlong(contour, steps);
  const twice = meanAlong(once, steps);
  return once.map(([x, y], k): Point => [2 * x - twice[k][0], 2 * y - twice[k][1]]);
}

/** Three running means come close to a Gaussian. */
function meanAlong(contour: Contour, reach: number): Contour {
  let line = contour;
  for (let pass = 0; pass < 3; pass++) line = runningMean(line, reach);
  return line;
}

function runningMean(line: Contour, reach: number): Contour {
  const { length } = line;
  const at = (k: number) => line[(k + length) % length];
  let [x, y] = [0, 0];
  for (let k = -reach; k <= reach; k++) {
    x += at(k)[0];
    y += at(k)[1];
  }
  const by = 1 / (2 * reach + 1);
  return line.map((_, k): Point => {
    const mean: Point = [x * by, y * by];
    const [next, last] = [at(k + reach + 1), at(k - reach)];
    x += next[0] - last[0];
    y += next[1] - last[1];
    return mean;
  });
}
