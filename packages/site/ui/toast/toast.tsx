import typography from "@stoneyard/site/styles/typography.module.css";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type Point, swipeDistance } from "../browser/swipe.ts";
import { createCountdown } from "../countdown.ts";
import styles from "./toast.module.css";
import { addToast, dismiss, type NoticeProps, type Toast, type ToastOptions } from "./toast-store.ts";

/** A notice swiped further than this, px, goes away. */
export const SWIPE_PX = 200;
/** Hovering holds a notice's time only in windows wider than this, px. */
export const WIDE_PX = 425;

/** Shows a notice in the page's region and gives its id, with which it can be taken away before its time. */
export function notify(options: ToastOptions): number {
  return addToast(options, Notice);
}

function Notice({ toast, labels }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  const close = () => {
    if (ref.current?.contains(document.activeElement)) giveFocusBack();
    dismiss(toast.id);
  };
  const { held, holders } = useTimeout(ref, toast, close);
  const swipe = useSwipeAway(close);
  return (
    <div ref={ref} className={styles.toast} data-kind={toast.kind} data-held={held} {...holders} {...swipe}>
      <div className={styles.words}>
        <p className={`${typography.tile} ${styles.title}`}>{toast.title}</p>
        <p className={`${typography.small} ${styles.description}`}>{toast.description}</p>
      </div>
      <span className={styles.time} />
      <button type="button" className={`${typography.small} ${styles.close}`} onClick={close}>
        {labels.close}
      </button>
    </div>
  );
}

/** What had focus before it came to the notices; shared by all of them, as it may pass from one to the next. */
let cameFrom: Element | null = null;

function rememberFocus({ relatedTarget }: FocusEvent) {
  if (!relatedTarget?.closest(`.${styles.toast}`)) cameFrom = relatedTarget;
}

/** Focus that went with a closed notice would begin anew at the top of the page. */
function giveFocusBack() {
  const target = cameFrom?.isConnected ? cameFrom : document.querySelector("main");
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Closes the notice when its time has run out; pointing at it (in a wide window) or focus in it holds the time. */
function useTimeout(ref: RefObject<HTMLDivElement | null>, { id, timeout }: Toast, close: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const clock = useMemo(() => createCountdown(timeout, () => dismiss(id)), [id, timeout]);
  useEffect(() => {
    ref.current?.style.setProperty("--timeout", `${timeout}ms`);
  }, [ref, timeout]);
  useEffect(() => {
    if (held) return;
    clock.resume();
    return () => clock.pause();
  }, [held, clock]);

  const holders = {
    onPointerEnter: () => setPointed(window.innerWidth > WIDE_PX),
    onPointerLeave: () => setPointed(false),
    onFocus: (event: FocusEvent) => {
      setFocused(true);
      rememberFocus(event);
    },
    onBlur: () => setFocused(false),
    onKeyDown: (event: KeyboardEvent) => event.key === "Escape" && close(),
  };
  return { held, holders };
}

/** Lets the notice follow the pointer sideways; let go beyond SWIPE_PX it closes, before that it springs back. */
function useSwipeAway(close: () => void) {
  const start = useRef<Point>(null);

  function moved(event: PointerEvent) {
    return start.current ? swipeDistance(start.current, { x: event.clientX, y: event.clientY }) : 0;
  }

  function draw(element: HTMLElement, distance: number) {
    element.style.setProperty("--drag", `${distance}px`);
    element.toggleAttribute("data-dragged", distance !== 0);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) draw(event.currentTarget, moved(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const distance = moved(event);
      start.current = null;
      if (Math.abs(distance) > SWIPE_PX) close();
      else draw(event.currentTarget, 0);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null;
      draw(event.currentTarget, 0);
    },
    // The mouse would otherwise select text, or drag away what is selected elsewhere.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
}
