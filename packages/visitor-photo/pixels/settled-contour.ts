import type { Point } from "../camera.ts";
import type { Contour } from "./contours.ts";

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
