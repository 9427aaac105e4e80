import type { Locator } from "@playwright/test";
import { expect, open, type Page, test } from "../../support/site.ts";

/** A space that does not break. */
const _ = "\u00a0";

/** Every model of the specification with its price, in the order of the page. */
const CATEGORIES = {
  "clock-stands-and-boxes": {
    "Single white marble stand": `20${_}400,00${_}rsd`,
    "Single green marble stand": `20${_}400,00${_}rsd`,
    "Single brown marble stand": `20${_}400,00${_}rsd`,
    "Double brown marble stand": `26${_}400,00${_}rsd`,
    "Single brown box": `28${_}000,00${_}rsd`,
    "Double blue box": `37${_}000,00${_}rsd`,
    "Triple blue box": `42${_}000,00${_}rsd`,
    "Triple green box": `42${_}000,00${_}rsd`,
    "Triple gray box": `42${_}000,00${_}rsd`,
  },
  ashtrays: {
    "Brown marble ashtray": null,
    "Black marble ashtray": null,
    "Gray marble ashtray": null,
  },
  "jewelry-boxes": { Carrara: null },
  "marble-lamps": {
    "White marble lamp": null,
    "Green marble lamp": null,
    "Black marble lamp": null,
  },
  "stone-age": {
    Mountain: null,
    "Mexican beach": null,
    "Marble beach": null,
    "Moss green pebbles": null,
  },
  stools: { "Gray stool": null, "Black stool": null, "White stool": null },
} satisfies Record<string, Record<string, string | null>>;

const STANDS = "/accessories/clock-stands-and-boxes";

const models = (page: Page) => page.getByRole("main").getByRole("article");
const model = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const pictures = (page: Page, name: string) => page.getByRole("region", { name: `Pictures: ${name}` });

const SHOP_WORDS = {
  request: "Price on request",
  size: "Size",
  weight: "Weight",
  ways: ["Order", "Collect it", "Have it delivered"],
} as const;

test("every category shows its models, each with its price or that it is on request, its size and weight, and how it is got", async ({
  page,
}) => {
  for (const [category, prices] of Object.entries(CATEGORIES)) {
    await page.goto(`/accessories/${category}`);
    const heading = page.getByRole("heading", { level: 1 });
    const title = category.replaceAll("-", " ");
    await expect(heading).toHaveText(new RegExp(`^${title}$`, "i"));
    await expect(models(page).getByRole("heading", { level: 2 })).toHaveText(Object.keys(prices));
    await expect(models(page)).toHaveCount(Object.keys(prices).length);
    expect(await models(page).evaluateAll(pricesIn)).toEqual(Object.values(prices));
    await expect(models(page).getByRole("img")).toHaveCount(Object.keys(prices).length);
    expect(await models(page).evaluateAll(factsIn, SHOP_WORDS)).toEqual(
      Object.values(prices).map((price) => ({
        onRequest: price === null ? 1 : 0,
        size: 1,
        weight: 1,
        lengths: 1,
        isWeighed: true,
      })),
    );
    const get = page.locator("#how-to-get").locator("..");
    await expect(get.getByRole("term")).toHaveText([...SHOP_WORDS.ways]);
  }
});

test("a model opens its pictures, each as wide as its screen wants", async ({ page }) => {
  await open(page, STANDS);
  const box = "Single brown box";

  await test.step("the head of the category leads to how its pieces are got", async () => {
    const heading = page.locator("#how-to-get");
    await expect(heading).not.toBeInViewport();
    await page.getByRole("link", { name: (await heading.textContent()) ?? "", exact: true }).click();
    await expect(heading).toBeInViewport();
  });

  await test.step("they are 300 px wide, on a phone as wide as it, with corners of 36 px", async () => {
    await model(page, box).click();
    for (const { viewport, width } of [
      { viewport: { width: 1280, height: 900 }, width: 300 },
      { viewport: { width: 820, height: 1180 }, width: 300 },
      { viewport: { width: 390, height: 844 }, width: "full" },
    ]) {
      await page.setViewportSize(viewport);
      await expect(pictures(page, box)).toBeVisible();
      const full = await room(page);
      for (const picture of await pictures(page, box).getByRole("img").all()) {
        const { frame, radius } = await frameOf(picture);
        expect(frame, `${viewport.width} px`).toBe(width === "full" ? full : width);
        expect(radius).toBe("36px");
      }
    }
  });
});

