import { LOCALES, localePath } from "@stoneyard/site/i18n/locale.ts";
import { SITE_PORT } from "./ports.ts";
import { faultsOfPages } from "./support/pages.ts";
import { PATHS_OF_SITE } from "./support/screens.ts";
import { expect, test } from "./support/site.ts";

test("every page answers, and whatever a page names is there", async () => {
  test.setTimeout(180_000);
  const pages = LOCALES.flatMap((locale) => PATHS_OF_SITE.map((path) => localePath(locale, path)));
  expect(await faultsOfPages(`http://localhost:${SITE_PORT}`, pages)).toEqual([]);
});
