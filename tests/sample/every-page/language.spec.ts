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

test("a browser of any other language reads English", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "de-DE", baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/granit");
  await expect(page).toHaveURL("/granit");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
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

test("the picker says in a word which language one gets, on every width", async ({ page }) => {
  for (const [path, name] of [
    ["/", "Srpski"],
    ["/sr", "English"],
  ] as const) {
    await open(page, path);
    const link = page.getByRole("banner").getByRole("link", { name, exact: true });
    for (const width of [320, 390, 502, 768, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(link.getByText(name)).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a choice of English outweighs a Serbian browser", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "sr-RS", baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/sr/granit");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/granit");
  await page.goto("/");
  await expect(page).toHaveURL("/");
  await context.close();
});

test("a stored language without a choice does not count", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("locale", "sr"));
  await page.goto("/granit");
  await expect(page).toHaveURL("/granit");
});

test("an address under /sr is never overridden", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    localStorage.setItem("locale", "en");
    localStorage.setItem("firstTime", "true");
  });
  await page.goto("/sr/granit");
  await expect(page).toHaveURL("/sr/granit");
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
