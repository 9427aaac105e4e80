import { expect, hydrated, open, test } from "../../support/site.ts";

for (const path of ["/", "/granit", "/granit/magma", "/contact"]) {
  test(`${path}: scripts and data are asked for when the page is painted`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const { painted, asked } = await page.evaluate(() => ({
      // When the page gave its first picture away; the screen shows it a moment later.
      painted: (performance.getEntriesByName("first-contentful-paint") as PerformancePaintTiming[])[0]
        ?.paintTime,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\/assets\/[^/]+\.(js|json)$/.test(name))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter(({ name }) => name.endsWith(".json"))).toHaveLength(2);
    expect(Math.min(...asked.map(({ startTime }) => startTime))).toBeGreaterThan(painted ?? Number.NaN);
  });
}

test("what a page fetches later does not fetch the page's styles again", async ({ page }) => {
  await open(page, "/granit/magma");
  // As built: what comes later adds links of its own.
  const html = await (await page.request.get("/granit/magma")).text();
  const own = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => link.includes('rel="stylesheet"'))
    .flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
  expect(own.length).toBeGreaterThan(2);
  await page.getByRole("region", { name: "The slab", exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole("application").waitFor();
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  expect(fetched.filter((path) => path.endsWith(".css"))).not.toHaveLength(0);
  expect(fetched.filter((path) => own.includes(path))).toEqual([]);
});
