import { PURPOSES, type Purpose, VERDICTS, type Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { purposeHref } from "@stoneyard/site/content/hrefs.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { translations } from "@stoneyard/site/i18n/translations.tsx";
import { axeFaults } from "./support/axe.ts";
import { content } from "./support/content.ts";
import { expect, open, type Page, SITE_LANGUAGES, test, writtenPage } from "./support/site.ts";

const titleOf = (verdict: Verdict, locale: Locale) =>
  translations(locale, content.messages[locale], "uses")(verdict === "not-advised" ? "notAdvised" : verdict);

/** What is to be found of each use, judged once. */
const JUDGED = new Map(
  PURPOSES.map((purpose) => [
    purpose,
    content.stones.map((stone) => ({ stone, ...suitabilityOf(stone, purpose, content) })),
  ]),
);
const judgedFor = (purpose: Purpose) => JUDGED.get(purpose) ?? [];
const suitedTo = (purpose: Purpose) => judgedFor(purpose).filter(({ verdict }) => verdict !== "not-advised");

for (const { locale, prefix } of SITE_LANGUAGES) {
  test(`${locale}: each use says what matters, names every stone under its verdict, with the reason, and is found from all stones and from the materials`, async ({
    page,
  }) => {
    for (const purpose of PURPOSES) {
      const { heading, texts, verdicts, hrefs } = await readWritten(page, prefix + purposeHref(purpose));
      const use = content.suitability.uses[purpose];
      expect(heading).toEqual([use.title[locale]]);
      expect(texts).toContain(use.matters[locale]);
      for (const verdict of VERDICTS) {
        const judged = judgedFor(purpose).filter((each) => each.verdict === verdict);
        const found = verdicts.filter(({ title }) => title === titleOf(verdict, locale));
        expect(found, `${purpose} ${verdict}`).toHaveLength(judged.length > 0 ? 1 : 0);
        if (judged.length === 0) continue;
        expect(found[0]?.links.toSorted(), `${purpose} ${verdict}`).toEqual(
          judged.map(({ stone }) => `${prefix}/${stone.key}`).toSorted(),
        );
        expect(new Set(found[0]?.reasons)).toEqual(new Set(judged.map(({ why }) => why[locale])));
      }
      if (suitedTo(purpose).length > 0) expect(hrefs).toContain(`${prefix}/stones?use=${purpose}`);
    }
    for (const path of ["/materials", "/stones"]) {
      const { hrefs } = await readWritten(page, prefix + path);
      // A use for which no stone is good is not offered.
      expect(hrefs.filter((href) => href?.includes("/uses/")).toSorted(), path).toEqual(
        PURPOSES.filter((purpose) => suitedTo(purpose).length > 0)
          .map((purpose) => prefix + purposeHref(purpose))
          .toSorted(),
      );
    }
  });
}

test("a use leads to its stones, and axe finds nothing on one with every verdict", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/uses/outdoor-stairs-and-paving");
  expect(await axeFaults(page)).toEqual([]);
  const use = PURPOSES.find((purpose) => suitedTo(purpose).length > 0) ?? "wall";
  await open(page, purposeHref(use));
  await page.getByRole("main").locator(`a[href="/stones?use=${use}"]`).click();
  await expect(page).toHaveURL(`/stones?use=${use}`);
  await expect(page.locator("li[data-facets]:visible")).toHaveCount(suitedTo(use).length);
});

/** What stands in the main part of a page as it is written. */
async function readWritten(page: Page, path: string) {
  const html = await writtenPage(page, path);
  return page.evaluate((html) => {
    const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
    const all = (selector: string, part: Element | null = main) => [
      ...(part?.querySelectorAll(selector) ?? []),
    ];
    const textsOf = (elements: Element[]) => elements.map((element) => element.textContent);
    const hrefsOf = (elements: Element[]) => elements.map((link) => link.getAttribute("href"));
    return {
      heading: textsOf(all("h1")),
      texts: textsOf(all("p")),
      hrefs: hrefsOf(all("a[href]")),
      verdicts: all("section[aria-labelledby]").map((section) => ({
        title: main?.querySelector(`#${section.getAttribute("aria-labelledby")}`)?.textContent,
        links: hrefsOf(all("a[href]", section)),
        reasons: textsOf(all("h3", section)),
      })),
    };
  }, html);
}
