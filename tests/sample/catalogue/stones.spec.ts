import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { DEFAULT_LOCALE } from "@stoneyard/catalogue/languages/locales.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { facetIndex } from "@stoneyard/catalogue/stones/facet-index.ts";
import type { FacetedStone } from "@stoneyard/catalogue/stones/facet-names.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { axeFaults } from "../../support/axe.ts";
import { content } from "../../support/content.ts";
import { choiceButton, choose, countBeside, facetOf } from "../../support/listing-on-page.ts";
import { expect, forget, LANGUAGES, open, type Page, test } from "../../support/site.ts";

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

/** What is asked, the stone that comes first, and what is said above. */
const ASKED = {
  en: [
    ["nero markina", "marble/nero-marquina", /for “nero markina”$/],
    ["grey kitchen worktop", undefined, /^\d+ grey stones for a kitchen worktop$/],
    ["granite from Norway", undefined, /^\d+ granites from Norway$/],
  ],
  sr: [
    ["карара", "marble/carrara", /pretraga: „карара“$/],
    ["siva radna ploča", undefined, /^\d+ vrst[aeu] sivog kamena za radnu ploču$/],
  ],
} as const;

for (const { locale, prefix } of LANGUAGES) {
  test(`${locale}: what is typed is answered in full, on the page and by its address`, async ({ page }) => {
    await open(page, `${prefix}/stones`);
    for (const [asked, first, said] of ASKED[locale]) {
      await field(page).fill(asked);
      await field(page).press("Enter");
      await expect(sentence(page)).toHaveText(said);
      const found = await keys(page);
      if (first) expect(found[0], asked).toBe(first);
      const count = Number(/^\d+/.exec((await sentence(page).textContent()) ?? "")?.[0]);
      expect(found, asked).toHaveLength(count);
      expect(new URL(page.url()).searchParams.get("q")).toBe(asked);
      await page.reload();
      await expect(sentence(page)).toHaveText(said);
      await expect.poll(() => keys(page)).toEqual(found);
      await expect(field(page)).toHaveValue(asked);
    }
  });
}

test("a search that cannot be loaded is told, shows all stones, and is tried again with the next words", async ({
  page,
  faults,
}) => {
  await page.route("**/search.json", (route) => route.abort());
  await open(page, "/stones?q=carrara");
  await expect(page.getByText("The search could not be loaded.")).toBeVisible();
  expect((await keys(page)).length).toBe(index.stones.length);
  forget(faults, /ERR_FAILED/);
  await page.unroute("**/search.json");
  await field(page).fill("statuario");
  await field(page).press("Enter");
  await expect(page.getByText("The search could not be loaded.")).toBeHidden();
  await expect.poll(async () => (await keys(page))[0]).toBe("marble/statuario");
});

test("what we don't have is said, and a way on is offered", async ({ page }) => {
  await open(page, "/stones?q=granit+iz+Srbije");
  await expect(sentence(page)).toHaveText("We have no stone from Serbia.");
  await expect(cards(page)).toHaveCount(0);
  await listing(page)
    .getByRole("button", { name: /^48 granites/ })
    .click();
  await expect(page).toHaveURL("/stones?family=granit");
  await expect(cards(page)).toHaveCount(48);
  await expect(field(page)).toHaveValue("");

  await open(page, "/stones?q=Ven%C4%8Dac");
  await expect(sentence(page)).toHaveText(/^We have no stone called “Venčac”/);
  const way = listing(page).getByRole("button", { name: /white marbles/ });
  await expect(way).toContainText("Venčac is a white marble from central Serbia.");
  await expect(cards(page)).toHaveCount(0);
  const near = page.getByRole("region", { name: "Closest matches" }).getByRole("listitem");
  await expect(near).toHaveCount(6);
  await way.click();
  await expect(page).toHaveURL("/stones?colour=white&family=marble");
  await expect(cards(page)).toHaveCount(
    keysWhere(({ values }) => values.colour.includes("white") && values.family.includes("marble")).length,
  );

  await open(page, "/stones?q=beli+granit+za+lobi");
  await expect(listing(page).getByText("Shown without: lobi")).toBeVisible();
  await expect(cards(page)).toHaveCount(
    keysWhere(({ values }) => values.colour.includes("white") && values.family.includes("granit")).length,
  );
});

