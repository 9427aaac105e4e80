import { facetIndex } from "@stoneyard/catalogue/stones/facet-index.ts";
import type { FacetedStone } from "@stoneyard/catalogue/stones/facet-names.ts";
import { axeFaults } from "../../support/axe.ts";
import { content } from "../../support/content.ts";
import { choose, countBeside } from "../../support/listing-on-page.ts";
import { expect, open, type Page, test } from "../../support/site.ts";

const index = facetIndex(content);
const keysWhere = (meets: (stone: FacetedStone) => boolean) =>
  index.stones
    .filter(meets)
    .map(({ key }) => key)
    .sort();

const listing = (page: Page) => page.locator("main section[data-options]");
const cards = (page: Page) => listing(page).locator("li[data-facets]:visible");
const sentence = (page: Page) => listing(page).getByRole("status");
const field = (page: Page) => page.getByRole("main").getByRole("searchbox");

const numberAtHead = (page: Page) => page.getByRole("main").locator("h1 + p [aria-hidden]");

async function keys(page: Page): Promise<string[]> {
  const hrefs = await cards(page)
    .locator("a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  return hrefs.map((href) => href?.replace(/^(\/sr)?\//, "") ?? "");
}

test("all stones are there, by family, each a link to its page", async ({ page }) => {
  await open(page, "/sr/stones");
  await expect.poll(async () => (await keys(page)).toSorted()).toEqual(keysWhere(() => true));
  await expect(listing(page).getByRole("heading", { level: 2 })).toHaveCount(6);
  await cards(page).getByRole("link", { name: "Carrara", exact: true }).click();
  await expect(page).toHaveURL("/sr/marble/carrara");
});

test("facets combine, count live, stand in the address and outlast a reload and the way back", async ({
  page,
}) => {
  await open(page, "/stones");
  await choose(page, "use", "worktop");
  await choose(page, "acid", "resistant");
  const said = await countBeside(page, "lightness", "light");
  await choose(page, "lightness", "light");
  await expect(page).toHaveURL("/stones?use=worktop&acid=resistant&lightness=light");
  await expect(sentence(page)).toHaveText(`${said} light stones for a kitchen worktop that resist lemon`);
  const shown = await keys(page);
  await expect(numberAtHead(page)).toHaveText(String(shown.length));
  expect(shown.toSorted()).toEqual(
    keysWhere(
      ({ values }) =>
        values.use.includes("worktop") &&
        values.acid.includes("resistant") &&
        values.lightness.includes("light"),
    ),
  );
  await page.reload();
  await expect.poll(() => keys(page)).toEqual(shown);
  await cards(page).getByRole("link").first().click();
  await expect(page).toHaveURL(`/${shown[0]}`);
  await page.goBack();
  await expect.poll(() => keys(page)).toEqual(shown);
  await page.goBack();
  await expect(page).toHaveURL("/stones?use=worktop&acid=resistant");
  await expect(sentence(page)).toHaveText(/stones for a kitchen worktop that resist lemon/);
  await expect.poll(async () => (await keys(page)).length).toBeGreaterThan(shown.length);
  await listing(page).getByRole("button", { name: "Clear all" }).click();
  await expect(cards(page)).toHaveCount(210);
  await expect(page).toHaveURL("/stones");
});

test("an address with a choice never shows the whole list first", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const shown = [...document.querySelectorAll("li[data-facets]")].filter((tile) =>
        tile.checkVisibility({ visibilityProperty: true }),
      );
      if (shown.length > 0) seen.push(shown.length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of [
    "/stones?colour=green",
    "/stones?use=pool",
    "/stones?q=verde",
    "/granit?colour=green",
  ]) {
    await open(page, path);
    await expect(sentence(page)).toHaveText(/green|pool|verde/);
    const most = await page.evaluate(() =>
      Math.max(...((window as Window & { seen?: number[] }).seen ?? [])),
    );
    await expect(cards(page), path).toHaveCount(most);
  }
});

test("on a phone the filters are within reach wherever the page is scrolled to", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/sr/stones", "/sr/granit"]) {
    await open(page, path);
    await page.evaluate(() => scrollTo(0, 4000));
    const opener = page.getByRole("button", { name: "Filteri" });
    await expect(opener).toBeInViewport();
    await choose(page, "colour", "green");
    await expect(page).toHaveURL(`${path}?colour=green`);
    await expect(page.locator("main [popover]")).toBeHidden();
  }
});

test("axe finds nothing with filters open on a phone, nor with nothing left on a desktop", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, "/sr/stones?use=worktop&lightness=light");
  await page.locator('main button[popovertarget="filters"]').first().click();
  await page.locator("main summary").nth(1).click();
  await expect(page.locator("main details > :not(summary)").nth(1)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/sr/stones?use=pool&family=onyx");
  await expect(cards(page)).toHaveCount(0);
  expect(await axeFaults(page), "nothing left").toEqual([]);
});

test("no caption reaches what stands below it, at any width", async ({ page }) => {
  await open(page, "/sr/granit?use=worktop");
  for (const width of [502, 560, 640, 768, 820, 1024, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await coveredCaptions(page), `${width} px`).toEqual([]);
  }
});

/** Words below tiles of a listing that a slab lies over. */
function coveredCaptions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tiles = [...document.querySelectorAll("main li:not([hidden]) a:has(img)")];
    const boxes = tiles.map((tile) => tile.firstElementChild?.getBoundingClientRect());
    return tiles.flatMap((tile) => {
      const caption = tile.lastElementChild as HTMLElement;
      const { left, right, top, bottom } = caption.getBoundingClientRect();
      const isCovered = boxes.some(
        (box) => box && box.left < right && left < box.right && box.top < bottom && top < box.bottom,
      );
      return isCovered ? [caption.innerText] : [];
    });
  });
}

test("nothing is wider than the narrowest screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const query of ["?use=outdoor,facade&frost=resistant", "?use=pool&family=onyx", "?q=nero"]) {
    await open(page, `/sr/stones${query}`);
    await expect(sentence(page)).not.toHaveText(/210/);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, query).toBeLessThanOrEqual(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("all stones are links, and nothing is offered that only a script can do", async ({ page }) => {
    await page.goto("/sr/stones?colour=green&q=nero", { waitUntil: "domcontentloaded" });
    await expect(cards(page)).toHaveCount(210);
    await expect(cards(page).getByRole("link")).toHaveCount(210);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(field(page)).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a stone that was found is opened by the first tap, while words are still being typed", async ({
    page,
  }) => {
    await open(page, "/stones");
    const field = page.getByRole("searchbox");
    await field.tap();
    await field.pressSequentially("carrara");
    await expect(page).toHaveURL(/q=carrara/);
    const found = page.getByRole("main").getByRole("link", { name: /^Carrara/ });
    await expect(found).toBeInViewport();
    // Below the button that keeps it; not by its locator, which would wait until nothing moves.
    // The listing may be drawn anew in between, and what is not there has no place.
    await expect(async () => {
      const { x, y, height } = (await found.boundingBox()) as { x: number; y: number; height: number };
      await page.touchscreen.tap(x + 20, y + height - 20);
    }).toPass();
    await expect(page).toHaveURL("/marble/carrara");
  });

  test("a search by its address shows its answer without scrolling", async ({ page }) => {
    await open(page, "/sr/stones?q=siva+radna+plo%C4%8Da");
    const top = async () => (await cards(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    await expect.poll(top).toBeLessThan(844 * 0.65);
  });
});
