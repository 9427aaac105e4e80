import { browserOn, DESKTOP, expectFacesOnFirstVisits, MACHINES, PHONE } from "../../support/first-visit.ts";
import { SCREENS_OF_SITE } from "../../support/screens.ts";
import { SITE_LANGUAGES, test } from "../../support/site.ts";

for (const [place, machine] of MACHINES.entries()) {
  for (const [index, { locale }] of SITE_LANGUAGES.entries()) {
    // Each machine sees every screen, every language and both widths, not each with each.
    const viewport = index % 2 === 0 ? PHONE : DESKTOP;
    const screens = SCREENS_OF_SITE.filter(
      (_, number) => (number + place + index) % SITE_LANGUAGES.length === 0,
    );
    test(`${machine.machine}, ${locale}, ${viewport.width} px: every first visit ends in the brand's faces and hardly moves`, async ({
      playwright,
      launchOptions,
      baseURL,
    }) => {
      test.setTimeout(screens.length * 10_000);
      const browser = await browserOn(machine, { playwright, launchOptions });
      await expectFacesOnFirstVisits(screens, machine, { browser, baseURL, locale, viewport });
      await browser.close();
    });
  }
}
