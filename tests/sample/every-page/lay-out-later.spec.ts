import { expect, open, type Page, test } from "../../support/site.ts";

test("what is out of sight is laid out while the page is idle, a long list once one scrolls", async ({
  page,
}) => {
  await open(page, "/stones");
  await expect.poll(() => notLaidOut(page, "section, footer")).toBe(0);
  expect(await notLaidOut(page, "main li")).toBeGreaterThan(50);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => notLaidOut(page, "main li")).toBe(0);
});

function notLaidOut(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll(
      (elements) =>
        elements.filter((element) => getComputedStyle(element).contentVisibility === "auto").length,
    );
}
