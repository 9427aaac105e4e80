import { answerForMap, expect, open, test } from "../../support/site.ts";

test("the map comes when the visitor comes near it, 550 px high", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap")) asked.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, "/contact");
  const map = page.locator("section[aria-labelledby=map]");
  await expect(map.locator("iframe")).toHaveCount(0);
  expect(asked).toEqual([]);

  await map.scrollIntoViewIfNeeded();
  const frame = map.locator("iframe");
  await expect(frame).toHaveAttribute("title", /.+/);
  expect((await frame.boundingBox())?.height).toBe(550);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the map is in the page", async ({ page }) => {
    await answerForMap(page.context());
    await page.goto("/contact");
    await expect(page.locator("section[aria-labelledby=map] iframe")).toHaveAttribute("loading", "lazy");
  });
});
