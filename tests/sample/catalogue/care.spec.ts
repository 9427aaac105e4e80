import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { careGuideOf, finishGuidesOf } from "@stoneyard/catalogue/stones/care.ts";
import { content } from "../../support/content.ts";
import { expect, localeOf, test } from "../../support/site.ts";

const EN = localeOf("en");
const { guides, finishGuides, rules, poultice, sources } = content.care;
const all = [...guides, ...finishGuides];
/** With the spaces of the content's files: on the page no line ends between a number and its unit. */
const spaced = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");
const TITLES = { stones: "Stones this guide covers", poultice: "How to draw out a stain" } as const;

test.use({ javaScriptEnabled: false });

test("each guide says all of its advice, its sources and its stones", async ({ page }) => {
  for (const guide of all) {
    await page.goto(`/care/${guide.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(guide.title[EN]);
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
    for (const text of said) expect(shown).toContain(text[EN]);
    const links = page.getByRole("region", { name: TITLES.stones }).getByRole("link");
    const own = content.stones.filter((stone) => careGuideOf(stone, content) === guide);
    expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")))).toEqual(
      "when" in guide ? own.map(({ key }) => `/${key}`) : [`/stones?finish=${guide.finishes.join(",")}`],
    );
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const article = facts.map((json) => JSON.parse(json)).find((each) => each["@type"] === "Article");
    expect(article.headline).toBe(await page.getByRole("heading", { level: 1 }).innerText());
    expect(spaced(article.description)).toBe(guide.lead[EN]);
    for (const source of article.citation) expect(shown).toContain(spaced(source));
  }
});

test("a stone leads to its guide, a stain to the way to draw it out, and the foot to all", async ({
  page,
}) => {
  await page.goto("/travertin/travertin-navona");
  await page.getByRole("main").locator(`a[href="/care/travertine"]`).click();
  await expect(page).toHaveURL("/care/travertine");
  await page.getByRole("link", { name: TITLES.poultice }).click();
  await expect(page).toHaveURL("/care#poultice");
  await expect(page.getByRole("heading", { name: TITLES.poultice })).toBeInViewport();
  const shown = spaced(await page.getByRole("main").textContent());
  for (const text of [...rules, ...poultice]) expect(shown).toContain(text[EN]);
  for (const { slug } of all) {
    await expect(page.getByRole("main").locator(`a[href="/care/${slug}"]`)).toHaveCount(1);
  }
  await expect(page.getByRole("contentinfo").locator(`a[href="/care"]`)).toHaveCount(1);
});

test("each finish of a stone leads to the guide of its group", async ({ page }) => {
  await page.goto("/granit/baltic-brown");
  const stone = content.stones.find(({ key }) => key === "granit/baltic-brown");
  for (const { slug, title } of finishGuidesOf(stone as Stone, content)) {
    const links = page.getByRole("main").locator(`a[href="/care/${slug}"]`);
    await expect(links.first()).toBeAttached();
    await expect(links.filter({ hasText: title[EN] })).toHaveCount(1);
  }
});

test("no line of the advice ends between a number and its unit", async ({ page }) => {
  await page.goto("/sr/care");
  const advice = (await page.getByRole("main").textContent()) ?? "";
  expect(advice).toContain("3\u00a0cm");
  expect(advice).not.toMatch(/\d (mm|cm|%)(?!\p{L})/u);
});
