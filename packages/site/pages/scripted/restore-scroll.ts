const KEPT = "scrolled";

/**
 * Restores the scroll position of a returning visitor. Browsers do so for cached pages and for pages that load at full
 * height, not for one that scripts fill later.
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

/** Not while the visitor scrolls, presses or types. */
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