test("words that choose become choices as soon as one is added or given up", async ({ page }) => {
  await open(page, "/stones?q=siva+radna+plo%C4%8Da");
  await expect(choiceButton(page, "colour", "grey")).toHaveAttribute("aria-pressed", "true");
  await choose(page, "acid", "resistant");
  await expect(page).toHaveURL("/stones?use=worktop&acid=resistant&colour=grey");
  await expect(sentence(page)).toHaveText(/^\d+ grey stones for a kitchen worktop that resist lemon$/);
  await listing(page).getByRole("button", { name: "Remove Colour: grey" }).click();
  await expect(page).toHaveURL("/stones?use=worktop&acid=resistant");
  await expect(sentence(page)).toBeFocused();
});

test("another order keeps the words and what is chosen", async ({ page }) => {
  await open(page, "/stones?q=nero&family=granit");
  await expect(sentence(page)).toHaveText(/granites for “nero”$/);
  await choose(page, "sort", "name");
  await expect(page).toHaveURL("/stones?q=nero&family=granit&sort=name");
  const names = await cards(page).getByRole("link").allInnerTexts();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  await open(page, "/stones?q=siva");
  await choose(page, "sort", "light");
  await expect(page).toHaveURL("/stones?q=siva&sort=light");
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
  await listing(page).getByRole("button", { name: "Clear all" }).click();
  await expect(cards(page)).toHaveCount(210);
  await expect(page).toHaveURL("/stones");
});

/** What holds of all stones of its kind for a use. */
function whyOf(key: string, use: Purpose): string {
  const stone = content.stones.find((each) => each.key === key);
  if (!stone) throw new Error(`${key} is gone.`);
  return plainIn(suitabilityOf(stone, use, content).why, DEFAULT_LOCALE);
}

test("for a use stones stand by verdict and reason, each said once, the well suited ones first", async ({
  page,
}) => {
  await open(page, "/stones?use=worktop");
  const why = whyOf("marble/carrara", "worktop");
  const group = listing(page).locator("[data-group]").filter({ hasText: why });
  await expect(group).toHaveCount(1);
  const card = group.getByRole("listitem").filter({ hasText: "Carrara" }).first();
  await expect(card).not.toContainText(why);
  await expect(listing(page).getByRole("heading", { level: 2 })).toHaveText(["Well suited", "With care"]);

  await test.step("of several uses each stone says which is which, and why one needs care", async () => {
    await choose(page, "use", "floor");
    await expect(page).toHaveURL("/stones?use=worktop,floor");
    const card = listing(page).getByRole("listitem").filter({ hasText: "Carrara" }).first();
    await expect(card).toContainText("With care: kitchen worktop");
    await expect(card).toContainText(whyOf("marble/carrara", "worktop"));
  });
});

