import type { Line, Point } from "./camera.ts";

/** How far a line may be moved, pixels: what a finger misses by. */
const REACH = 7;
/** A line stays nearer to where it was drawn than to the opposite one: so much of the way between them it may move. */
const OF_WAY = 0.4;
/** Steps of lightness beyond this, of 1, count no more: an edge is what the whole line lies on, not what is strongest somewhere. */
const MOST_STEP = 0.06;
/** A farther edge must be so much stronger, for each sample. */
const COST_OF_WAY = 0.01;
const LEAST_SAMPLES = 20;
const MOST_SAMPLES = 300;

/**
 * Moves a line that was drawn by hand onto the edge that it was meant for: both ends are tried up to `REACH` pixels to
 * either side, and the line with the strongest step of lightness across it wins. Where there is none, it stays.
 * @param lightness of a pixel, 0–1
 * @param opposite the other side of the surface, onto whose edge it must not go
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
  const moved = ([x, y]: Point, by: number): Point => [x + across[0] * by, y + across[1] * by];
  return [moved(from, best.first), moved(to, best.last)];
}

function reachFrom([x, y]: Point, opposite: Line | undefined): number {
  if (!opposite) return REACH;
  const [[x0, y0], [x1, y1]] = opposite;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const away = Math.abs((x - x0) * dy - (y - y0) * dx) / Math.max(1e-9, Math.hypot(dx, dy));
  return Math.min(REACH, Math.floor(OF_WAY * away));
}

/** How much lightness changes across the line, at each offset from it. */
function stepsAcross([x, y]: Point, [nx, ny]: Point, lightness: (x: number, y: number) => number): number[] {
  return Array.from({ length: 2 * REACH + 1 }, (_, i) => {
    const at = i - REACH;
    const step =
      lightness(x + nx * (at + 1.5), y + ny * (at + 1.5)) -
      lightness(x + nx * (at - 1.5), y + ny * (at - 1.5));
    return Math.max(-MOST_STEP, Math.min(MOST_STEP, step));
  });
}
