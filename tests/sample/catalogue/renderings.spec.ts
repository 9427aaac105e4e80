/** Pictures that are renderings are called so: to those who see them once a page, to all others at each picture. */
import {
  expect,
  LANGUAGES,
  openAsWritten,
  type Page,
  shownText,
  test,
  writtenPage,
} from "../../support/site.ts";

const WORDS = {
  en: { inAlternativeText: "(rendering)", notice: /renderings?\b|computer-made/i },
  sr: { inAlternativeText: "(računarski prikaz)", notice: /računarsk\p{L}+ prikaz/iu },
};

const SELLING = ["/models", "/accessories/clock-stands-and-boxes"];
const STONE = "/marble/carrara";
const PATHS = ["/", STONE, "/granit", "/sm-quartz", "/gallery", "/rooms/kitchen-1", ...SELLING];

for (const { locale, prefix } of LANGUAGES) {
  const words = WORDS[locale];

  test(`${locale}: a page says once that its pictures are renderings, at each to those who cannot see it, and machines are told of what is sold`, async ({
    page,
  }) => {
    for (const path of [...PATHS, "/contact"]) {
      const { said, foot, alternativeTexts, facts } = await readWritten(page, prefix + path);
      // What a stone's page prints says so too.
      const times = path === STONE ? 2 : 1;
      expect(said.split(words.notice), path).toHaveLength(times + 1);
      expect(foot, path).toMatch(words.notice);
      if (path === "/contact") continue;
      expect(alternativeTexts, path).not.toHaveLength(0);
      expect(
        alternativeTexts.filter((text) => !text.endsWith(words.inAlternativeText)),
        path,
      ).toEqual([]);
      if (!SELLING.includes(path)) continue;
      const products: { "@type": string; image: { caption: string }[] }[] = facts
        .map((json) => JSON.parse(json))
        .filter((one) => one["@type"] === "Product");
      const captions = products.flatMap(({ image }) => image.map(({ caption }) => caption));
      expect(captions, path).not.toHaveLength(0);
      expect(
        captions.filter((caption) => !caption.endsWith(words.inAlternativeText)),
        path,
      ).toEqual([]);
    }
    await openAsWritten(page, prefix + STONE);
    expect((await shownText(page.locator("body"))).split(words.notice)).toHaveLength(2);
  });
}

/** What a page is written with. */
async function readWritten(page: Page, path: string) {
  const html = await writtenPage(page, path);
  return page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    const textsOf = (selector: string) =>
      [...body.querySelectorAll(selector)].map((element) => element.textContent);
    const facts = textsOf('script[type="application/ld+json"]');
    const alternativeTexts = [...body.querySelectorAll("img[alt]:not([alt=''])")].map(
      (image) => image.getAttribute("alt") ?? "",
    );
    for (const unseen of body.querySelectorAll("script, style, template")) unseen.remove();
    return { said: body.textContent, foot: textsOf("footer").join(), alternativeTexts, facts };
  }, html);
}