test("it never ends in nothing: what to give up, and what comes nearest", async ({ page }) => {
  await open(page, "/stones?use=worktop&acid=resistant&colour=green&family=onyx");
  await expect(sentence(page)).toHaveText("No green onyxes for a kitchen worktop that resist lemon");
  const near = page.getByRole("region", { name: "Closest matches" }).getByRole("listitem");
  await expect(near).toHaveCount(6);
  await expect(near.first()).toContainText("Differs in: Family");
  const way = listing(page).getByRole("button", { name: /Without: Family$/ });
  const count = Number(/^\d+/.exec((await way.textContent()) ?? "")?.[0]);
  await way.click();
  await expect(cards(page)).toHaveCount(count);
  await expect(page).toHaveURL("/stones?use=worktop&acid=resistant&colour=green");
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

test("a family's listing has the same filters, without those that tell nothing apart", async ({ page }) => {
  await open(page, "/granit?use=outdoor&frost=resistant");
  await expect(sentence(page)).toHaveText(/^\d+ granites for outdoor stairs and paving that resist frost$/);
  expect((await keys(page)).toSorted()).toEqual(
    keysWhere(
      ({ values }) =>
        values.family.includes("granit") &&
        values.use.includes("outdoor") &&
        values.frost.includes("resistant"),
    ),
  );
  await expect(numberAtHead(page)).toHaveText(String((await keys(page)).length));
  await expect(cards(page).first()).not.toContainText("Well suited");
  await expect(cards(page).filter({ hasText: "With care" }).last()).toBeVisible();
  await expect(page.locator('main button[name="family"]')).toHaveCount(0);
  await open(page, "/onyx?colour=green&lightness=dark");
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Search all stones" })).toHaveAttribute(
    "href",
    /^\/stones\?.*colour=green/,
  );
});

test("by keyboard a facet is opened, chosen and closed again", async ({ page }) => {
  await open(page, "/stones");
  const facet = facetOf(page, "acid", "resistant");
  await facet.locator("summary").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(choiceButton(page, "acid", "resistant")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/stones?acid=resistant");
  await expect(choiceButton(page, "acid", "resistant")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(facet).not.toHaveAttribute("open");
  await expect(facet.locator("summary")).toBeFocused();
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

test("axe finds nothing with filters open, chosen, and with nothing left", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const widths = [1280, 390] as const;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1280) {
      await open(page, "/sr/stones?use=worktop&lightness=light");
      await page.locator("main summary").nth(1).click();
    } else await page.locator('main button[popovertarget="filters"]').first().click();
    await expect(page.locator("main details").nth(1)).toHaveAttribute("open");
    await expect(page.locator("main details > :not(summary)").nth(1)).toBeVisible();
    expect(await axeFaults(page), `${width}`).toEqual([]);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1280) await open(page, "/sr/stones?use=pool&family=onyx");
    await expect(cards(page)).toHaveCount(0);
    expect(await axeFaults(page), `${width}, nothing left`).toEqual([]);
  }
});

for (const listing of ["/sr/granit", "/sr/granit?use=worktop"])
  test(`${listing}: no caption reaches what stands below it, at any width`, async ({ page }) => {
    await open(page, listing);
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

test("machines are told of all stones", async ({ request }) => {
  const html = await (await request.get("/stones")).text();
  const told = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const list = [...told]
    .map(([, json = ""]) => JSON.parse(json))
    .find((each) => each["@type"] === "ItemList");
  expect(list.numberOfItems).toBe(210);
  const paths = list.itemListElement.map(({ url }: { url: string }) => new URL(url).pathname.slice(1));
  expect(paths).toEqual(index.stones.map(({ key }) => key));
});

test("every choice says by itself what it is about", async ({ page }) => {
  await open(page, "/stones?acid=resistant&stains=low&frost=limited");
  await expect(listing(page).getByRole("list", { name: "Chosen" }).getByRole("button")).toHaveText([
    "acid-resistant",
    "frost-resistant only in sheltered places",
    "absorbs little oil",
    "Clear all",
  ]);
  await open(page, "/sr/stones?acid=resistant");
  await expect(
    listing(page)
      .getByRole("button", { name: /: otporan na kiseline$/ })
      .first(),
  ).toBeVisible();
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

  test("Enter puts the keys away and brings the answer into view", async ({ page }) => {
    await open(page, "/sr/stones");
    await field(page).fill("siva radna ploča");
    await field(page).press("Enter");
    await expect(field(page)).not.toBeFocused();
    const top = async () => (await cards(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    await expect.poll(top).toBeLessThan(844 / 2);
    await expect(sentence(page)).toBeInViewport();
  });

  test("a search by its address shows its answer without scrolling", async ({ page }) => {
    await open(page, "/sr/stones?q=siva+radna+plo%C4%8Da");
    const top = async () => (await cards(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    await expect.poll(top).toBeLessThan(844 * 0.65);
  });
});
