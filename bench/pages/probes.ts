/**
 * Scripts that run in a page before its own. They leave what they saw in `globalThis.seen`, in milliseconds since the
 * navigation, or tell it to the bench where one page goes and another comes.
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

/** When a link was pressed and let go, and when what it leads to was painted, in milliseconds since 1970. */
export type Moments = {
  pressed?: number;
  released?: number;
  heading?: number;
  small?: number;
  picture?: number;
};

/**
 * Tells when the mouse is pressed and let go, and on the page that the press leads to when its heading is painted, its slab in the size
 * that the tile had, and in the size that the page asks for. A page that is prerendered paints nothing until it is shown.
 */
export function arrivalProbe(path: string): string {
  return `(() => {
    const now = () => performance.timeOrigin + performance.now();
    const tellMoment = (name, at) => tell(JSON.stringify({ [name]: at }));
    for (const [event, name] of [["mousedown", "pressed"], ["mouseup", "released"]])
      addEventListener(event, ({ timeStamp }) => tellMoment(name, performance.timeOrigin + timeStamp), true);
    if (location.pathname !== ${JSON.stringify(path)}) return;
    const told = new Set();
    // What is there in an animation frame is painted at its end: the next task comes after that.
    const whenPainted = (name) => {
      if (told.has(name)) return;
      told.add(name);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tellMoment(name, now());
      port2.postMessage(null);
    };
    const look = () => {
      const picture = document.querySelector("main article img");
      const complete = picture?.complete && picture.naturalWidth > 0;
      const small = picture && getComputedStyle(picture.parentElement).backgroundImage !== "none";
      if (document.querySelector("main h1")) whenPainted("heading");
      if (small || complete) whenPainted("small");
      if (complete) whenPainted("picture");
      if (told.size < 3) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })()`;
}
