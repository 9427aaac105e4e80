import { type Line, meeting, type Point } from "../camera.ts";
import { snappedLine } from "../snap-line.ts";

/** How far a side may move, pixels: sides that follow from measures are a little beside the edge. */
const REACH = 3;
/** A corner that would move farther stays: its sides are nearly one line. */
const MOST = 4 * REACH;

/**
 * Moves each side of an outline onto the edge beside it, as a hairline of old stone along a new one is seen at once.
 * @param lightness of a pixel, 0–1
 */
export function snappedOutline(
  outline: readonly Point[],
  lightness: (x: number, y: number) => number,
): readonly Point[] {
  const sides = outline.map((from, k): Line => {
    const to = outline[(k + 1) % outline.length];
    return snappedLine([from, to], lightness, oppositeOf(outline, k), REACH);
  });
  return outline.map((corner, k) => {
    const before = sides[(k + sides.length - 1) % sides.length];
    const moved = meeting(before, sides[k]);
    return moved && Math.hypot(moved[0] - corner[0], moved[1] - corner[1]) <= MOST ? moved : corner;
  });
}

/** The side opposite to one of four. */
function oppositeOf(outline: readonly Point[], side: number): Line | undefined {
  return outline.length === 4 ? [outline[(side + 2) % 4], outline[(side + 3) % 4]] : undefined;
}
