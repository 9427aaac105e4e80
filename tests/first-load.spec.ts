import type { APIRequestContext } from "@playwright/test";
import { localePath } from "#app/i18n/locale.ts";
import { SCREENS } from "./screens.ts";
import { expect, hydrated, open, SITE_LANGUAGES, test } from "./site.ts";

/** The most script that a page may name in its HTML, compressed, bytes. What comes later by itself does not count. */
const MOST_BYTES = 110_000;

for (const { locale } of SITE_LANGUAGES) {
  test(`${locale}: no page begins with more than 110 kB of script`, async ({ request }) => {
    const sizes: Record<string, number> = {};
    for (const screen of SCREENS) {
      const path = localePath(locale, screen);
      sizes[path] = await scriptBytes(request, path);
    }
    const [smallest = 0] = Object.values(sizes).sort((a, b) => a - b);
    expect(smallest, "no script was found").toBeGreaterThan(50_000);
    expect(Object.entries(sizes).filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
  });
}

for (const path of ["/", "/granit", "/granit/magma", "/contact"]) {
  test(`${path}: scripts and data are asked for when the page is painted`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(js|data)$/.test(name))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter(({ name }) => name.endsWith(".data"))).toHaveLength(1);
    expect(Math.min(...asked.map(({ startTime }) => startTime))).toBeGreaterThan(painted ?? Number.NaN);
  });
}

test("what a page fetches later does not fetch the page's styles again", async ({ page }) => {
  await open(page, "/granit/magma");
  const own = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(own.length).toBeGreaterThan(2);
  await page.getByRole("region", { name: "What can be cut from one slab" }).scrollIntoViewIfNeeded();
  await page.getByRole("application").waitFor();
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  expect(fetched.filter((path) => path.endsWith(".css"))).not.toHaveLength(0);
  expect(fetched.filter((path) => own.includes(path))).toEqual([]);
});

async function scriptBytes(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([script]) => script));
  const sizes = await Promise.all(
    [...scripts].map(async (script) => {
      const response = await request.head(script, { headers: { "accept-encoding": "br" } });
      expect(response.headers()["content-encoding"], script).toBe("br");
      return Number(response.headers()["content-length"]);
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
