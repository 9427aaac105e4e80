import { localePath } from "@stoneyard/site/i18n/locale.ts";
import { DESKTOP, PHONE } from "../../support/first-visit.ts";
import { sumOf, watchLayoutShifts } from "../../support/layout-shift.ts";
import { SCREENS_OF_SITE } from "../../support/screens.ts";
import { answerForMap, expect, SITE_LANGUAGES, test } from "../../support/site.ts";
import { slowLineTo } from "../../support/slow-line.ts";

/** What typefaces move is told apart, by the first visits. */
const MOST_MOVED = 0.01;

for (const [index, { locale }] of SITE_LANGUAGES.entries()) {
  // Each width sees one language, not each with each.
  const viewport = index % 2 === 0 ? PHONE : DESKTOP;
  test(`${locale}, ${viewport.width} px: what has come of a page stays where it is when the rest comes`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(SCREENS_OF_SITE.length * 20_000);
    const line = await slowLineTo(baseURL ?? "");
    for (const screen of SCREENS_OF_SITE) {
      const context = await browser.newContext({ viewport, baseURL: line.url });
      if (screen === "/contact") await answerForMap(context);
      const page = await context.newPage();
      await page.route("**/*.woff2", (route) => route.abort());
      const shifts = await watchLayoutShifts(page);
      await page.goto(localePath(locale, screen));
      // The box of a cropped picture counts without its picture, when nothing is seen of it.
      const moved = (await shifts()).filter(({ texts }) => texts.some(Boolean));
      expect.soft(sumOf(moved), `${screen}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(MOST_MOVED);
      await context.close();
    }
    line.close();
  });
}
