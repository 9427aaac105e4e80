/**
 * Scripts that run in a page before its own. They leave what they saw in `globalThis.seen`, in milliseconds since the
 * navigation or, after a click, since the click.
 */

export type Painted = { fcp: number; lcp: number; largest: string; shift: number };

/** First and largest paint, and how far the layout shifted. */
export const PAINTS = `(() => {
  const seen = (globalThis.seen = { fcp: 0, lcp: 0, largest: "", shift: 0 });
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
    seen.largest = entry.url ? entry.url.split("/").at(-1) : (entry.element?.tagName ?? "");
  });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
})()`;

export type Usable = { usable: number };

/**
 * Presses a button again and again until it does something: only then the page is a visitor's.
 * @param button expression for the button
 * @param state expression for what the press changes
 */
export function usableProbe(button: string, state: string): string {
  return `(() => {
    const seen = (globalThis.seen = { usable: 0 });
    let before;
    const press = () => {
      const button = ${button};
      if (button) {
        before ??= ${state};
        button.click();
        if (${state} !== before) return void (seen.usable = performance.now());
      }
      setTimeout(check, 30);
    };
    // What a press changes may show only a moment later.
    const check = () => {
      if (before !== undefined && ${state} !== before) seen.usable = performance.now();
      else press();
    };
    press();
  })()`;
}

export type Arrived = { heading: number; picture: number };

/** Time from a click until a page's heading is painted and its first picture is there. */
export function arrivalProbe(path: string, heading: string): string {
  return `(() => {
    const seen = (globalThis.seen = { heading: 0, picture: 0 });
    let clicked = 0;
    addEventListener("click", (event) => (clicked = event.timeStamp), true);
    const look = () => {
      if (location.pathname === ${JSON.stringify(path)}) {
        const there = document.querySelector("main h1")?.textContent === ${JSON.stringify(heading)};
        const picture = document.querySelector("main article img");
        if (there && !seen.heading) {
          seen.heading = -1;
          // The next task after a frame: the frame has been painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => (seen.heading = performance.now() - clicked);
            port2.postMessage(null);
          });
        }
        if (there && picture?.complete && picture.naturalWidth && !seen.picture) {
          seen.picture = performance.now() - clicked;
        }
      }
      if (seen.heading <= 0 || !seen.picture) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })()`;
}
