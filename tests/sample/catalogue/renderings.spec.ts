/** Pictures that are renderings are called so: to those who see them once a page, to all others at each picture. */
import { expect, LANGUAGES, openAsWritten, type Page, shownText, test } from "../../support/site.ts";

const WORDS = {
  en: { inAlternativeText: "(rendering)", notice: /renderings?\b|computer-made/i },
  sr: { inAlternativeText: "(računarski prikaz)", notice: /računarsk\p{L}+ prikaz/iu },
};

const SELLING = ["/models", "/accessories/clock-stands-and-boxes"];
const PATHS = ["/", "/marble/carrara", "/granit", "/sm-quartz", "/gallery", "/rooms/kitchen-1", ...SELLING];

test.use({ javaScriptEnabled: false });

for (const { locale, prefix } of LANGUAGES) {
  const words = WORDS[locale];

  test(`${locale}: a page says once that its pictures are renderings, and at each to those who cannot see it`, async ({
    page,
  }) => {
    for (const path of [...PATHS, "/contact"]) {
      await openAsWritten(page, prefix + path);
      expect((await shownText(page.locator("body"))).split(words.notice), path).toHaveLength(2);
      await expect(page.getByRole("contentinfo"), path).toContainText(words.notice);
      if (path === "/contact") continue;
      const texts = await alternativeTexts(page);
      expect(texts, path).not.toHaveLength(0);
      expect(
        texts.filter((text) => !text.endsWith(words.inAlternativeText)),
        path,
      ).toEqual([]);
    }
  });

  test(`${locale}: machines are told that the pictures of what is sold are renderings`, async ({ page }) => {
    for (const path of SELLING) {
      await openAsWritten(page, prefix + path);
      const facts = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent ?? "")));
      const products: { image: { caption: string }[] }[] = facts.filter((one) => one["@type"] === "Product");
      const captions = products.flatMap(({ image }) => image.map(({ caption }) => caption));
      expect(captions, path).not.toHaveLength(0);
      expect(
        captions.filter((caption) => !caption.endsWith(words.inAlternativeText)),
        path,
      ).toEqual([]);
    }
  });
}

function alternativeTexts(page: Page): Promise<string[]> {
  return page
    .locator("img[alt]:not([alt=''])")
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
}
