import { join } from "node:path";
import type { Browser, LaunchOptions, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { localePath } from "@stoneyard/site/i18n/locale.ts";
import { sumOf, watchLayoutShifts } from "./layout-shift.ts";
import { answerForMap, expect, type SITE_LANGUAGES } from "./site.ts";

/** Windows, macOS, iOS and Android set letters between pixels; Chromium on Linux does so where nothing is hinted. */
const BETWEEN_PIXELS = ["--font-render-hinting=none"];

/** Machines by the typefaces that they have, and how far a page may move there when ours come (tests/typefaces). */
export const MACHINES = [
  { machine: "times-and-arial", bound: 0.02, args: BETWEEN_PIXELS },
  { machine: "noto-and-roboto", bound: 0.02, args: BETWEEN_PIXELS },
  { machine: "dejavu-alone", bound: 0.05, args: [] },
] as const;
type Machine = (typeof MACHINES)[number];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** A browser on such a machine. */
export function browserOn(
  { machine, args }: Machine,
  { playwright, launchOptions }: Pick<PlaywrightWorkerArgs, "playwright"> & { launchOptions: LaunchOptions },
): Promise<Browser> {
  const configuration = join(import.meta.dirname, "../typefaces", `${machine}.conf`);
  return playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...args],
    env: { ...process.env, FONTCONFIG_FILE: configuration },
  });
}

/** A visitor's first page, over a line on which typefaces come after the first paint. */
export type FirstVisit = {
  browser: Browser;
  baseURL: string | undefined;
  locale: (typeof SITE_LANGUAGES)[number]["locale"];
  viewport: { width: number; height: number };
};

/** Expects that each screen ends in the brand's faces and has moved by at most `bound`. */
export async function expectFacesOnFirstVisits(
  screens: readonly string[],
  { bound }: Machine,
  { browser, baseURL, locale, viewport }: FirstVisit,
): Promise<void> {
  for (const screen of screens) {
    const path = localePath(locale, screen);
    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
    if (screen === "/contact") await answerForMap(context);
    const page = await context.newPage();
    const shifts = await watchLayoutShifts(page);
    await openWithLateTypefaces(page, path);
    for (const part of ["h1", 'a[href="#main"]'])
      expect.soft(await installedTypefacesIn(page, part), `${part} of ${path}`).toEqual([]);
    const moved = await shifts();
    expect.soft(sumOf(moved), `${path}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(bound);
    await context.close();
  }
}

async function openWithLateTypefaces(page: Page, path: string) {
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
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  await Promise.all(asked);
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await page.unrouteAll({ behavior: "wait" });
}

/** The typefaces of the machine in which a part of the page is set, wholly or for some letters. */
export async function installedTypefacesIn(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  // Known once the text is laid out.
  const fontsUsed = async () => (await client.send("CSS.getPlatformFontsForNode", { nodeId })).fonts;
  await expect.poll(fontsUsed).not.toEqual([]);
  const fonts = await fontsUsed();
  await client.detach();
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}
