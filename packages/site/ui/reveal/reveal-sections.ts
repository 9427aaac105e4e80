import { REDUCED_MOTION } from "@stoneyard/site/ui/browser/use-media-query.ts";
import { REVEAL_DEFAULTS } from "./reveal.tsx";

/**
 * Lets every `Reveal` of the page come up once, when it is scrolled in. Only what lies below the window when the page has
 * loaded is ever hidden, by an animation that waits at its first frame and leaves the document as it is: without script, in
 * print and under reduced motion everything is there.
 */
export function revealSections(): void {
  if (window.matchMedia(REDUCED_MOTION).matches) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-reveal]")) reveal(element);
}

function reveal(element: HTMLElement) {
  const { offset, ...timing } = REVEAL_DEFAULTS;
  let observer: IntersectionObserver | undefined;
  let waiting: Animation | undefined;
  const end = new AbortController();

  function hide() {
    waiting ??= element.animate(
      { opacity: [0, 1], transform: ["translateY(28px)", "none"] },
      {
        delay: timing.delay,
        duration: Number(element.dataset.reveal),
        easing: timing.easing,
        fill: "backwards",
      },
    );
    waiting.pause();
  }

  function show() {
    waiting?.play();
    observer?.disconnect();
    end.abort();
  }

  function observe() {
    observer?.disconnect();
    observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.rootBounds) return;
        const { top } = entry.boundingClientRect;
        const { bottom } = entry.rootBounds;
        if (entry.isIntersecting || top <= bottom) show();
        // The window's own height would be asked for between two changes, and the page laid out for each element.
        else if (top > bottom + offset) hide();
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
  const { signal } = end;
  window.addEventListener("scroll", throttle(timing.throttle, showAtEnd), { passive: true, signal });
  window.addEventListener("resize", debounce(timing.debounce, observe), { signal });
  element.addEventListener("focusin", show, { signal });
}

/** A function that runs at once and then at most every `milliseconds`; a call in between runs at the end of the wait. */
export function throttle(milliseconds: number, run: () => void): () => void {
  let waiting = false;
  let again = false;
  function open() {
    waiting = false;
    if (again) throttled();
  }
  function throttled() {
    again = waiting;
    if (waiting) return;
    waiting = true;
    run();
    setTimeout(open, milliseconds);
  }
  return throttled;
}

/** A function that runs `milliseconds` after its last call. */
export function debounce(milliseconds: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
}
