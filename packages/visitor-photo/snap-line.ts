import { besideLine, type Line, type Point } from "./camera.ts";

/** How far a line may move, pixels: what a finger misses by. */
const REACH = 7;
/** A line may move by this share of the way to the opposite one. */
const OF_WAY = 0.4;
/** Steps of lightness beyond this, of 1, count no more: the whole line must lie on the edge. */
const MOST_STEP = 0.06;
/** A farther edge must be stronger by this, for each sample. */
const COST_OF_WAY = 0.01;
/** Radius of the search for an edge's middle, pixels; done twice, as the first result moves it. */
const NEAR = 2;
const FINE_ROUNDS = 2;
const LEAST_SAMPLES = 20;
const MOST_SAMPLES = 300;

/**
 * Moves a line drawn by hand onto its edge: both ends are tried up to `REACH` pixels to either side, and the line with the
 * strongest step of lightness across it wins. Without an edge it stays.
 * @param lightness of a pixel, 0–1
 * @param opposite the other side of the surface, onto whose edge it must not move
 * @param reach pixels to either side at most
 */
export function snappedLine(
  [from, to]: Line,
  lightness: (x: number, y: number) => number,
  opposite?: Line,
  reach = REACH,
): Line {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 4 * reach) return [from, to];
  const across: Point = [-dy / length, dx / length];
  const samples = Math.round(Math.max(LEAST_SAMPLES, Math.min(MOST_SAMPLES, length / 2)));
  const steps = Array.from({ length: samples }, (_, i) => {
    const share = (i + 0.5) / samples;
    return stepsAcross([from[0] + dx * share, from[1] + dy * share], across, lightness);
  });
  let best = { score: 0, first: 0, last: 0 };
  const mostFirst = Math.min(reach, reachFrom(from, opposite));
  const mostLast = Math.min(reach, reachFrom(to, opposite));
  for (let first = -mostFirst; first <= mostFirst; first++) {
    for (let last = -mostLast; last <= mostLast; last++) {
      let total = 0;
      steps.forEach((row, i) => {
        const offset = Math.round(first + ((last - first) * (i + 0.5)) / samples);
        total += row[offset + REACH] ?? 0;
      });
      const way = Math.abs(first) + Math.abs(last);
      const score = Math.abs(total) - (COST_OF_WAY * samples * way) / REACH;
      if (score > best.score) best = { score, first, last };
    }
  }
  if (best.score === 0) return [from, to];
  let { first, last } = best;
  const moved = (): Line => [
    [from[0] + across[0] * first, from[1] + across[1] * first],
    [to[0] + across[0] * last, to[1] + across[1] * last],
  ];
  for (let round = 0; round < FINE_ROUNDS; round++) {
    const [byFirst, byLast] = besideEdge(moved(), across, samples, lightness);
    first = limited(first + byFirst, mostFirst);
    last = limited(last + byLast, mostLast);
  }
  return moved();
}

/**
 * Offsets of the edge's middle from the two ends of a line, finer than a pixel: each sample measures its own step, and the
 * line through all counts.
 */
function besideEdge(
  [from, to]: Line,
  across: Point,
  samples: number,
  lightness: (x: number, y: number) => number,
): readonly [number, number] {
  const rises = Array.from({ length: samples }, (_, i) => {
    const share = (i + 0.5) / samples;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const values = Array.from({ length: 2 * NEAR + 2 }, (_, k) => {
      const at = k - NEAR - 0.5;
      return betweenPixels(lightness, x + across[0] * at, y + across[1] * at);
    });
    return values.slice(1).map((value, k) => value - (values[k] ?? value));
  });
  const sign = Math.sign(rises.reduce((sum, row) => sum + clamped(row.reduce((all, rise) => all + rise)), 0));
  let [count, ofShare, ofSquare, ofOffset, ofBoth] = [0, 0, 0, 0, 0];
  rises.forEach((row, i) => {
    let [all, middle] = [0, 0];
    row.forEach((rise, k) => {
      const weight = Math.max(0, rise * sign);
      all += weight;
      middle += weight * (k - NEAR);
    });
    if (all === 0) return;
    const [weight, share, offset] = [clamped(all), (i + 0.5) / samples, middle / all];
    count += weight;
    ofShare += weight * share;
    ofSquare += weight * share * share;
    ofOffset += weight * offset;
    ofBoth += weight * share * offset;
  });
  const spread = count * ofSquare - ofShare * ofShare;
  if (!(spread > 1e-9)) return [0, 0];
  const slope = (count * ofBoth - ofShare * ofOffset) / spread;
  const first = (ofOffset - slope * ofShare) / count;
  return [limited(first, NEAR), limited(first + slope, NEAR)];
}

const reachFrom = (point: Point, opposite: Line | undefined): number =>
  opposite ? Math.min(REACH, Math.floor(OF_WAY * besideLine(point, opposite))) : REACH;

const limited = (value: number, most: number) => Math.max(-most, Math.min(most, value));
const clamped = (step: number) => limited(step, MOST_STEP);

/** Interpolated: along rows and columns a line would otherwise be found to whole pixels only. */
function betweenPixels(lightness: (x: number, y: number) => number, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5) + 0.5, Math.floor(y - 0.5) + 0.5];
  const [fx, fy] = [x - left, y - top];
  const above = lightness(left, top) * (1 - fx) + lightness(left + 1, top) * fx;
  const below = lightness(left, top + 1) * (1 - fx) + lightness(left + 1, top + 1) * fx;
  return above * (1 - fy) + below * fy;
}

/** Change of lightness across the line at each offset. */
function stepsAcross([x, y]: Point, [nx, ny]: Point, lightness: (x: number, y: number) => number): number[] {
  return Array.from({ length: 2 * REACH + 1 }, (_, i) => {
    const at = i - REACH;
    const step =
      lightness(x + nx * (at + 1.5), y + ny * (at + 1.5)) -
      lightness(x + nx * (at - 1.5), y + ny * (at - 1.5));
    return clamped(step);
  });
}
