import { type Clearance, PLAN_CLEARANCE } from "./pieces.ts";
import type { Point, Rect, Size } from "./slab-view.ts";

/** Positions are kept to a tenth of a millimetre; what differs by less lies at the same place. */
const SAME = 1e-4;

/** Where a piece may lie: inside the slab's raw edge, a saw's width away from each of `others`. */
export function isFree(piece: Rect, others: readonly Rect[], slab: Size, clear = PLAN_CLEARANCE): boolean {
  return inside(piece, slab, clear) && others.every((other) => apart(piece, other, clear));
}

/** A free place at most `reach` cm away from where the piece is wanted, the nearest; undefined where there is none. */
export function nearestFree<P extends Rect>(
  wanted: P,
  others: readonly Rect[],
  slab: Size,
  reach: number,
  clear = PLAN_CLEARANCE,
): P | undefined {
  let nearest: P | undefined;
  let least = reach;
  // The nearest free place is where it is wanted, or it touches a neighbour or the edge: at most one of each in x and y.
  for (const x of stops(wanted, others, slab, "x", "width", clear)) {
    for (const y of stops(wanted, others, slab, "y", "height", clear)) {
      const away = Math.hypot(x - wanted.x, y - wanted.y);
      if (away > least + SAME || (nearest && away >= least)) continue;
      const place = { ...wanted, x, y };
      if (!isFree(place, others, slab, clear)) continue;
      nearest = place;
      least = away;
    }
  }
  return nearest;
}

/**
 * The piece after a step in one direction: as far as it is free, at most the whole way. A `leap` that is blocked at once
 * goes over what lies in the way to the next free place behind it; where there is none, the piece stays.
 */
export function stepped<P extends Rect>(
  piece: P,
  others: readonly Rect[],
  slab: Size,
  way: Point,
  leap = false,
  clear = PLAN_CLEARANCE,
): P {
  const [at, size] = way.x ? (["x", "width"] as const) : (["y", "height"] as const);
  const step = way[at];
  const ahead = stops(piece, others, slab, at, size, clear)
    .map((stop) => (stop - piece[at]) * Math.sign(step))
    .filter((distance) => distance > SAME)
    .toSorted((one, two) => one - two);
  const moved = (distance: number): P => ({
    ...piece,
    [at]: tenths(piece[at] + distance * Math.sign(step)),
  });
  const isClear = (distance: number) => isFree(swept(piece, moved(distance), at, size), others, slab, clear);
  const furthest = [Math.abs(step), ...ahead.filter((distance) => distance < Math.abs(step)).reverse()];
  const slid = furthest.find(isClear);
  if (slid !== undefined) return moved(slid);
  const landing = leap ? ahead.find((distance) => isFree(moved(distance), others, slab, clear)) : undefined;
  return landing === undefined ? piece : moved(landing);
}

/** The piece turned by a quarter about its middle, moved as little as it must; undefined where it has no room. */
export function turned<P extends Rect>(
  piece: P,
  others: readonly Rect[],
  slab: Size,
  clear = PLAN_CLEARANCE,
): P | undefined {
  const { width, height } = piece;
  const about = {
    ...piece,
    x: tenths(piece.x + (width - height) / 2),
    y: tenths(piece.y + (height - width) / 2),
    width: height,
    height: width,
  };
  return nearestFree(about, others, slab, Math.hypot(slab.width, slab.height), clear);
}

/** Positions along one axis where the piece may come to rest: where it is, at the edges and beside each other piece. */
function stops(
  piece: Rect,
  others: readonly Rect[],
  slab: Size,
  at: "x" | "y",
  size: "width" | "height",
  { kerf, edge }: Clearance,
): number[] {
  return [
    piece[at],
    edge,
    slab[size] - edge - piece[size],
    ...others.flatMap((other) => [other[at] - kerf - piece[size], other[at] + other[size] + kerf]),
  ].map(tenths);
}

/** All that a piece passes over on its way along one axis. */
function swept(from: Rect, to: Rect, at: "x" | "y", size: "width" | "height"): Rect {
  return {
    ...from,
    [at]: Math.min(from[at], to[at]),
    [size]: from[size] + Math.abs(to[at] - from[at]),
  };
}

function inside({ x, y, width, height }: Rect, slab: Size, { edge }: Clearance): boolean {
  return (
    x >= edge - SAME &&
    y >= edge - SAME &&
    x + width <= slab.width - edge + SAME &&
    y + height <= slab.height - edge + SAME
  );
}

function apart(one: Rect, other: Rect, { kerf }: Clearance): boolean {
  const near = kerf - SAME;
  return (
    one.x + one.width + near <= other.x ||
    other.x + other.width + near <= one.x ||
    one.y + one.height + near <= other.y ||
    other.y + other.height + near <= one.y
  );
}

function tenths(cm: number): number {
  return Math.round(cm * 10) / 10;
}
