import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { type PointerGestures, partsOf, SlabPointers } from "./slab-pointers.ts";

type SlabGestures = PointerGestures & {
  /** Whether one finger or the mouse pans; otherwise it scrolls the page. */
  canPan: () => boolean;
  /** The wheel turned over the slab, which let the page scroll. */
  passedBy: () => void;
};

/** A wheel that began to turn elsewhere on the page passes over the slab, ms since its last turn there. */
const SAME_TURN_MS = 400;
/** Zoom of one unit of the wheel: a mouse turns by about 100, a pinch on a touchpad comes as a wheel in small units. */
const WHEEL = { mouse: 0.002, touchpad: 0.01, notchFrom: 50 };
const LINE_PX = 16;

/** Wheel, mouse, touch and pen on the frame of a slab. */
export function useSlabGestures(frame: RefObject<HTMLElement | null>, gestures: SlabGestures) {
  const latest = useEffectEvent(() => gestures);
  const turnedElsewhere = useRef(Number.NEGATIVE_INFINITY);

  const onWheel = useEffectEvent((event: WheelEvent, element: HTMLElement) => {
    const meant = event.ctrlKey || event.metaKey || element.contains(document.activeElement);
    const began = event.timeStamp - turnedElsewhere.current > SAME_TURN_MS;
    if (!meant) {
      if (began) gestures.passedBy();
      return;
    }
    const { factor, by } = wheelZoom(event);
    const zoomed = gestures.zoom(factor, partsOf(element, event), by);
    if (zoomed || event.ctrlKey || event.metaKey) event.preventDefault();
  });

  // The browser would scroll with two fingers, and end the gesture by that.
  const onTouchMove = useEffectEvent((event: TouchEvent, pointers: SlabPointers) => {
    const ours = event.touches.length > 1 || pointers.holdsPiece || gestures.canPan();
    if (ours && event.cancelable) event.preventDefault();
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const gone = new AbortController();
    const { signal } = gone;
    const pointers = new SlabPointers(element, () => latest());
    const elsewhere = (event: WheelEvent) => {
      if (!element.contains(event.target as Node)) turnedElsewhere.current = event.timeStamp;
    };
    window.addEventListener("wheel", elsewhere, { passive: true, signal });
    element.addEventListener("wheel", (event) => onWheel(event, element), { passive: false, signal });
    element.addEventListener("pointerdown", (event) => pointers.down(event), { signal });
    element.addEventListener("touchmove", (event) => onTouchMove(event, pointers), {
      passive: false,
      signal,
    });
    // Before it is captured, a pointer may leave the frame.
    window.addEventListener("pointermove", (event) => pointers.move(event), { signal });
    window.addEventListener("pointerup", (event) => pointers.up(event), { signal });
    window.addEventListener("pointercancel", (event) => pointers.up(event), { signal });
    return () => gone.abort();
  }, [frame]);
}

function wheelZoom({ deltaY, deltaMode, ctrlKey }: WheelEvent): { factor: number; by: "hand" | "notch" } {
  const units = deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
  const notch = Math.abs(units) >= WHEEL.notchFrom;
  const factor = Math.exp(-units * (ctrlKey && !notch ? WHEEL.touchpad : WHEEL.mouse));
  return { factor, by: notch ? "notch" : "hand" };
}
