/**
 * Sections out of sight are not laid out for the first paint (styles/grid.module.css) and count as high as a window. This lays
 * out one after another while the page has nothing else to do, and they stay so: nothing moves under a visitor who comes
 * there, nor a link between press and release, and a picture of the whole page has all of them. Who goes far down before
 * that has all of them laid out at once, and who comes to a place within the page, which is not where it was reckoned to be.
 * The items of long lists follow once the visitor scrolls, as their pictures are fetched with them.
 *
 * A browser takes what is a window and a half away for near. A page that was made ready for a press paints what is seen alone,
 * and the rest in the frame after.
 */
import { whenIdle } from "@stoneyard/site/ui/browser/when-idle.ts";

/** Distance from the top, windows. */
const FAR = 2;
/** Items laid out in one idle moment: no longer than a section takes. */
const ITEMS = 12;

/** Empty until the page has loaded: asking for styles earlier would delay its first paint. */
let sections: HTMLElement[] = [];
let items: HTMLElement[] = [];

/** Who has moved on before the page has loaded is not taken back. */
let hasMoved = false;
for (const act of ["wheel", "touchstart", "pointerdown", "keydown"])
  addEventListener(act, noteMove, { once: true, passive: true });

if (madeAhead() && !location.hash) paintFirstViewAlone();

addEventListener("load", () => {
  // A prerendered page has no frames until it is shown.
  afterFrame(() => {
    sections = laidOutLater("section, footer");
    addEventListener("scroll", layOutFarDown, { passive: true });
    addEventListener("scroll", layOutItems, { once: true });
    addEventListener("hashchange", comeToTarget);
    // Who comes back is put where they were.
    if (navigation()?.type === "navigate" && !hasMoved) comeToTarget();
    whenIdle(layOutNext);
  });
});

function noteMove() {
  hasMoved = true;
}

function navigation(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;
}

/** Whether the page was prerendered and has not been painted yet. */
function madeAhead(): boolean {
  const shownLater = document.prerendering || (navigation()?.activationStart ?? 0) > 0;
  return shownLater && performance.getEntriesByType("paint").length === 0;
}

function paintFirstViewAlone() {
  const all = laidOutLater("section, footer");
  let isBelow = false;
  for (const section of all) {
    isBelow ||= section.getBoundingClientRect().top >= innerHeight;
    if (isBelow) section.style.contentVisibility = "hidden";
    else layOut(section);
  }
  afterFrame(() => all.forEach(asBefore));
}

function laidOutLater(selector: string): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.filter((element) => getComputedStyle(element).contentVisibility === "auto");
}

function layOutNext() {
  const next = sections.length > 0 ? sections.splice(0, 1) : items.splice(0, ITEMS);
  next.forEach(layOut);
  if (next.length > 0) afterFrame(() => whenIdle(layOutNext));
}

function comeToTarget() {
  const target = document.querySelector(":target");
  if (!target) return;
  layOutSections();
  laidOutLater("main li").forEach(layOut);
  afterFrame(() => target.scrollIntoView());
}

function layOutFarDown() {
  if (scrollY >= FAR * innerHeight) layOutSections();
}

function layOutSections() {
  removeEventListener("scroll", layOutFarDown);
  sections.splice(0).forEach(layOut);
}

function layOutItems() {
  whenIdle(() => {
    items = laidOutLater("main li");
    layOutNext();
  });
}

function layOut({ style }: HTMLElement) {
  style.contentVisibility = "visible";
}

function asBefore({ style }: HTMLElement) {
  style.removeProperty("content-visibility");
}

function afterFrame(work: () => void) {
  requestAnimationFrame(() => setTimeout(work));
}
