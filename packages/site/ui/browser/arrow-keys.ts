import type { KeyboardEvent } from "react";

/** One step to the right and one down, in the directions of the page. */
type Step = { x: number; y: number };

const ARROWS: Record<string, Step> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key, one unit long; undefined for other keys. */
export function arrowOf({ key }: Pick<KeyboardEvent, "key">): Step | undefined {
  return ARROWS[key];
}

/** Keys pressed with one of these belong to the browser. */
export function forBrowser(event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}
