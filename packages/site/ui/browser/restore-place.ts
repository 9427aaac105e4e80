import { cameBack } from "./came-back.ts";

const KEPT = "place";
/** Once the page is back where it was, what is laid out around it may still move it for so long, ms. */
const SETTLES_MS = 1000;

/** Where a page was left: how far it was scrolled, and a link that was in view, with its distance from the window's top, px. */
type Place = { scrolled: number; link?: { href: string; top: number } };

/**
 * Brings a returning visitor back to where they left the page. Browsers do so for pages that they keep and for pages that
 * have their full height when they load: not for one that scripts fill, nor for one whose far parts are laid out later.
 */
export function restorePlace(): void {
  addEventListener("pagehide", keepPlace);
  // A page that is loaded anew loses what it keeps as it goes.
  addEventListener("scrollend", keepPlace);
  const place: Place | undefined = history.state?.[KEPT];
  if (place && place.scrolled > 0 && cameBack()) returnTo(place);
}

/** In the entry of the browser's history, which is this visit's alone. */
function keepPlace(): void {
  const link = linkInView();
  const place: Place = {
    scrolled: Math.round(scrollY),
    ...(link && { link: { href: link.href, top: Math.round(link.getBoundingClientRect().top) } }),
  };
  history.replaceState({ ...history.state, [KEPT]: place }, "");
}

/** A third of the way across: in a card, of two in a row as of four. */
function linkInView(): HTMLAnchorElement | undefined {
  for (let y = innerHeight / 4; y < innerHeight; y += 40) {
    const link = document.elementFromPoint(innerWidth / 3, y)?.closest<HTMLAnchorElement>("main a[href]");
    if (link) return link;
  }
  return undefined;
}

/** As soon as what was in view is there. Not while the visitor scrolls, presses or types. */
function returnTo(place: Place): void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  const heights = new ResizeObserver(() => {
    const top = scrollOf(place);
    if (top === undefined) return;
    scrollTo({ top, behavior: "instant" });
    setTimeout(stop, SETTLES_MS);
  });
  heights.observe(document.body);
  ended.signal.addEventListener("abort", () => heights.disconnect());
  for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    addEventListener(event, stop, { signal: ended.signal, passive: true });
  }
}

/** How far to scroll to the place; undefined while the page is not there yet. */
function scrollOf({ scrolled, link }: Place): number | undefined {
  const now = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].find(
    (one) => one.href === link?.href && one.checkVisibility(),
  );
  if (link && now) return scrollY + now.getBoundingClientRect().top - link.top;
  const isHighEnough = document.documentElement.scrollHeight >= scrolled + innerHeight;
  return isHighEnough ? scrolled : undefined;
}
