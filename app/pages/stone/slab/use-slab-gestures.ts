import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { type Point, ZOOM_STEP } from "./slab-view.ts";

export type SlabGestures = {
  /** Zooms by a factor; `at` is in parts (0 to 1) of the frame. False where it can be zoomed no further that way. */
  zoom: (factor: number, at: Point, by: "hand" | "notch") => boolean;
  doubleTap: (factor: number, at: Point) => void;
  /** Lets the stone follow the pointer by a way in pixels. */
  pan: (way: Point) => void;
  /** Whether one finger or the mouse pans; otherwise it scrolls the page. */
  canPan: () => boolean;
  /** Takes up the piece with this index; false where it stays and the stone is moved instead. */
  grab: (piece: number, pointer: PointerEvent) => boolean;
  /** The way of the grabbed piece since it was taken up, in pixels. */
  drag: (way: Point) => void;
  drop: () => void;
  /** The bare stone was pressed. */
  tap: () => void;
  /** The wheel turned over the slab, which let the page scroll. */
  passedBy: () => void;
};

/** A pointer that has moved less, px, is still pressing. */
const STILL_PX = 5;
/** Two taps nearer together are a double tap, ms and px. */
const DOUBLE_TAP = { ms: 350, px: 24 };
/** A wheel that began to turn elsewhere on the page passes over the slab, ms since its last turn there. */
const SAME_TURN_MS = 400;
/** Zoom of one unit of the wheel: a mouse turns by about 100, a pinch on a touchpad comes as a wheel in small units. */
const WHEEL = { mouse: 0.002, touchpad: 0.01, notchFrom: 50 };
const LINE_PX = 16;

type Pointers = Map<number, Point>;
type Held = { from: Point; at: Point; moved: boolean; piece: boolean };

/**
 * Wheel, mouse, touch and pen on the frame of a slab. Pieces in it are told by `data-piece`, their index.
 * Two fingers always zoom; one finger scrolls the page as long as there is nothing to pan.
 */
export function useSlabGestures(frame: RefObject<HTMLElement | null>, gestures: SlabGestures) {
  const pointers = useRef<Pointers>(new Map());
  const held = useRef<Held>(null);
  const lastTap = useRef({ time: 0, at: { x: 0, y: 0 } });
  const turnedElsewhere = useRef(Number.NEGATIVE_INFINITY);

  const onWheel = useEffectEvent((event: WheelEvent, element: HTMLElement) => {
    const meant = event.ctrlKey || event.metaKey || element.contains(document.activeElement);
    const began = event.timeStamp - turnedElsewhere.current > SAME_TURN_MS;
    if (!meant) {
      if (began) gestures.passedBy();
      return;
    }
    const units = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    const notch = Math.abs(units) >= WHEEL.notchFrom;
    const factor = Math.exp(-units * (event.ctrlKey && !notch ? WHEEL.touchpad : WHEEL.mouse));
    const zoomed = gestures.zoom(factor, partsOf(element, event), notch ? "notch" : "hand");
    if (zoomed || event.ctrlKey || event.metaKey) event.preventDefault();
  });

  const onDown = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, pointOf(event));
    if (pointers.current.size === 1) {
      const piece = (event.target as Element).closest<HTMLElement>("[data-piece]")?.dataset.piece;
      const grabbed = piece !== undefined && gestures.grab(Number(piece), event);
      held.current = { from: pointOf(event), at: pointOf(event), moved: false, piece: grabbed };
    } else if (held.current?.piece) {
      gestures.drop();
      held.current = null;
    }
  });

  const onMove = useEffectEvent((event: PointerEvent, element: HTMLElement) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (pointers.current.size > 1) {
      pinch(pointers.current, event.pointerId, now, element);
      held.current = null;
    } else if (held.current) {
      moveHeld(held.current, now, event, element);
    }
    pointers.current.set(event.pointerId, now);
  });

  /** The stone under both fingers stays under them. */
  function pinch(all: Pointers, moving: number, now: Point, element: HTMLElement) {
    const other = [...all].find(([id]) => id !== moving)?.[1];
    const before = all.get(moving);
    if (!other || !before) return;
    gestures.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
    const factor = distance(now, other) / Math.max(distance(before, other), 1);
    gestures.zoom(factor, partsOf(element, middle), "hand");
  }

  function moveHeld(hold: Held, now: Point, event: PointerEvent, element: HTMLElement) {
    if (!hold.moved && distance(hold.from, now) < STILL_PX) return;
    if (!hold.moved) element.setPointerCapture(event.pointerId);
    hold.moved = true;
    if (hold.piece) gestures.drag({ x: now.x - hold.from.x, y: now.y - hold.from.y });
    else gestures.pan({ x: now.x - hold.at.x, y: now.y - hold.at.y });
    hold.at = now;
  }

  const onUp = useEffectEvent((event: PointerEvent, element: HTMLElement) => {
    if (!pointers.current.delete(event.pointerId)) return;
    const hold = held.current;
    held.current = null;
    if (!hold) return;
    if (hold.piece) gestures.drop();
    if (hold.moved || event.type === "pointercancel") return;
    if (!(event.target as Element).closest("[data-piece]")) gestures.tap();
    const tap = { time: event.timeStamp, at: pointOf(event) };
    const { time, at } = lastTap.current;
    const double = tap.time - time < DOUBLE_TAP.ms && distance(at, tap.at) < DOUBLE_TAP.px;
    lastTap.current = double ? { ...tap, time: 0 } : tap;
    if (double) gestures.doubleTap(event.shiftKey ? 1 / ZOOM_STEP : ZOOM_STEP, partsOf(element, event));
  });

  // The browser would scroll with two fingers, and end the gesture by that.
  const onTouchMove = useEffectEvent((event: TouchEvent) => {
    const ours = event.touches.length > 1 || held.current?.piece || gestures.canPan();
    if (ours && event.cancelable) event.preventDefault();
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const gone = new AbortController();
    const { signal } = gone;
    const elsewhere = (event: WheelEvent) => {
      if (!element.contains(event.target as Node)) turnedElsewhere.current = event.timeStamp;
    };
    window.addEventListener("wheel", elsewhere, { passive: true, signal });
    element.addEventListener("wheel", (event) => onWheel(event, element), { passive: false, signal });
    element.addEventListener("pointerdown", (event) => onDown(event), { signal });
    element.addEventListener("touchmove", (event) => onTouchMove(event), { passive: false, signal });
    // Before it is captured, a pointer may leave the frame.
    window.addEventListener("pointermove", (event) => onMove(event, element), { signal });
    window.addEventListener("pointerup", (event) => onUp(event, element), { signal });
    window.addEventListener("pointercancel", (event) => onUp(event, element), { signal });
    return () => gone.abort();
  }, [frame]);
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

function partsOf(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
