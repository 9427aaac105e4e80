import { LOCALES, localePath } from "#app/i18n/locale.ts";
import { DEFAULT_LOCALE } from "#catalogue/locales.ts";
import { readContent } from "#catalogue/read.ts";
import { sitePaths } from "#catalogue/site-pages.ts";
import { axeFaults } from "../axe.ts";
import { SITE_PORT } from "../ports.ts";
import { brokenPictures, coveredHeadings, sidewaysScroll } from "../screen-faults.ts";
import { expect, open, test } from "../site.ts";
import { kindsOfScreens } from "./kinds-of-screens.ts";
import { faultsOfPages } from "./pages.ts";

const content = await readContent("content");
const paths = sitePaths(content);
const screens = kindsOfScreens(paths, [...content.families.keys()]);
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

test("every page answers, and whatever a page names is there", async () => {
  test.setTimeout(180_000);
  const pages = LOCALES.flatMap((locale) =>
    [...paths, "/list", "/compare"].map((path) => localePath(locale, path)),
  );
  expect(await faultsOfPages(`http://localhost:${SITE_PORT}`, pages)).toEqual([]);
});

for (const locale of LOCALES) {
  // Each screen is seen wide in one language and narrow in the others, which takes half the time of both in all.
  const viewport = locale === DEFAULT_LOCALE ? DESKTOP : PHONE;

  test.describe(`${locale}, ${viewport.width} pixels wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    for (const screen of screens) {
      const path = localePath(locale, screen);

      test(`${path} has its pictures, fits the screen and can be used by everybody`, async ({ page }) => {
        await open(page, path);
        expect(await brokenPictures(page), "pictures that do not show").toEqual([]);
        expect(await sidewaysScroll(page), "pixels wider than the screen").toBeLessThanOrEqual(0);
        expect(await coveredHeadings(page), "headings under something").toEqual([]);
        expect(await axeFaults(page), "faults of accessibility").toEqual([]);
      });
    }
  });
}
