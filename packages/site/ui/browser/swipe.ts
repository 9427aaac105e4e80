export type Point = { x: number; y: number };

/** Signed horizontal way of a swipe in px, or 0 when the movement was mostly vertical (a scroll). */
export function swipeDistance(from: Point, to: Point): number {
  const across = to.x - from.x;
  return Math.abs(across) > Math.abs(to.y - from.y) ? across : 0;
}
