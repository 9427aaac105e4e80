import { expect, type Page } from "./site.ts";

/** What only this very page knows, and how far it was scrolled when it was left: one that is loaded anew does not. */
export function mark(page: Page) {
  return page.evaluate(() => {
    Object.assign(window, { marked: true });
    addEventListener("pagehide", () => Object.assign(window, { left: scrollY }));
  });
}

export function isMarked(page: Page) {
  return page.evaluate(() => "marked" in window);
}

/** To what is shown at once, as only the way back is looked at. */
export async function goOn(page: Page) {
  await page.evaluate(() => location.assign("/robots.txt"));
  await expect(page).toHaveURL("/robots.txt");
}

/** A page from the cache tells no "load", for which the test runner's own way back waits. */
export async function goBack(page: Page) {
  const here = page.url();
  // Not at once, or the page may be gone before it has answered.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).not.toHaveURL(here);
  await page.waitForFunction(() => document.readyState === "complete");
}

/** Why the browser did not keep the page, in its own words. */
export function reasons(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return JSON.stringify(entry, ["notRestoredReasons", "reasons", "reason"]);
  });
}
