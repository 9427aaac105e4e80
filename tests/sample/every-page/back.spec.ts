import { choose } from "../../support/listing-on-page.ts";
import { expect, hydrated, open, test, workedOff } from "../../support/site.ts";
import { goBack, isMarked, mark, reasons } from "../../support/way-back.ts";

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

test("in the list of all stones a telephone that has not kept the page comes back to the same stone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/stones");
  const link = page.getByRole("main").getByRole("link", { name: "Vermont" });
  await link.scrollIntoViewIfNeeded();
  await link.evaluate((element) =>
    addEventListener("pagehide", () =>
      sessionStorage.setItem("left", String(element.getBoundingClientRect().top)),
    ),
  );
  // Chromium keeps no page that would be told of its end.
  await page.evaluate(() => addEventListener("unload", () => {}));
  await mark(page);
  await link.click();
  await expect(page).toHaveURL("/sm-quartz/vermont");
  await goBack(page);
  expect(await isMarked(page)).toBe(false);
  const moved = () =>
    link.evaluate((element) => element.getBoundingClientRect().top - Number(sessionStorage.getItem("left")));
  await expect.poll(async () => Math.abs(await moved())).toBeLessThan(4);
});

test("a list that is filtered stays at its stone when a telephone loads it anew", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/stones?colour=grey");
  const link = page.locator("main a[href^='/sm-quartz/']:visible").last();
  await link.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await link.boundingBox())?.y ?? 0);
  const before = await top();
  await page.reload();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
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
