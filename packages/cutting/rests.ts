import { type Rect, type Saw, type Size, usableOf } from "./shapes.ts";

/** So many cuts one after the other are tried in every order; below them the first that leaves most is taken. */
const TRIED_DEPTH = 3;

/**
 * What is left of a slab between its margins once straight cuts, each from edge to edge of what it cuts, have parted the
 * pieces from it: in as large a rectangle as it finds, the largest first. Undefined where no such cuts part them with the
 * blade's width between any two.
 */
export function restsOf(pieces: readonly Rect[], slab: Size, saw: Saw): Rect[] | undefined {
  const rests = cutApart(pieces, betweenMargins(slab, saw), saw.kerf, 0);
  return rests?.toSorted((one, other) => areaOf(other) - areaOf(one));
}

/** Whether there are such cuts: much sooner told than what they leave. */
export function canBeParted(pieces: readonly Rect[], slab: Size, saw: Saw): boolean {
  return cutApart(pieces, betweenMargins(slab, saw), saw.kerf, TRIED_DEPTH) !== undefined;
}

function betweenMargins(slab: Size, saw: Saw): Rect {
  return { x: saw.margin, y: saw.margin, ...usableOf(slab, saw) };
}

type Part = { pieces: readonly Rect[]; part: Rect };

function cutApart(pieces: readonly Rect[], part: Rect, kerf: number, depth: number): Rect[] | undefined {
  if (pieces.length === 0) return [part];
  const cuts = firstCuts(pieces, part, kerf);
  // One piece and nothing beside it.
  if (cuts.length === 0) return pieces.length === 1 ? [] : undefined;
  let best: Rect[] | undefined;
  // What one first cut parts, any other first cut would part as well: so no try is in vain.
  for (const sides of depth < TRIED_DEPTH ? cuts : cuts.slice(0, 1)) {
    const rests = sides.map((side) => cutApart(side.pieces, side.part, kerf, depth + 1));
    if (!rests.every((found) => found !== undefined)) return undefined;
    const all = rests.flat();
    if (!best || largest(all) > largest(best)) best = all;
  }
  return best;
}

/** Cuts that may be the first: those that take a strip off beside all pieces, the largest strip first, then those between pieces. */
function firstCuts(pieces: readonly Rect[], part: Rect, kerf: number): Part[][] {
  const strips = stripsAround(hullOf(pieces), part, kerf)
    .toSorted((one, other) => areaOf(other.rest) - areaOf(one.rest))
    .map(({ rest, inner }) => [
      { pieces: [], part: rest },
      { pieces, part: inner },
    ]);
  return [...strips, ...cutsBetween(pieces, part, kerf, "y"), ...cutsBetween(pieces, part, kerf, "x")];
}

/** The strips that a cut can take off a part beside what it holds, each with what then stays; none where the blade takes all. */
function stripsAround(hull: Rect, part: Rect, kerf: number): { rest: Rect; inner: Rect }[] {
  const right = part.x + part.width;
  const foot = part.y + part.height;
  const hullRight = hull.x + hull.width;
  const hullFoot = hull.y + hull.height;
  const across = (x: number, width: number): Rect => ({ ...part, x, width });
  const down = (y: number, height: number): Rect => ({ ...part, y, height });
  return [
    { rest: across(hullRight + kerf, right - hullRight - kerf), inner: across(part.x, hullRight - part.x) },
    { rest: across(part.x, hull.x - kerf - part.x), inner: across(hull.x, right - hull.x) },
    { rest: down(hullFoot + kerf, foot - hullFoot - kerf), inner: down(part.y, hullFoot - part.y) },
    { rest: down(part.y, hull.y - kerf - part.y), inner: down(hull.y, foot - hull.y) },
  ].filter(({ rest }) => rest.width > 0 && rest.height > 0);
}

/** The first gap between pieces in one direction, cut close to what lies before it or close to what lies behind it. */
function cutsBetween(pieces: readonly Rect[], part: Rect, kerf: number, along: "x" | "y"): Part[][] {
  const size = along === "x" ? "width" : "height";
  const sorted = pieces.toSorted((one, other) => one[along] - other[along]);
  let end = Number.NEGATIVE_INFINITY;
  for (const [place, piece] of sorted.entries()) {
    const start = piece[along];
    if (place > 0 && start >= end + kerf) {
      const [before, behind] = [sorted.slice(0, place), sorted.slice(place)];
      const foot = part[along] + part[size];
      return [...new Set([end, start - kerf])].map((cut) => [
        { pieces: before, part: { ...part, [size]: cut - part[along] } },
        { pieces: behind, part: { ...part, [along]: cut + kerf, [size]: foot - cut - kerf } },
      ]);
    }
    end = Math.max(end, start + piece[size]);
  }
  return [];
}

function hullOf(pieces: readonly Rect[]): Rect {
  const x = Math.min(...pieces.map((piece) => piece.x));
  const y = Math.min(...pieces.map((piece) => piece.y));
  const right = Math.max(...pieces.map((piece) => piece.x + piece.width));
  const foot = Math.max(...pieces.map((piece) => piece.y + piece.height));
  return { x, y, width: right - x, height: foot - y };
}

function largest(rects: readonly Rect[]): number {
  return Math.max(0, ...rects.map(areaOf));
}

function areaOf({ width, height }: Size): number {
  return width * height;
}
