import { DEFAULT_LOCALE } from "@stoneyard/catalogue/locales.ts";
import { LOCALES, localePath } from "@stoneyard/site/i18n/locale.ts";
import { axeFaults } from "../axe.ts";
import { foreignWords } from "../foreign-words.ts";
import { SITE_PORT } from "../ports.ts";
import { brokenPictures, coveredHeadings, lookAtAll, sidewaysScroll } from "../screen-faults.ts";
import { expect, open, test } from "../site.ts";
import { faultsOfPages } from "./pages.ts";
import { PATHS_OF_SITE, SCREENS_OF_SITE } from "./screens.ts";

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

test("every page answers, and whatever a page names is there", async () => {
  test.setTimeout(180_000);
  const pages = LOCALES.flatMap((locale) => PATHS_OF_SITE.map((path) => localePath(locale, path)));
  expect(await faultsOfPages(`http://localhost:${SITE_PORT}`, pages)).toEqual([]);
});

for (const locale of LOCALES) {
  // Each screen is seen wide in one language and narrow in the others, which takes half the time of both in all.
  const viewport = locale === DEFAULT_LOCALE ? DESKTOP : PHONE;

  test.describe(`${locale}, ${viewport.width} pixels wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    for (const screen of SCREENS_OF_SITE) {
      const path = localePath(locale, screen);

      test(`${path} has its pictures, fits the screen and can be used by everybody`, async ({ page }) => {
        await open(page, path);
        await lookAtAll(page);
        expect(await brokenPictures(page), "pictures that do not show").toEqual([]);
        expect(await sidewaysScroll(page), "pixels wider than the screen").toBeLessThanOrEqual(0);
        expect(await coveredHeadings(page), "headings under something").toEqual([]);
        expect(await axeFaults(page), "faults of accessibility").toEqual([]);
        expect(await foreignWords(page, locale), "words of another language").toEqual([]);
      });
    }
  });
}