test("several pieces of several things go into one enquiry through the list", async ({ page }) => {
  await open(page, "/accessories/ashtrays");
  await page.getByRole("button", { name: "Keep Black marble ashtray" }).click();
  await open(page, "/accessories/stools");
  await page.getByRole("button", { name: "Keep Gray stool" }).click();
  await open(page, "/list");
  // A room of one's own takes stone, and no ashtray.
  await expect(page.getByRole("link", { name: "See them in your own room" })).toHaveCount(0);
  await page.getByRole("button", { name: "One more: Black marble ashtray" }).click();
  await page.getByRole("button", { name: "One more: Black marble ashtray" }).click();
  await expect(page.getByRole("link", { name: /^3\s×\sBlack marble ashtray/ })).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Send an enquiry about this list" }).click();
  await expect(page).toHaveURL("/contact?about=ashtrays/black-marble-ashtray?count=3+stools/gray-stool");
  const sent = page.locator('input[name="chosen"]');
  await expect(sent).toHaveValue(/^3\s×\sBlack marble ashtray: http\S+\n\nGray stool: http\S+$/);
  await page.getByRole("button", { name: "One more: Gray stool" }).click();
  await page.getByRole("button", { name: "One fewer: Black marble ashtray" }).click();
  await expect(sent).toHaveValue(/^2\s×\sBlack marble ashtray: .+2\s×\sGray stool: /s);
  await expect(page.locator('input[name="subject"]')).toHaveValue("2 × Black marble ashtray, 2 × Gray stool");
});

/** The price that each article shows, or null. */
function pricesIn(articles: Element[]) {
  return articles.map((article) => /[\d\u00a0]+,\d\d\u00a0rsd/.exec(article.textContent)?.[0] ?? null);
}

/** How often each article says what a piece costs, how large it is and what it weighs. */
function factsIn(articles: Element[], SHOP_WORDS: { request: string; size: string; weight: string }) {
  return articles.map((article) => {
    const all = [...article.querySelectorAll("*")];
    // What says a thing itself, and not one that holds it.
    const saying = (said: (text: string) => boolean) =>
      all.filter(
        (element) =>
          said(element.textContent.trim()) &&
          ![...element.children].some((child) => said(child.textContent.trim())),
      );
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const terms = [...article.querySelectorAll("dt")].filter(isShown).map((term) => term.textContent);
    const [weighed] = saying((text) => /[\d,.]+\skg$/.test(text));
    return {
      onRequest: saying((text) => text.toLowerCase().includes(SHOP_WORDS.request.toLowerCase())).length,
      size: terms.filter((term) => term.includes(SHOP_WORDS.size)).length,
      weight: terms.filter((term) => term.includes(SHOP_WORDS.weight)).length,
      lengths: saying((text) => /\d\scm/.test(text)).length,
      isWeighed: weighed !== undefined && isShown(weighed),
    };
  });
}

/** The width of the page without its margins. */
function room(page: Page) {
  return page.getByRole("contentinfo").evaluate((footer) => {
    const { paddingLeft, paddingRight } = getComputedStyle(footer);
    return footer.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });
}

/** How wide a picture is seen, and how round the corners are that cut it. */
function frameOf(picture: Locator) {
  return picture.evaluate((image) => {
    let frame: Element = image;
    while (getComputedStyle(frame).borderTopLeftRadius === "0px" && frame.parentElement)
      frame = frame.parentElement;
    return {
      frame: Math.round(frame.getBoundingClientRect().width),
      radius: getComputedStyle(frame).borderTopLeftRadius,
    };
  });
}
