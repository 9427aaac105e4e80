/** Pictures that are renderings are called so: to those who see them once a page, to all others at each picture. */
import { expect, LANGUAGES, type Page, shownText, test } from "./site.ts";

const WORDS = {
  en: { inAlternativeText: "(rendering)", notice: /renderings?\b|computer-made/i },
  sr: { inAlternativeText: "(računarski prikaz)", notice: /računarsk\p{L}+ prikaz/iu },
};

const SELLING = ["/models", "/accessories/clock-stands-and-boxes"];
const PATHS = ["/", "/marble/carrara", "/granit", "/sm-quartz", "/gallery", "/rooms/kitchen-1", ...SELLING];

for (const { locale, prefix } of LANGUAGES) {
  const words = WORDS[locale];
  for (const path of [...PATHS, "/contact"]) {
    test(`${locale}: ${path} says once that pictures are renderings`, async ({ page }) => {
      await page.goto(`${prefix}${path}`.replace(/(.)\/$/, "$1"));
      expect((await shownText(page.locator("body"))).split(words.notice)).toHaveLength(2);
      await expect(page.getByRole("contentinfo")).toContainText(words.notice);
    });
  }

  for (const path of PATHS) {
    test(`${locale}: those who cannot see the pictures of ${path} are told of each`, async ({ page }) => {
      await page.goto(`${prefix}${path}`.replace(/(.)\/$/, "$1"));
      const texts = await alternativeTexts(page);
      expect(texts).not.toHaveLength(0);
      expect(texts.filter((text) => !text.endsWith(words.inAlternativeText))).toEqual([]);
    });
  }

  for (const path of SELLING) {
    test(`${locale}: machines are told that the pictures of ${path} are renderings`, async ({ page }) => {
      await page.goto(prefix + path);
      const facts = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent ?? "")));
      const products: { image: { caption: string }[] }[] = facts.filter((one) => one["@type"] === "Product");
      const captions = products.flatMap(({ image }) => image.map(({ caption }) => caption));
      expect(captions).not.toHaveLength(0);
      expect(captions.filter((caption) => !caption.endsWith(words.inAlternativeText))).toEqual([]);
    });
  }
}

function alternativeTexts(page: Page): Promise<string[]> {
  return page
    .locator("img[alt]:not([alt=''])")
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
}
