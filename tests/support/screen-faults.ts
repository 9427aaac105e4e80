import type { Page } from "@playwright/test";

/** Addresses of pictures that were fetched and do not show. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}

/** By how many pixels the page is wider than the screen. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Links that hold boxes without being one: browsers draw no frame around them when they have the focus. */
export function linksWithoutFrame(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isBox = (element: Element) => {
      const { display, position } = getComputedStyle(element);
      return ["block", "flex", "grid"].includes(display) && position !== "absolute";
    };
    return [...document.links]
      .filter((link) => getComputedStyle(link).display === "inline" && [...link.children].some(isBox))
      .map((link) => link.textContent);
  });
}

/** Words of headings that something else lies over; those that are there for screen readers alone take no room. */
export function coveredHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll("h1, h2")].filter(
      (heading) =>
        heading.clientWidth > 1 &&
        heading.checkVisibility({ visibilityProperty: true }) &&
        // A slide that waits for its turn.
        !heading.closest("[inert]"),
    );
    const covered = shown.filter((heading) => {
      heading.scrollIntoView({ block: "center", behavior: "instant" });
      const words = document.createRange();
      words.selectNodeContents(heading);
      // The middle of the first line, where a letter is.
      const { x, y, width, height } = words.getClientRects()[0] ?? heading.getBoundingClientRect();
      return !heading.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    scrollTo({ top: 0, behavior: "instant" });
    return covered.map((heading) => heading.textContent);
  });
}

/** Scrolls to the foot of the page, so that whatever waits to be seen is fetched and shown. */
export async function lookAtAll(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      // What is painted in a frame counts as seen after it.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
  // A room that is drawn meanwhile switches its keys on between two of axe's rules.
  await page.evaluate(async () => {
    while (document.querySelector("[data-state=loading]"))
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
}
