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

export type Arrived = { heading: number; small: number; picture: number };

/**
 * Time from a click until a page's heading is painted, until its slab is seen in the size that the tile had, and until it is
 * there in the size that the page asks for.
 */
export function arrivalProbe(path: string, heading: string): string {
  return `(() => {
    const seen = (globalThis.seen = { heading: 0, small: 0, picture: 0 });
    let clicked = 0;
    addEventListener("click", (event) => (clicked = event.timeStamp), true);
    // The next task after a frame: the frame has been painted.
    const whenPainted = (key) => {
      seen[key] = -1;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (seen[key] = performance.now() - clicked);
        port2.postMessage(null);
      });
    };
    const look = () => {
      const there =
        location.pathname === ${JSON.stringify(path)} &&
        document.querySelector("main h1")?.textContent === ${JSON.stringify(heading)};
      if (there) {
        const picture = document.querySelector("main article img");
        const complete = picture?.complete && picture.naturalWidth > 0;
        const small = picture && getComputedStyle(picture.parentElement).backgroundImage !== "none";
        if (!seen.heading) whenPainted("heading");
        if (!seen.small && (small || complete)) whenPainted("small");
        if (!seen.picture && complete) whenPainted("picture");
      }
      if (!seen.heading || !seen.small || !seen.picture) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })()`;
}
