import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import {
  LANGUAGES as CATALOGUE_LANGUAGES,
  LOCALES,
  type Locale,
} from "@stoneyard/catalogue/languages/locales.ts";
import { pageAt } from "@stoneyard/catalogue/site-pages.ts";
import { barePath } from "@stoneyard/site/i18n/locale.ts";
import { CLOCK_SHIFT_MS, shiftDate } from "../moments/shift-date.mjs";
import { SITE_PORT } from "../ports.ts";

export { expect, type Page };

/** The only address outside this site that a page may ask for. */
const MAP = "https://www.openstreetmap.org/**";
const MAP_PAGE = /\/contact(\?|$)/;
const withMap = new WeakSet<BrowserContext>();

/**
 * A test on a page that must stay clean: an error in its console (a breach of the content policy is one), an error that
 * nobody caught, and a request to another host than this site and a map that is answered here each fail it. Which screens
 * it opened is noted for `npm run test:changed`.
 */
export const test = base.extend<{ faults: string[]; opened: undefined }>({
  faults: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      if (CLOCK_SHIFT_MS !== 0) await context.addInitScript(shiftDate, CLOCK_SHIFT_MS);
      context.on("console", (message) => {
        if (message.type() === "error") faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => faults.push(`uncaught: ${error.error().message}`));
      context.on("request", (request) => {
        const url = new URL(request.url());
        const own = url.origin === baseURL || ["data:", "blob:"].includes(url.protocol);
        const isMap = withMap.has(context) && url.host === "www.openstreetmap.org";
        if (!own && !isMap) faults.push(`foreign request: ${url.href}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  opened: [
    async ({ context }, use, info) => {
      const screens = new Set<string>();
      context.on("page", (page) =>
        page.on("framenavigated", (frame) => {
          const url = new URL(frame.url());
          const screen = url.port === String(SITE_PORT) && pageAt(barePath(url.pathname));
          if (screen) screens.add(screen.pattern);
        }),
      );
      await use(undefined);
      if (screens.size > 0) info.annotations.push({ type: "opened", description: [...screens].join(" ") });
    },
    { auto: true },
  ],
});

/** Every language of the site, whoever's it is. */
export const SITE_LANGUAGES = LOCALES.map((locale) => ({
  locale,
  prefix: CATALOGUE_LANGUAGES[locale].pathPrefix,
  lang: CATALOGUE_LANGUAGES[locale].htmlLang,
}));

/** The same place in both languages of the sample. */
export const LANGUAGES = [
  { locale: "en", prefix: "", lang: "en" },
  { locale: "sr", prefix: "/sr", lang: "sr-Latn" },
] as const;

/** A language of the sample, by which its content keeps texts. */
export const localeOf = (code: "en" | "sr") => code as string as Locale;

/**
 * A map that needs no network; `open` has it answered on the page of contact. No more often than it is needed: where any
 * address is answered here, the browser asks about every request and keeps nothing in its cache, a quarter of a page's time.
 */
export async function answerForMap(context: BrowserContext) {
  if (withMap.has(context)) return;
  withMap.add(context);
  await context.route(MAP, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
  );
}

/** Opens a page and waits until it is hydrated, so that widgets answer. */
export async function open(page: Page, path: string) {
  if (MAP_PAGE.test(path)) await answerForMap(page.context());
  const response = await page.goto(path);
  // The same as `hydrated`, of a page that stays. That brings the runner's own script into each page, a twentieth of all work.
  await page.evaluate(() => {
    const root = document.documentElement;
    return new Promise<void>((resolve) => {
      const isHydrated = () => root.dataset.hydrated !== undefined;
      if (isHydrated()) resolve();
      else new MutationObserver(() => isHydrated() && resolve()).observe(root, { attributes: true });
    });
  });
  // React hydrates what surrounds the page first, then section by section.
  await workedOff(page);
  return response;
}

/**
 * Opens a page as it is written, without its pictures, for what follows from its HTML: a tenth of what a page costs that
 * runs. The test switches scripts off.
 */
export async function openAsWritten(page: Page, path: string) {
  await page.route("**/images/**", (route) => route.fulfill({ status: 204 }));
  if (MAP_PAGE.test(path)) await answerForMap(page.context());
  await page.goto(path.replace(/(.)\/$/, "$1"));
}

/** The HTML of a page as it is written, for what needs no layout: pictures take most of the time of a page that is opened. */
export async function writtenPage(page: Page, path: string): Promise<string> {
  const screen = pageAt(barePath(path));
  if (screen) test.info().annotations.push({ type: "opened", description: screen.pattern });
  return (await page.request.get(path)).text();
}

/** Until what surrounds the page is hydrated, also where another page comes meanwhile. */
export function hydrated(page: Page) {
  return page.waitForFunction(() => document.documentElement.dataset.hydrated);
}

/** Until the page has worked off what has happened, in real time, also where its own clock stands. */
export function workedOff(page: Page) {
  return page.evaluate(() => scheduler.postTask(() => {}, { priority: "background" }));
}

/** The browser may or may not report as failed a request of a worker, or of a page that is left at once. */
export function tolerate(faults: string[], expected: RegExp) {
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
}

/** The browser reports a refused or failed request on its console; where the test causes one, that is no fault. */
export function forget(faults: string[], expected: RegExp) {
  expect(faults.some((fault) => expected.test(fault))).toBe(true);
  tolerate(faults, expected);
}

/**
 * Lays out the sections too that are out of sight. A browser leaves their styles as they were when they were last seen, and
 * their words out of `innerText`.
 */
export function layOutAll(page: Page) {
  return page.evaluate(() => {
    if ("isAllLaidOut" in window) return;
    Object.assign(window, { isAllLaidOut: true });
    // A page that was made ready sets a section's own style.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("section, footer { content-visibility: visible !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** The words that a visitor sees of a part of a page. */
export async function shownText(part: Locator): Promise<string> {
  await layOutAll(part.page());
  return part.innerText();
}
