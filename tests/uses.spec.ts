import { PURPOSES, type Purpose, VERDICTS, type Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { purposeHref } from "@stoneyard/site/content/hrefs.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { translations } from "@stoneyard/site/i18n/translations.tsx";
import { axeFaults } from "./support/axe.ts";
import { content } from "./support/content.ts";
import { expect, open, SITE_LANGUAGES, test } from "./support/site.ts";

const titleOf = (verdict: Verdict, locale: Locale) =>
  translations(locale, content.messages[locale], "uses")(verdict === "not-advised" ? "notAdvised" : verdict);

const suitedTo = (purpose: Purpose) =>
  content.stones.filter((stone) => suitabilityOf(stone, purpose, content).verdict !== "not-advised");

for (const { locale, prefix } of SITE_LANGUAGES) {
  test(`${locale}: each use says what matters and names every stone under its verdict, with the reason`, async ({
    page,
  }) => {
    for (const purpose of PURPOSES) {
      await page.goto(prefix + purposeHref(purpose));
      const use = content.suitability.uses[purpose];
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(use.title[locale]);
      await expect(page.getByText(use.matters[locale], { exact: true })).toBeVisible();
      for (const verdict of VERDICTS) {
        const judged = content.stones
          .map((stone) => ({ stone, ...suitabilityOf(stone, purpose, content) }))
          .filter((each) => each.verdict === verdict);
        const region = page.getByRole("region", { name: titleOf(verdict, locale), exact: true });
        // Each look for a role goes through all stones.
        const found = await region.evaluateAll((all) =>
          all.map((element) => ({
            links: [...element.querySelectorAll("a[href]")].map((link) => link.getAttribute("href")),
            reasons: [...element.querySelectorAll("h3")].map((reason) => reason.textContent),
          })),
        );
        expect(found, `${purpose} ${verdict}`).toHaveLength(judged.length > 0 ? 1 : 0);
        if (judged.length === 0) continue;
        expect(found[0]?.links.toSorted(), `${purpose} ${verdict}`).toEqual(
          judged.map(({ stone }) => `${prefix}/${stone.key}`).toSorted(),
        );
        expect(new Set(found[0]?.reasons)).toEqual(new Set(judged.map(({ why }) => why[locale])));
      }
    }
  });

  test(`${locale}: a use leads to its stones, and is found from all stones and from the materials`, async ({
    page,
  }) => {
    for (const path of ["/materials", "/stones"]) {
      await open(page, prefix + path);
      const uses = page.getByRole("main").locator('a[href*="/uses/"]');
      // A use for which no stone is good is not offered.
      await expect(uses).toHaveCount(PURPOSES.filter((purpose) => suitedTo(purpose).length > 0).length);
    }
    const use = PURPOSES.find((purpose) => suitedTo(purpose).length > 0) ?? "wall";
    await page
      .getByRole("main")
      .locator(`a[href="${prefix}${purposeHref(use)}"]`)
      .click();
    await page.getByRole("main").locator(`a[href="${prefix}/stones?use=${use}"]`).click();
    await expect(page).toHaveURL(`${prefix}/stones?use=${use}`);
    await expect(page.locator("li[data-facets]:visible")).toHaveCount(suitedTo(use).length);
  });

  test(`${locale}: axe finds nothing on a use with every verdict`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, `${prefix}/uses/outdoor-stairs-and-paving`);
    expect(await axeFaults(page)).toEqual([]);
  });
}
