import { type Direction, slideShift } from "./carousel-places.ts";

/** Lays out the slides of a track by custom properties: the page's policy allows no style attributes in its HTML. */
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
