import type { KeyboardEvent } from "react";
import type { Point } from "./slab-view.ts";

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key, one unit long; undefined for other keys. */
export function arrowOf({ key }: Pick<KeyboardEvent, "key">): Point | undefined {
  return ARROWS[key];
}

/** Keys pressed with one of these belong to the browser. */
export function forBrowser(event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}
