/**
 * Sections out of sight are not laid out for the first paint (styles/grid.module.css) and count as high as a window. This lays
 * each out once, while the page has nothing else to do, and the browser keeps its height: nothing moves under a visitor who
 * comes there, nor a link between press and release. Who goes far down before that has all of them laid out at once, and who
 * comes to a place within the page, which is not where it was reckoned to be.
 *
 * A browser takes what is a window and a half away for near. A page that was made ready for a press paints what is seen alone,
 * and the rest in the frame after.
 */
import { whenIdle } from "@stoneyard/site/ui/browser/when-idle.ts";

/** Distance from the top, windows. */
const FAR = 2;

/** Empty until the page has loaded: asking for styles earlier would delay its first paint. */
let unmeasured: readonly HTMLElement[] = [];

if (madeAhead() && !location.hash) paintFirstViewAlone();

addEventListener("load", () => {
  // A prerendered page has no frames until it is shown.
  afterFrame(() => {
    unmeasured = sectionsLaidOutLater();
    addEventListener("scroll", measureFarDown, { passive: true });
    const target = document.querySelector(":target");
    if (target) measureAll(() => target.scrollIntoView());
    whenIdle(measureNext);
  });
});

/** Whether the page was prerendered and has not been painted yet. */
function madeAhead(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const shownLater = document.prerendering || (navigation?.activationStart ?? 0) > 0;
  return shownLater && performance.getEntriesByType("paint").length === 0;
}

function paintFirstViewAlone() {
  const sections = sectionsLaidOutLater();
  let isBelow = false;
  for (const section of sections) {
    isBelow ||= section.getBoundingClientRect().top >= innerHeight;
    if (isBelow) section.style.contentVisibility = "hidden";
    else layOut(section);
  }
  afterFrame(() => sections.forEach(asBefore));
}

function sectionsLaidOutLater(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>("section, footer")];
  return all.filter((section) => getComputedStyle(section).contentVisibility === "auto");
}

function measureNext() {
  const [next, ...others] = unmeasured;
  unmeasured = others;
  if (next) measure([next], () => whenIdle(measureNext));
  else {
    document.documentElement.dataset.measured = "";
    removeEventListener("scroll", measureFarDown);
  }
}

function measureFarDown() {
  if (scrollY >= FAR * innerHeight) measureAll();
}

function measureAll(then?: () => void) {
  measure(unmeasured, then);
  unmeasured = [];
}

/** Browsers remember a height at the end of a frame in which the section was laid out. */
function measure(sections: readonly HTMLElement[], then?: () => void) {
  sections.forEach(layOut);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      sections.forEach(asBefore);
      then?.();
    }),
  );
}

/** As a box of its own, like `auto`: collapsing margins would move what is in sight. */
function layOut({ style }: HTMLElement) {
  style.contain = "layout paint style";
  style.contentVisibility = "visible";
}

function asBefore({ style }: HTMLElement) {
  style.removeProperty("content-visibility");
  style.removeProperty("contain");
}

function afterFrame(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
