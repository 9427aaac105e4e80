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

test("a link to a family leads to it on a phone, below the filters, whatever was not laid out above", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/stones");
  await page.getByRole("navigation", { name: "Materials" }).getByRole("link", { name: "Travertine" }).click();
  const place = () =>
    page
      .getByRole("heading", { level: 2, name: "Travertine" })
      .evaluate((h) => h.getBoundingClientRect().top);
  await expect.poll(() => notLaidOut(page, "main li")).toBe(0);
  await expect.poll(place).toBeLessThan(160);
  expect(await place()).toBeGreaterThan(52);

  // Who reads on, opens a stone and comes back is not drawn to the family again.
  const stone = page.getByRole("main").getByRole("link", { name: "Magma", exact: true });
  await stone.click();
  await expect(page).toHaveURL("/granit/magma");
  await page.goBack();
  await expect.poll(() => notLaidOut(page, "section, footer")).toBe(0);
  await expect.poll(() => notLaidOut(page, "main li")).toBe(0);
  expect(Math.abs(await place())).toBeGreaterThan(500);
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
