import { localePath } from "#app/i18n/locale.ts";
import { expect, LANGUAGES, type Page, test } from "./site.ts";

const SCREENS = ["/", "/granit", "/granit/magma", "/materials", "/about", "/contact"];
/** Less than a reader sees: a heading's last line of a phone's width that moves by half its height. */
const MOST_SHIFT = 0.01;

type Shift = { sum: number; moved: string[] };
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

for (const { locale } of LANGUAGES) {
  for (const width of [390, 1280]) {
    test(`${locale}, ${width} px: nothing moves when the typefaces come late`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      const shifts: Record<string, Shift> = {};
      for (const screen of SCREENS) {
        const path = localePath(locale, screen);
        shifts[path] = await shiftOfLateTypefaces(page, path);
      }
      expect(Object.entries(shifts).filter(([, { sum }]) => sum > MOST_SHIFT)).toEqual([]);
    });
  }
}

/** How far the layout shifts (by the measure of Layout Instability) when a page's typefaces come after its first paint. */
async function shiftOfLateTypefaces(page: Page, path: string): Promise<Shift> {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForTimeout(400);
  release();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  await page.unrouteAll({ behavior: "wait" });
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: Shift = { sum: 0, moved: [] };
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            seen.sum += value;
            seen.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ""));
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(seen), 100);
      }),
  );
}
