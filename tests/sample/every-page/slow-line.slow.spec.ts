import { localePath } from "@stoneyard/site/i18n/locale.ts";
import { DESKTOP, PHONE } from "../../support/first-visit.ts";
import { watchLayoutShifts } from "../../support/layout-shift.ts";
import { SCREENS_OF_SITE } from "../../support/screens.ts";
import { answerForMap, expect, SITE_LANGUAGES, test } from "../../support/site.ts";
import { slowLineTo } from "../../support/slow-line.ts";

/** What typefaces move is told apart, by the first visits. */
const MOST_MOVED = 0.01;

for (const [viewport, { locale }] of [PHONE, DESKTOP].flatMap((viewport, at) => {
  // Each width sees one language, not each with each.
  const language = SITE_LANGUAGES[at % SITE_LANGUAGES.length];
  return language ? [[viewport, language] as const] : [];
})) {
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
      const sum = moved.reduce((sum, { value }) => sum + value, 0);
      expect.soft(sum, `${screen}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(MOST_MOVED);
      await context.close();
    }
    line.close();
  });
}
