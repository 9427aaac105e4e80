import { choiceButton, choose, countBeside } from "../../support/listing-on-page.ts";
import { expect, forget, hydrated, open, type Page, test, tolerate, workedOff } from "../../support/site.ts";

const SCRIPTS = "**/assets/*.js";
const WORDS = { next: "Next", of: ["1 of 2", "2 of 2"] } as const;

test("a page asks for its scripts once the picture that it opens with is there", async ({ page }) => {
  const { release } = await hold(page, "**/images/stones/granit/magma*");
  const asked = scriptsAsked(page);
  await page.goto("/granit/magma", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await workedOff(page);
  expect(asked).toEqual([]);
  await release();
  await hydrated(page);
  expect(asked.length).toBeGreaterThan(5);
});

test("a picture that cannot be had does not keep a page from running", async ({ page, faults }) => {
  await page.route("**/images/stones/granit/magma*", (route) => route.abort());
  await page.goto("/granit/magma");
  await hydrated(page);
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  faults.length = 0;
});

for (const act of ["pointer", "key"] as const) {
  test(`a visitor's ${act} ends the wait for the picture`, async ({ page }) => {
    await page.clock.install();
    const { release } = await hold(page, "**/images/stones/granit/magma*");
    await page.goto("/granit/magma", { waitUntil: "domcontentloaded" });
    if (act === "pointer") await page.mouse.click(5, 5);
    else await page.keyboard.press("Tab");
    await hydrated(page);
    await release();
  });
}

test("a picture that takes too long is waited for no longer", async ({ page }) => {
  const { release } = await hold(page, "**/images/stones/granit/magma*");
  await page.goto("/granit/magma", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  await release();
});

test("slides turn before the scripts are there, and go on from where they are", async ({ page }) => {
  const { next, of } = WORDS;
  const { release } = await hold(page, SCRIPTS);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const carousel = page.locator("main section[aria-roledescription]");
  const slide = (number: 0 | 1) => carousel.locator(`[aria-label="${of[number]}"]`);
  await carousel.getByRole("button", { name: next }).click();
  await expect(carousel.getByText(of[1], { exact: true })).toBeVisible();
  await expect(slide(1).getByRole("heading")).toBeInViewport();
  await expect(slide(0)).toHaveAttribute("inert");
  await release();
  await hydrated(page);
  await expect(carousel).toHaveAttribute("data-mounted");
  await expect(carousel.getByText(of[1], { exact: true })).toBeVisible();
  await expect(slide(1)).not.toHaveAttribute("inert");
  await expect(slide(0)).toHaveAttribute("inert");
  await carousel.getByRole("button", { name: next }).click();
  await expect(carousel.getByText(of[0], { exact: true })).toBeVisible();
  await expect(slide(0).getByRole("heading")).toBeInViewport();
});

test("a listing is filtered before the scripts are there, and stays so", async ({ page }) => {
  const { release } = await hold(page, SCRIPTS);
  await page.goto("/granit", { waitUntil: "domcontentloaded" });
  const all = await tiles(page).count();
  await choose(page, "colour", "white");
  await expect(page).toHaveURL("/granit?colour=white");
  const early = await rows(page);
  expect(early.length).toBeGreaterThan(3);
  expect(early.length).toBeLessThan(all);
  expect(early).toHaveLength(await countBeside(page, "colour", "white"));
  await expectPressed(page, "colour", "white");
  await release();
  await taken(page);
  await expect.poll(() => tiles(page).count()).toBe(early.length);
  expect(await rows(page)).toEqual(early);
  await expectPressed(page, "colour", "white");
  await choose(page, "colour", "white");
  await expect.poll(() => tiles(page).count()).toBe(all);
  await expect(page).toHaveURL("/granit");
  await expect(choiceButton(page, "colour", "white")).toHaveAttribute("aria-pressed", "false");
});

test("a listing's address is read before the scripts are there, and its tiles stand as if it were chosen later", async ({
  page,
}) => {
  await open(page, "/marble");
  await taken(page);
  await choose(page, "colour", "beige");
  await choose(page, "sort", "name");
  await expectPressed(page, "colour", "beige");
  await expectPressed(page, "sort", "name");
  const chosen = { names: await names(page), rows: await rows(page) };
  const { release } = await hold(page, SCRIPTS);
  await page.goto("/marble?colour=beige&sort=name", { waitUntil: "domcontentloaded" });
  expect((await names(page)).toSorted((one, other) => one.localeCompare(other, "en"))).toEqual(chosen.names);
  await expectPressed(page, "colour", "beige");
  await expectPressed(page, "sort", "name");
  await release();
  await taken(page);
  await expect.poll(() => names(page)).toEqual(chosen.names);
  expect(await rows(page)).toEqual(chosen.rows);
});

test("a choice between what surrounds the page and the grid is taken over", async ({ page }) => {
  // The page has read the address by then; the grid does not answer yet.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement.dataset.hydrated) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('button[name="colour"][value="red"]')?.click();
    }).observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
  });
  await page.goto("/granit");
  await taken(page);
  await expect(page).toHaveURL("/granit?colour=red");
  await expectPressed(page, "colour", "red");
  await expect.poll(() => tiles(page).count()).toBe(await countBeside(page, "colour", "red"));
});

