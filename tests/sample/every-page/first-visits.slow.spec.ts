import { browserOn, DESKTOP, expectFacesOnFirstVisits, MACHINES, PHONE } from "../../support/first-visit.ts";
import { SCREENS_OF_SITE } from "../../support/screens.ts";
import { SITE_LANGUAGES, test } from "../../support/site.ts";

for (const machine of MACHINES) {
  for (const [index, { locale }] of SITE_LANGUAGES.entries()) {
    // Each machine sees every language and both widths, not each with each.
    const viewport = index % 2 === 0 ? PHONE : DESKTOP;
    test(`${machine.machine}, ${locale}, ${viewport.width} px: every first visit ends in the brand's faces and hardly moves`, async ({
      playwright,
      launchOptions,
      baseURL,
    }) => {
      test.setTimeout(SCREENS_OF_SITE.length * 10_000);
      const browser = await browserOn(machine, { playwright, launchOptions });
      await expectFacesOnFirstVisits(SCREENS_OF_SITE, machine, { browser, baseURL, locale, viewport });
      await browser.close();
    });
  }
}
