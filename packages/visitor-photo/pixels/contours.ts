import type { Point } from "../camera.ts";

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

/** How far a contour may move to both sides, pixels, and the distance of the places that are examined. */
const REACH = 6;
const EACH = 2;
/** Samples across the contour, one a pixel. */
const PLACES = 2 * REACH + 1;
/** Cost of moving a pixel more than the place before, relative to a pixel that is certainly on the wrong side. */
const STIFFNESS = 4;
/** Greatest value of a step of colour, relative to the mean one across the contour here. */
const EDGE = 2;
const MOST_EDGE = 4;
/** Places that are repeated so that a closed contour has no seam. */
const LAP = 40;

/**
 * A contour moved along its normals to the best separation of things from stone, along steps of colour and without
 * roughness: the best of all paths, by dynamic programming (Amini, Weymouth and Jain, IEEE PAMI 12, 1990).
 * @param evidence that a pixel is a thing, -1 to 1
 */
export function settledContour(
  contour: Contour,
  evidence: Float32Array,
  guide: readonly Float32Array[],
  width: number,
  height: number,
): Contour {
  const count = Math.floor(contour.length / EACH);
  if (count < LAP) return contour;
  const places = Array.from({ length: count }, (_, k) => contour[k * EACH]);
  const normals = places.map((_, k) => normalAt(contour, k * EACH));
  const costs = new Float32Array(count * PLACES);
  places.forEach((place, k) => {
    costsAcross(
      place,
      normals[k],
      evidence,
      guide,
      width,
      height,
      costs.subarray(k * PLACES, (k + 1) * PLACES),
    );
  });
  const moves = cheapestWay(costs, count);
  return places.map(([x, y], k): Point => [x + moves[k] * normals[k][0], y + moves[k] * normals[k][1]]);
}

/** From the thing outwards: contours have it on their right. */
function normalAt(contour: Contour, at: number): Point {
  const { length } = contour;
  const [from, to] = [contour[(at - 3 + length) % length], contour[(at + 3) % length]];
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(x, y) || 1;
  return [y / long, -x / long];
}

/** The cost of each place across the contour, from the thing outwards. */
function costsAcross(
  [x, y]: Point,
  [nx, ny]: Point,
  evidence: Float32Array,
  guide: readonly Float32Array[],
  width: number,
  height: number,
  out: Float32Array,
): void {
  const pixelAt = (move: number) => {
    const column = Math.max(0, Math.min(width - 1, Math.floor(x + move * nx)));
    const row = Math.max(0, Math.min(height - 1, Math.floor(y + move * ny)));
    return row * width + column;
  };
  const steps = new Float32Array(PLACES);
  let [wrong, all] = [0, 0];
  for (let k = 0; k < PLACES; k++) {
    const move = k - REACH;
    // Pixels between two places belong to the thing when the contour lies farther out.
    if (k > 0) wrong -= 2 * evidence[pixelAt(move - 0.5)];
    out[k] = wrong;
    const [inner, outer] = [pixelAt(move - 1), pixelAt(move + 1)];
    for (const values of guide) steps[k] += Math.abs(values[outer] - values[inner]);
    all += steps[k];
  }
  const mean = all / PLACES + 0.01;
  for (let k = 0; k < PLACES; k++) out[k] -= EDGE * Math.min(MOST_EDGE, steps[k] / mean);
}

/** The cheapest move at each place of the closed path. */
function cheapestWay(costs: Float32Array, count: number): Int8Array {
  const length = count + 2 * LAP;
  const from = new Int8Array(length * PLACES);
  let before = costs.slice((count - LAP) * PLACES, (count - LAP + 1) * PLACES);
  let now = new Float32Array(PLACES);
  for (let step = 1; step < length; step++) {
    const at = ((step - LAP + count) % count) * PLACES;
    for (let k = 0; k < PLACES; k++) {
      let [best, least] = [k, before[k]];
      for (let other = Math.max(0, k - 2); other <= Math.min(PLACES - 1, k + 2); other++) {
        const cost = before[other] + STIFFNESS * (k - other) ** 2;
        if (cost < least) [best, least] = [other, cost];
      }
      from[step * PLACES + k] = best;
      now[k] = least + costs[at + k];
    }
    [before, now] = [now, before];
  }
  let place = before.indexOf(Math.min(...before));
  const moves = new Int8Array(count);
  for (let step = length - 1; step > 0; step--) {
    if (step >= LAP && step < LAP + count) moves[step - LAP] = place - REACH;
    place = from[step * PLACES + place];
  }
  return moves;
}
