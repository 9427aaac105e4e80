import { type Locale, localePath } from "@stoneyard/site/i18n/locale.ts";
import { axeFaults } from "./support/axe.ts";
import { foreignWords } from "./support/foreign-words.ts";
import {
  brokenPictures,
  coveredHeadings,
  linksWithoutFrame,
  lookAtAll,
  sidewaysScroll,
} from "./support/screen-faults.ts";
import { SCREENS_OF_SITE } from "./support/screens.ts";
import { expect, open, type Page, SITE_LANGUAGES, test } from "./support/site.ts";

const DESKTOP = { name: "desktop", viewport: { width: 1280, height: 900 } };
const PHONE = { name: "phone", viewport: { width: 390, height: 844 } };

/** Every language and both screens, not each with each. */
const LOOKS = Array.from({ length: Math.max(2, SITE_LANGUAGES.length) }, (_, index) => ({
  locale: (SITE_LANGUAGES[index % SITE_LANGUAGES.length] as (typeof SITE_LANGUAGES)[number]).locale,
  ...(index % 2 === 0 ? DESKTOP : PHONE),
}));

/** The narrowest and the widest, and what lies between: nothing but the width of the page is looked at there. */
const OTHER_WIDTHS = [320, 768, 1680, 2560];

for (const bare of SCREENS_OF_SITE) {
  test(`${bare} is in order, in every language, on desktop or phone`, async ({ page }) => {
    test.setTimeout(60_000 * LOOKS.length);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const { locale, ...screen } of LOOKS) {
      const path = localePath(locale, bare);
      await test.step(path, () => lookAtScreen(page, path, locale, screen));
    }
  });
}

async function lookAtScreen(page: Page, path: string, locale: Locale, { name, viewport }: typeof DESKTOP) {
  await page.setViewportSize(viewport);
  await open(page, path);
  await lookAtAll(page);
  expect(await brokenPictures(page), `${path}, ${name}: broken pictures`).toEqual([]);
  expect(await sidewaysScroll(page), `${path}, ${name}: px wider than the screen`).toBeLessThanOrEqual(0);
  expect(await coveredHeadings(page), `${path}, ${name}: headings under something`).toEqual([]);
  expect(await linksWithoutFrame(page), `${path}, ${name}: links without a frame of focus`).toEqual([]);
  expect(await axeFaults(page), `${path}, ${name}`).toEqual([]);
  expect(await foreignWords(page, locale), path).toEqual([]);
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${path}: px wider than ${width}`).toBeLessThanOrEqual(0);
  }
}
