import { browserOn, expectFacesOnFirstVisits, MACHINES, PHONE } from "../../support/first-visit.ts";
import { SITE_LANGUAGES, test } from "../../support/site.ts";

const [WITH_TIMES_AND_ARIAL] = MACHINES;

for (const { locale } of SITE_LANGUAGES) {
  test(`${locale}: a first visit ends in the brand's faces and hardly moves`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await browserOn(WITH_TIMES_AND_ARIAL, { playwright, launchOptions });
    const visit = { browser, baseURL, locale, viewport: PHONE };
    await expectFacesOnFirstVisits(["/", "/materials", "/granit/magma"], WITH_TIMES_AND_ARIAL, visit);
    await browser.close();
  });
}
