import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "../classes.ts";
import { REDUCED_MOTION } from "../use-media-query.ts";
import styles from "./reveal.module.css";
import { debounce, throttle } from "./reveal-timing.ts";

export const DEFAULTS = {
  /** How far above the lower edge of the window an element must have come, px. */
  offset: 120,
  /** Wait before it comes up, ms. */
  delay: 0,
  /** ms */
  duration: 400,
  easing: "ease",
  /** Shortest time between two looks at the end of the page while scrolling, ms. */
  throttle: 99,
  /** Quiet time after a change of the window's size before its edges are measured anew, ms. */
  debounce: 50,
} as const;

type Props = {
  children: ReactNode;
  offset?: number;
  delay?: number;
  duration?: number;
  easing?: string;
  className?: string | undefined;
};

/**
 * Lets its content come up to the light once, when it is scrolled in. Only what lies below the window when the page has
 * loaded is ever hidden, and only by script: without script, in print and under reduced motion everything is there.
 */
export function Reveal({ children, className, ...timing }: Props) {
  const { offset, delay, duration, easing } = { ...DEFAULTS, ...timing };
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia(REDUCED_MOTION).matches) return;
    element.style.setProperty("--reveal-duration", `${duration}ms`);
    element.style.setProperty("--reveal-delay", `${delay}ms`);
    element.style.setProperty("--reveal-easing", easing);
    return waitBelow(element, offset);
  }, [offset, delay, duration, easing]);
  return (
    <div ref={ref} className={classes(styles.reveal, className)}>
      {children}
    </div>
  );
}

/** Marks `element` as waiting while it lies below the window's edge, until it has come in once; gives the clean-up. */
function waitBelow(element: HTMLElement, offset: number): () => void {
  let observer: IntersectionObserver | undefined;
  const end = new AbortController();

  function show() {
    element.removeAttribute("data-waiting");
    observer?.disconnect();
    end.abort();
  }

  function observe() {
    observer?.disconnect();
    observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const below = entry.boundingClientRect.top > (entry.rootBounds?.bottom ?? window.innerHeight);
        if (entry.isIntersecting || !below) show();
        else if (entry.boundingClientRect.top > window.innerHeight) element.setAttribute("data-waiting", "");
      },
      { rootMargin: `0px 0px -${offset}px 0px` },
    );
    observer.observe(element);
  }

  // What stands in the last `offset` pixels of the page can never come in further.
  function showAtEnd() {
    const { scrollHeight } = document.documentElement;
    if (window.scrollY + window.innerHeight >= scrollHeight - 1) show();
  }

  observe();
  window.addEventListener("scroll", throttle(DEFAULTS.throttle, showAtEnd), {
    passive: true,
    signal: end.signal,
  });
  window.addEventListener("resize", debounce(DEFAULTS.debounce, observe), { signal: end.signal });
  element.addEventListener("focusin", show, { signal: end.signal });
  return show;
}
