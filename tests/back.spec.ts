import { choose } from "./listing-on-page.ts";
import { expectModel } from "./model-viewer.ts";
import { SCREENS } from "./screens.ts";
import { expect, hydrated, open, type Page, test, workedOff } from "./site.ts";

test("every page is there again at once when a visitor comes back", async ({ page }) => {
  test.slow();
  const loaded: string[] = [];
  for (const path of SCREENS) {
    await open(page, path);
    // A page that still fetches a model is not kept.
    await page.waitForLoadState("networkidle");
    await mark(page);
    await goOn(page);
    await goBack(page);
    if (!(await isMarked(page))) loaded.push(`${path}: ${await reasons(page)}`);
  }
  expect(loaded).toEqual([]);
});

test("a table that was drawn in 3D is there again too", async ({ page }) => {
  test.slow();
  await open(page, "/models");
  const table = page.getByRole("main").getByRole("article").first();
  await table.getByRole("tab", { name: "Guatemala" }).click();
  await expectModel(table, "/models/club-round-80-guatemala.glb");
  await page.waitForLoadState("networkidle");
  await mark(page);
  await goOn(page);
  await goBack(page);
  expect(await isMarked(page), await reasons(page)).toBe(true);
  await expect(table.getByRole("tab", { selected: true })).toHaveText("Guatemala");
  await expectModel(table, "/models/club-round-80-guatemala.glb");
});

test("a filter and the place on the page are as they were left", async ({ page }) => {
  await open(page, "/sm-quartz");
  await choose(page, "colour", "grey");
  await choose(page, "sort", "name");
  const tiles = page.getByRole("region", { name: "Stones", exact: true }).getByRole("link");
  const before = await tiles.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await tiles.last().scrollIntoViewIfNeeded();
  await mark(page);
  await tiles.last().click();
  await expect(page).toHaveURL(before.at(-1) ?? "");
  await goBack(page);
  expect(await isMarked(page), await reasons(page)).toBe(true);
  const [left, now] = await page.evaluate(() => [(window as Window & { left?: number }).left, scrollY]);
  expect(left).toBeGreaterThan(300);
  expect(now).toBe(left);
  expect(await tiles.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(before);
  await expect(page).toHaveURL("/sm-quartz?colour=grey&sort=name");
});

test("an open tab stays open, and the menu that led away is closed", async ({ page }) => {
  await open(page, "/interior-design");
  await page.getByRole("tab", { name: "Stairs" }).click();
  await mark(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveURL("/portfolio");
  await goBack(page);
  expect(await isMarked(page), await reasons(page)).toBe(true);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/^Stairs/);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
});

test("a page that the browser has not kept is scrolled to where it was left, though scripts fill it", async ({
  page,
}) => {
  await open(page, "/stones/measures?stone=marble/carrara&pieces=w2600x620,w1500x620,b2600x600");
  const link = page
    .getByRole("region", { name: /^Slab 2/ })
    .getByRole("link")
    .first();
  // Chromium keeps no page that would be told of its end.
  await page.evaluate(() => addEventListener("unload", () => {}));
  await mark(page);
  await link.click();
  await expect(page).toHaveURL(/\/rooms\//);
  await goBack(page);
  expect(await isMarked(page)).toBe(false);
  await expect(link).toBeInViewport();
});

test("what was kept since is kept on the page that a visitor comes back to", async ({ page }) => {
  await open(page, "/marble");
  await mark(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Carrara/ })
    .first()
    .click();
  const button = page.getByRole("main").getByRole("button", { name: /^(Keep|Kept:) Carrara$/ });
  await hydrated(page);
  await workedOff(page);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await goBack(page);
  expect(await isMarked(page), await reasons(page)).toBe(true);
  const list = page.getByRole("banner").getByRole("link", { name: /^My list: / });
  await expect(list).toHaveAccessibleName("My list: 1 item");
  await expect(button.first()).toHaveAttribute("aria-pressed", "true");
});

/** What only this very page knows, and how far it was scrolled when it was left: one that is loaded anew does not. */
function mark(page: Page) {
  return page.evaluate(() => {
    Object.assign(window, { marked: true });
    addEventListener("pagehide", () => Object.assign(window, { left: scrollY }));
  });
}

function isMarked(page: Page) {
  return page.evaluate(() => "marked" in window);
}

/** To what is shown at once, as only the way back is looked at. */
async function goOn(page: Page) {
  await page.evaluate(() => location.assign("/robots.txt"));
  await expect(page).toHaveURL("/robots.txt");
}

/** A page from the cache tells no "load", for which the test runner's own way back waits. */
async function goBack(page: Page) {
  const here = page.url();
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveURL(here);
  await page.waitForFunction(() => document.readyState === "complete");
}

/** Why the browser did not keep the page, in its own words. */
function reasons(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return JSON.stringify(entry, ["notRestoredReasons", "reasons", "reason"]);
  });
}