test("a menu that was opened before the scripts are there stays open", async ({ page }) => {
  const { release } = await hold(page, SCRIPTS);
  await page.goto("/granit", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await release();
  await taken(page);
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveURL("/portfolio");
  await expect(menu).toBeHidden();
});

test("a press on a section whose script is still to come is answered when it is there", async ({ page }) => {
  const { release } = await hold(page, "**/slab-plan.later-*.js");
  await open(page, "/marble/nero-marquina");
  const plans = page.getByRole("region", { name: "The slab", exact: true }).locator("button[aria-expanded]");
  await plans.click();
  await expect(plans).toHaveAttribute("aria-expanded", "false");
  await release();
  await expect(plans).toHaveAttribute("aria-expanded", "true");
});

test("a page that an extension of the browser has changed keeps what is not hydrated", async ({
  page,
  faults,
}) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => document.querySelector("main")?.prepend("changed")),
  );
  await open(page, "/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  forget(faults, /#418/);
  // Sections that were just being laid out have it as an attribute, which their HTML may not bring along.
  tolerate(faults, /Applying inline style/);
});

/** Keeps back what is asked for at an address until `release`. */
async function hold(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return {
    async release() {
      resolve();
      await page.unrouteAll({ behavior: "wait" });
    },
  };
}

function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) asked.push(request.url());
  });
  return asked;
}

/** Until React has taken the tiles over. */
async function taken(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main ul > li[data-facets]") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
}

const tiles = (page: Page) => page.locator("main ul > li[data-facets]:visible");

async function expectPressed(page: Page, name: "colour" | "sort", value: string) {
  await expect(page.locator(`main button[name="${name}"][aria-pressed="true"]`)).toHaveAttribute(
    "value",
    value,
  );
}

function names(page: Page) {
  return tiles(page).evaluateAll((all) =>
    all.map((tile) => tile.querySelector("a span[id] span")?.textContent?.trim() ?? ""),
  );
}

/** Where the tiles stand, and which. */
function rows(page: Page) {
  return tiles(page).evaluateAll((all) =>
    all.map((tile) => {
      const { left, width } = tile.getBoundingClientRect();
      return `${tile.querySelector("a")?.getAttribute("href")} ${Math.round(left)} ${Math.round(width)}`;
    }),
  );
}

/** Browsers take 14 ms for the first, on a phone four times that. */
test("pages whose numbers are counts make no formatter, others make it before any section is hydrated", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: boolean[] = [];
    Object.assign(window, { made });
    const told = <T extends object>(Formatter: T): T =>
      new Proxy(Formatter, {
        construct(target, settings, newTarget) {
          made.push("hydrated" in document.documentElement.dataset);
          return Reflect.construct(target as new () => object, settings, newTarget);
        },
      });
    Intl.NumberFormat = told(Intl.NumberFormat);
    Intl.DateTimeFormat = told(Intl.DateTimeFormat);
  });
  /** Of each formatter, whether the page was hydrated when it was made. */
  const formattersOf = async (path: string) => {
    await open(page, path);
    return page.evaluate(() => (window as Window & { made?: boolean[] }).made);
  };
  for (const path of ["/", "/sr/granit", "/gallery", "/materials", "/sr/contact"])
    expect(await formattersOf(path), path).toEqual([]);
  expect((await formattersOf("/accessories/clock-stands-and-boxes"))?.at(0)).toBe(false);
});
