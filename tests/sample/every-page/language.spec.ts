import { expect, open, test } from "../../support/site.ts";

test("a Serbian browser is led to Serbian, with the rest of the address", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "sr-RS", baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/granit/magma?x=1#y");
  await expect(page).toHaveURL("/sr/granit/magma?x=1#y");
  await expect(page.locator("html")).toHaveAttribute("lang", "sr-Latn");
  await page.goto("/");
  await expect(page).toHaveURL("/sr");
  await context.close();
});

test("the picker leads to the same page and its choice lasts", async ({ page }) => {
  await open(page, "/marble/carrara");
  await page.getByRole("link", { name: "Srpski" }).click();
  await expect(page).toHaveURL("/sr/marble/carrara");
  await expect(page.locator("html")).toHaveAttribute("lang", "sr-Latn");
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ locale: "sr", firstTime: "true" });

  await page.goto("/materials");
  await expect(page).toHaveURL("/sr/materials");

  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/materials");
  expect(await page.evaluate(() => localStorage.getItem("locale"))).toBe("en");
  await page.goto("/materials");
  await expect(page).toHaveURL("/materials");
});

test("a page brings its messages in its own language alone, within itself", async ({ page, request }) => {
  const said = { "/contact": "Leave this field empty", "/sr/contact": "Ostavite ovo polje prazno" };
  for (const [path, own] of Object.entries(said)) {
    const html = (await (await open(page, path))?.text()) ?? "";
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.endsWith(".js")),
    );
    expect(scripts.length).toBeGreaterThan(3);
    for (const words of Object.values(said)) {
      expect(html.includes(words), `${path} says ${words}`).toBe(words === own);
      for (const script of scripts) expect(await (await request.get(script)).text()).not.toContain(words);
    }
  }
});
