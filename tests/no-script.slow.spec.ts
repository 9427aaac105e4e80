import { LANGUAGES, LOCALES, localePath } from "@stoneyard/site/i18n/locale.ts";
import { SCREENS_OF_SITE } from "./support/screens.ts";
import { answerForMap, expect, SITE_LANGUAGES, test } from "./support/site.ts";

test.use({ javaScriptEnabled: false });

for (const { locale, lang } of SITE_LANGUAGES) {
  test(`${locale}: every screen can be read without scripts`, async ({ page }) => {
    test.slow();
    await answerForMap(page.context());
    for (const bare of SCREENS_OF_SITE) {
      const path = localePath(locale, bare);
      // Without scripts a browser fetches all pictures at once, and nothing here is about them.
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect(page.getByRole("main"), path).toHaveText(/.{100}/s, { useInnerText: true });
      await expect(page.getByRole("main").locator("img:not([alt])"), path).toHaveCount(0);
      for (const other of LOCALES.filter((each) => each !== locale)) {
        const way = page
          .getByRole("banner")
          .getByRole("link", { name: LANGUAGES[other].ownName, exact: true });
        await expect(way).toHaveAttribute("href", localePath(other, bare));
      }
    }
    for (const other of LOCALES.filter((each) => each !== locale).slice(0, 1)) {
      await page.getByRole("link", { name: LANGUAGES[other].ownName, exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGES[other].htmlLang);
    }
  });
}
