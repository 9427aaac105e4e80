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

test("on paper nothing is cut off at the edge of a section that was laid out later", async ({ page }) => {
  await open(page, "/care/marble-and-limestone");
  const sections = page.locator("section, footer");
  await expect.poll(() => notLaidOut(page, "section, footer")).toBe(0);
  await page.emulateMedia({ media: "print" });
  const contained = await sections.evaluateAll((all) => all.map((one) => getComputedStyle(one).contain));
  expect(new Set(contained)).toEqual(new Set(["none"]));
});

function notLaidOut(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll(
      (elements) =>
        elements.filter((element) => getComputedStyle(element).contentVisibility === "auto").length,
    );
}
