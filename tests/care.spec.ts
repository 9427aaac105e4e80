import { careGuideOf, finishGuidesOf } from "#catalogue/care.ts";
import type { Stone } from "#catalogue/catalogue.ts";
import { content } from "./content.ts";
import { expect, LANGUAGES, localeOf, test } from "./site.ts";

const { guides, finishGuides, rules, poultice, sources } = content.care;
const all = [...guides, ...finishGuides];
/** With the spaces of the content's files: on the page no line ends between a number and its unit. */
const spaced = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const TITLES = {
  en: { stones: "Stones this guide covers", poultice: "How to draw out a stain" },
  sr: { stones: "Vrste kamena iz ovog uputstva", poultice: "Kako se mrlja vadi oblogom" },
} as const;

for (const { locale, prefix } of LANGUAGES) {
  test(`${locale}: each guide says all of its advice, its sources and its stones`, async ({ page }) => {
    for (const guide of all) {
      await page.goto(`${prefix}/care/${guide.slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(guide.title[localeOf(locale)]);
      const said = [
        guide.lead,
        ...guide.daily,
        ...guide.stains.flatMap(({ cause, remedy }) => [cause, remedy]),
        guide.sealing,
        ...("when" in guide ? guide.finishes.flatMap(({ title, advice }) => [title, advice]) : []),
        ...guide.ruins,
        ...guide.call,
        ...sources.filter(({ key }) => guide.sources.includes(key)).map(({ title }) => title),
      ];
      // What is out of sight is not laid out, and counts as no text.
      const shown = spaced(await page.getByRole("main").textContent());
      for (const text of said) expect(shown).toContain(text[localeOf(locale)]);
      const links = page.getByRole("region", { name: TITLES[locale].stones }).getByRole("link");
      const own = content.stones.filter((stone) => careGuideOf(stone, content) === guide);
      expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")))).toEqual(
        "when" in guide
          ? own.map(({ key }) => `${prefix}/${key}`)
          : [`${prefix}/stones?finish=${guide.finishes.join(",")}`],
      );
      const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const article = facts.map((json) => JSON.parse(json)).find((each) => each["@type"] === "Article");
      expect(article.headline).toBe(await page.getByRole("heading", { level: 1 }).innerText());
      expect(spaced(article.description)).toBe(guide.lead[localeOf(locale)]);
      for (const source of article.citation) expect(shown).toContain(spaced(source));
    }
  });

  test(`${locale}: a stone leads to its guide, a stain to the way to draw it out, and the foot to all`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/travertin/travertin-navona`);
    await page.getByRole("main").locator(`a[href="${prefix}/care/travertine"]`).click();
    await expect(page).toHaveURL(`${prefix}/care/travertine`);
    await page.getByRole("link", { name: TITLES[locale].poultice }).click();
    await expect(page).toHaveURL(`${prefix}/care#poultice`);
    await expect(page.getByRole("heading", { name: TITLES[locale].poultice })).toBeInViewport();
    const shown = spaced(await page.getByRole("main").textContent());
    for (const text of [...rules, ...poultice]) expect(shown).toContain(text[localeOf(locale)]);
    for (const { slug } of all) {
      await expect(page.getByRole("main").locator(`a[href="${prefix}/care/${slug}"]`)).toHaveCount(1);
    }
    await expect(page.getByRole("contentinfo").locator(`a[href="${prefix}/care"]`)).toHaveCount(1);
  });

  test(`${locale}: each finish of a stone leads to the guide of its group`, async ({ page }) => {
    await page.goto(`${prefix}/granit/baltic-brown`);
    const stone = content.stones.find(({ key }) => key === "granit/baltic-brown");
    for (const { slug, title } of finishGuidesOf(stone as Stone, content)) {
      const links = page.getByRole("main").locator(`a[href="${prefix}/care/${slug}"]`);
      await expect(links.first()).toBeAttached();
      await expect(links.filter({ hasText: title[localeOf(locale)] })).toHaveCount(1);
    }
  });

  test(`${locale}: without scripts a stone leads to its guide as well`, async ({ request }) => {
    for (const { key } of content.stones.slice(0, 3)) {
      const stone = content.stones.find((each) => each.key === key);
      const guide = stone && careGuideOf(stone, content);
      const html = await (await request.get(`${prefix}/${key}`)).text();
      expect(html).toContain(`href="${prefix}/care/${guide?.slug}"`);
    }
  });
}

test("no line of the advice ends between a number and its unit", async ({ page }) => {
  await page.goto("/sr/care");
  const advice = (await page.getByRole("main").textContent()) ?? "";
  expect(advice).toContain("3\u00a0cm");
  expect(advice).not.toMatch(/\d (mm|cm|%)(?!\p{L})/u);
});
