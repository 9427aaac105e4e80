/** Which way the carousel last moved: 1 forward, -1 back. */
export type Direction = 1 | -1;

/** The slide that shows at a position; positions count on without end in both directions. */
export function slideAt(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/**
 * How many widths slide `index` must be moved from its place in the row, so that the row goes on without end: the slide
 * shown at `position` lies at `position`, the one just left beside it on the side it leaves by, the others after it.
 */
export function slideShift(index: number, position: number, count: number, direction: Direction): number {
  const ahead = slideAt(index - position, count);
  const leavesBackwards = count === 2 && direction === -1;
  const offset = ahead === count - 1 && count > 1 && !leavesBackwards ? -1 : ahead;
  return position + offset - index;
}
