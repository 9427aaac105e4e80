import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { type Point, ZOOM_STEP } from "./slab-view.ts";

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
    const zoomed = gestures.zoom(factor, positionIn(element, event), by);
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

/** What pointers ask for. */
export type PointerGestures = {
  /** Zooms by a factor; `at` is in parts (0 to 1) of the frame. False where it can be zoomed no further that way. */
  zoom: (factor: number, at: Point, by: "hand" | "notch") => boolean;
  doubleTap: (factor: number, at: Point) => void;
  /** Lets the stone follow the pointer by a way in pixels. */
  pan: (way: Point) => void;
  /** Whether a press takes up the piece with this index, or only a move to the side; else the stone or the page is moved. */
  canGrab: (piece: number, pointer: PointerEvent) => "pressed" | "sideways" | false;
  grab: (piece: number) => void;
  /** The way of the grabbed piece since it was taken up, in pixels. */
  drag: (way: Point) => void;
  drop: () => void;
  /** The bare stone was pressed. */
  tap: () => void;
};

/** A pointer that has moved less, px, is still pressing. */
const STILL_PX = 5;
/** Two taps nearer together are a double tap, ms and px. */
const DOUBLE_TAP = { ms: 350, px: 24 };

type Held = {
  from: Point;
  at: Point;
  moved: boolean;
  piece: boolean;
  /** The piece that a move to the side takes up. */
  offered?: number;
};

/**
 * Mouse, fingers and pen on the frame of a slab, and what they mean. Pieces in it are told by `data-piece`, their index.
 * Two fingers always zoom; one finger scrolls the page as long as there is nothing to pan, and a move to the side, which no
 * page follows, takes a piece along.
 */
export class SlabPointers {
  readonly #frame: HTMLElement;
  readonly #gestures: () => PointerGestures;
  readonly #all = new Map<number, Point>();
  #held: Held | undefined;
  #lastTap = { time: 0, at: { x: 0, y: 0 } };

  constructor(frame: HTMLElement, gestures: () => PointerGestures) {
    this.#frame = frame;
    this.#gestures = gestures;
  }

  get holdsPiece(): boolean {
    return this.#held?.piece === true;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = pointOf(event);
    this.#all.set(event.pointerId, at);
    if (this.#all.size === 1) this.#held = { from: at, at, moved: false, ...this.#pieceUnder(event) };
    else if (this.holdsPiece) {
      this.#gestures().drop();
      this.#held = undefined;
    }
  }

  move(event: PointerEvent): void {
    if (!this.#all.has(event.pointerId)) return;
    const now = pointOf(event);
    if (this.#all.size > 1) {
      this.#pinch(event.pointerId, now);
      this.#held = undefined;
    } else if (this.#held) this.#moveHeld(this.#held, now, event.pointerId);
    this.#all.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    if (!this.#all.delete(event.pointerId)) return;
    const held = this.#held;
    this.#held = undefined;
    if (!held) return;
    if (held.piece) this.#gestures().drop();
    if (!held.moved && event.type !== "pointercancel") this.#tap(event);
  }

  #pieceUnder(event: PointerEvent): Pick<Held, "piece" | "offered"> {
    const name = pieceNameUnder(event);
    const piece = Number(name);
    const how = name !== undefined && this.#gestures().canGrab(piece, event);
    if (how === "pressed") this.#gestures().grab(piece);
    return { piece: how === "pressed", ...(how === "sideways" && { offered: piece }) };
  }

  #moveHeld(held: Held, now: Point, pointer: number): void {
    const { grab, drag, pan } = this.#gestures();
    if (!held.moved) {
      if (distance(held.from, now) < STILL_PX) return;
      this.#frame.setPointerCapture(pointer);
      held.moved = true;
      if (held.offered !== undefined && isSideways(held.from, now)) {
        grab(held.offered);
        held.piece = true;
      }
    }
    if (held.piece) drag({ x: now.x - held.from.x, y: now.y - held.from.y });
    else pan({ x: now.x - held.at.x, y: now.y - held.at.y });
    held.at = now;
  }

  /** The stone under both fingers stays under them. */
  #pinch(moving: number, now: Point): void {
    const other = [...this.#all].find(([id]) => id !== moving)?.[1];
    const before = this.#all.get(moving);
    if (!other || !before) return;
    const { pan, zoom } = this.#gestures();
    pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
    const factor = distance(now, other) / Math.max(distance(before, other), 1);
    zoom(factor, positionIn(this.#frame, middle), "hand");
  }

  #tap(event: PointerEvent): void {
    if (pieceNameUnder(event) === undefined) this.#gestures().tap();
    const tap = { time: event.timeStamp, at: pointOf(event) };
    const { time, at } = this.#lastTap;
    const double = tap.time - time < DOUBLE_TAP.ms && distance(at, tap.at) < DOUBLE_TAP.px;
    this.#lastTap = double ? { ...tap, time: 0 } : tap;
    const factor = event.shiftKey ? 1 / ZOOM_STEP : ZOOM_STEP;
    if (double) this.#gestures().doubleTap(factor, positionIn(this.#frame, event));
  }
}

/** Where on the frame something happened, from 0 to 1 of its width and height. */
function positionIn(frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}

function pieceNameUnder({ target }: PointerEvent): string | undefined {
  return (target as Element).closest<HTMLElement>("[data-piece]")?.dataset.piece;
}

function isSideways(from: Point, to: Point): boolean {
  return Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
