import { type PointerEvent, useRef } from "react";
import { type Point, swipeDistance } from "../swipe.ts";

/** The shortest movement of a finger, in px, that counts as a swipe from one picture to the next. */
const THRESHOLD = 40;

/**
 * Handlers for a place where a finger or pen swipes to the left or to the right. The mouse is left alone: it selects text.
 * The element needs `touch-action: pan-y`, so that the browser keeps vertical scrolling and hands over the rest.
 */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<Point>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const distance = swipeDistance(start.current, { x: event.clientX, y: event.clientY });
      start.current = null;
      if (distance < -THRESHOLD) onLeft();
      if (distance > THRESHOLD) onRight();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
