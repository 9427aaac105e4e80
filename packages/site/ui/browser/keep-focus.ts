import type { RefObject } from "react";
import { flushSync } from "react-dom";

/** Makes a change with which what was pressed may go: then the first of the places that is there takes the focus. */
export function keepingFocus(change: () => void, ...places: RefObject<HTMLElement | null>[]): void {
  flushSync(change);
  if (document.activeElement !== document.body) return;
  const place = places.find(({ current }) => current);
  place?.current?.focus({ preventScroll: true });
}
