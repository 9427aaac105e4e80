import { localePath } from "#app/i18n/locale.ts";
import { expect, LANGUAGES, type Page, test } from "./site.ts";

const SCREENS = ["/", "/granit", "/granit/magma", "/materials", "/about", "/contact"];
const FACES = ["300 1rem Newsreader", "italic 300 1rem Newsreader", "400 1rem 'Hanken Grotesk'"];
const LETTERS = "AaZz0123456789 ČčĆćŠšŽžĐđ „“–×²";

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

test.describe("typefaces", { tag: "@typefaces" }, () => {
  for (const { locale } of LANGUAGES) {
    for (const width of [390, 1280]) {
      test(`${locale}, ${width} px: nothing moves when they come late`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 844 });
        for (const screen of SCREENS) {
          const path = localePath(locale, screen);
          expect(await shiftsOfLateTypefaces(page, path), path).toEqual([]);
        }
      });
    }
  }

  test("a page is set in them once they are here", async ({ page }) => {
    await page.goto("/");
    await typefacesAreHere(page);
    // A page is painted without them where a busy machine takes too long even to read them from its cache.
    await expect(async () => {
      await page.goto("/sr/granit/magma");
      expect(await installedTypefacesIn(page, "h1")).toEqual([]);
    }).toPass();
  });

  test("each holds the letters of both languages", async ({ page }) => {
    await page.goto("/");
    await typefacesAreHere(page);
    await expect(async () => {
      await page.goto("/contact");
      for (const face of FACES) {
        await page.evaluate(
          ([face, letters]) => {
            const sample = document.createElement("p");
            sample.textContent = letters;
            sample.style.font = face;
            sample.id = "sample";
            document.getElementById("sample")?.remove();
            document.body.prepend(sample);
          },
          [face, LETTERS] as const,
        );
        expect(await installedTypefacesIn(page, "#sample"), face).toEqual([]);
      }
    }).toPass();
  });
});

/** What moves (by the measure of Layout Instability) when a page's typefaces come after its first paint. */
async function shiftsOfLateTypefaces(page: Page, path: string): Promise<string[]> {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  const asked: Promise<unknown>[] = [];
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
    asked.push(route.request().response());
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(FACES.length);
  await Promise.all(asked);
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await page.unrouteAll({ behavior: "wait" });
  return page.evaluate(async () => {
    const moved: string[] = [];
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    // The entries of before are delivered in a task after the first of these frames.
    await new Promise((delivered) => setTimeout(delivered));
    note(observer.takeRecords());
    return moved;

    function note(entries: PerformanceEntryList) {
      for (const { value, sources } of entries as LayoutShift[]) {
        const texts = sources.map(({ node }) => node?.textContent?.slice(0, 60));
        moved.push(`${value.toFixed(4)} ${texts.join(" | ")}`);
      }
    }
  });
}

async function typefacesAreHere(page: Page) {
  await page.waitForFunction((count) => {
    const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return loaded.length >= count;
  }, FACES.length);
}

/** The typefaces of the machine in which a part of the page is set, wholly or for some letters. */
async function installedTypefacesIn(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  expect(fonts).not.toEqual([]);
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}
