const KEPT = "scrolled";

/**
 * Brings a visitor who comes back to where the page was left. The browser does so by itself where it has kept the page, and where
 * the page is as high as it was when it is loaded anew: not on one that scripts fill later, which counts as too low then.
 */
export function restoreScroll(): void {
  addEventListener("pagehide", keepScroll);
  if (cameBack()) scrollOnceHighEnough(Number(history.state?.[KEPT]));
}

/** In the entry of the browser's history, which is this visit's alone. */
function keepScroll(): void {
  history.replaceState({ ...history.state, [KEPT]: Math.round(scrollY) }, "");
}

function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
}

/** Not against a visitor who scrolls, presses or types meanwhile. */
function scrollOnceHighEnough(top: number): void {
  if (!(top > 0)) return;
  const ended = new AbortController();
  const stop = () => ended.abort();
  const heights = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + innerHeight) return;
    stop();
    scrollTo({ top, behavior: "instant" });
  });
  heights.observe(document.body);
  ended.signal.addEventListener("abort", () => heights.disconnect());
  for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    addEventListener(event, stop, { signal: ended.signal, passive: true });
  }
}
