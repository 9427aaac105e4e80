import { type Direction, slideShift } from "./carousel-places.ts";

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
