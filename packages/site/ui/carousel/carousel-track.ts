/** Positions slides by custom properties, as the policy allows no style attributes. */
export function laySlides(track: HTMLElement, position: number, direction: Direction): void {
  track.style.setProperty("--position", String(position));
  for (const [index, slide] of [...track.children].entries()) {
    const shift = slideShift(index, position, track.children.length, direction);
    (slide as HTMLElement).style.setProperty("--shift", String(shift));
  }
}

/** The position at which the slides of a track were last laid; 0 where they lie as they were built. */
export function positionOf(track: HTMLElement): number {
  return Number(track.style.getPropertyValue("--position"));
}

/** Which way the carousel last moved: 1 forward, -1 back. */
export type Direction = 1 | -1;

/** The slide at a position; positions run without end in both directions. */
export function slideAt(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/**
 * The offset of slide `index` from its place, in widths, for an endless row: the slide at `position` lies there, the one
 * just left beside it on the side where it leaves, the others after it.
 */
export function slideShift(index: number, position: number, count: number, direction: Direction): number {
  const ahead = slideAt(index - position, count);
  const leavesBackwards = count === 2 && direction === -1;
  const offset = ahead === count - 1 && count > 1 && !leavesBackwards ? -1 : ahead;
  return position + offset - index;
}
