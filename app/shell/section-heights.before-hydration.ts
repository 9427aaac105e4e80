/**
 * Sections out of sight are not laid out for the first paint (styles/grid.module.css) and count as high as a window. This lays
 * each out once, while the page has nothing else to do, and the browser keeps its height: nothing moves under a visitor who
 * comes there, nor a link between press and release. Who goes far down before that has all of them laid out at once, and who
 * comes to a place within the page, which is not where it was reckoned to be.
 */
import { whenIdle } from "#app/ui/when-idle.ts";

/** Windows from the top. */
const FAR = 2;

/** None until the page has come: to ask for styles before would delay its first paint. */
let unmeasured: readonly HTMLElement[] = [];

addEventListener("load", () => {
  const all = [...document.querySelectorAll<HTMLElement>("section, footer")];
  unmeasured = all.filter((section) => getComputedStyle(section).contentVisibility === "auto");
  addEventListener("scroll", measureFarDown, { passive: true });
  const target = document.querySelector(":target");
  if (target) measureAll(() => target.scrollIntoView());
  whenIdle(measureNext);
});

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

/**
 * A height is kept at the end of a frame in which the section is laid out: as a box of its own, which `auto` makes it, or
 * margins would collapse and what is in sight would move.
 */
function measure(sections: readonly HTMLElement[], then?: () => void) {
  for (const { style } of sections) {
    style.contain = "layout paint style";
    style.contentVisibility = "visible";
  }
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const { style } of sections) {
        style.removeProperty("content-visibility");
        style.removeProperty("contain");
      }
      then?.();
    }),
  );
}
