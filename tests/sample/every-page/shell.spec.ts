import type { Locator } from "@playwright/test";
import { choiceButton, choose } from "../../support/listing-on-page.ts";
import { expect, LANGUAGES, open, type Page, test } from "../../support/site.ts";

const PATHS = [
  "/",
  "/interior-design",
  "/materials",
  "/stones",
  "/rooms",
  "/models",
  "/accessories",
  "/portfolio",
  "/list",
  "/about",
  "/contact",
];

const WORDS = {
  en: {
    menu: "Menu",
    other: "Srpski",
    places: [
      "Home",
      "Interior Design",
      "Materials",
      "All stones",
      "Rooms",
      "3D Models",
      "Accessories",
      "Portfolio",
      "My list",
      "About",
      "Make An Appointment",
    ],
    facts: [
      "Opening hours",
      "Monday to Friday",
      "Saturday",
      "Sunday",
      "Closed",
      "Belgrade, Dorcol",
      "Useful links",
      "Reg. no.",
      "Tax no.",
    ],
  },
  sr: {
    menu: "Meni",
    other: "English",
    places: [
      "Početna",
      "Dizajn enterijera",
      "Materijali",
      "Sve vrste kamena",
      "Kamen u prostoru",
      "3D modeli",
      "Kamena galanterija",
      "Projekti",
      "Moj izbor",
      "O nama",
      "Zakažite sastanak",
    ],
    facts: [
      "Radno vreme",
      "Ponedeljak–petak",
      "Subota",
      "Nedelja",
      "Zatvoreno",
      "Beograd, Dorćol",
      "Korisni linkovi",
      "Matični broj",
      "PIB",
    ],
  },
} as const;

const width = (page: Page) => page.viewportSize()?.width ?? 0;
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const { locale, prefix } of LANGUAGES) {
  const words = WORDS[locale];
  const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: words.menu });
  const menu = (page: Page) => page.getByRole("dialog", { name: words.menu });

  test(`${locale}: the menu slides in on the right and lists the places`, async ({ page }) => {
    await open(page, `${prefix}/about`);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    const places = menu(page).getByRole("navigation").getByRole("link");
    await expect(places).toHaveText(words.places);
    expect(await hrefs(places)).toEqual(PATHS.map((path) => `${prefix}${path}`.replace(/(.)\/$/, "$1")));
    await expect.poll(async () => (await box(menu(page))).right).toBe(width(page));
    const { left, top, height } = await box(menu(page));
    expect(left).toBeGreaterThan(width(page) / 3);
    expect([top, height]).toEqual([0, page.viewportSize()?.height]);
  });

  test(`${locale}: nothing in the top bar covers anything else, and the picker says in a word which language one gets`, async ({
    page,
  }) => {
    await open(page, prefix || "/");
    const picker = page.getByRole("banner").getByRole("link", { name: words.other, exact: true });
    for (const width of [320, 390, 502, 768, 1024, 1025, 1280, 1281, 1440, 1441, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(picker.getByText(words.other)).toBeInViewport({ ratio: 1 });
      const parts = page.getByRole("banner").locator("a:visible, button:visible");
      const boxes = await parts.evaluateAll((all) =>
        all.map((one) => {
          const { left, right } = one.getBoundingClientRect();
          return { left, right };
        }),
      );
      expect(boxes.length).toBeGreaterThan(3);
      const inOrder = boxes.toSorted((one, other) => one.left - other.left);
      for (const [i, { right }] of inOrder.entries()) {
        expect(right, `${width} px`).toBeLessThanOrEqual((inOrder[i + 1]?.left ?? width) + 1);
      }
    }
  });
}

test("the first key press offers a way past the top bar", async ({ page }) => {
  await open(page, "/marble");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the menu keeps focus until Escape or Close gives it back", async ({ page }) => {
  await open(page, "/about");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => menu.getByRole("button", { name: "Close" }).click(),
  ]) {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    const reached = new Set<string>();
    for (let press = 0; press < 16; press++) {
      await page.keyboard.press("Tab");
      reached.add(await focusIn(menu));
    }
    expect([...reached]).not.toContain("outside");
    expect([...reached]).toContain("inside");
    await close();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("every navigation scrolls to the top and has a head of its own", async ({ page }) => {
  await open(page, "/materials");
  for (const [link, path, title] of [
    ["Gallery", "/gallery", "Atelier Kamen | Gallery"],
    ["Portfolio", "/portfolio", "Atelier Kamen | Portfolio"],
    ["Accessories", "/accessories", "Atelier Kamen | Accessories"],
  ] as const) {
    const footer = page.getByRole("contentinfo").getByRole("link", { name: link });
    await footer.scrollIntoViewIfNeeded();
    expect(await scrolled(page)).toBeGreaterThan(300);
    await footer.click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page).toHaveTitle(title);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
  }
});

test("a step back within a page is a step of the browser alone", async ({ page }) => {
  await open(page, "/marble");
  await choose(page, "colour", "green");
  await expect(page).toHaveURL("/marble?colour=green");
  await page.keyboard.press("Tab");
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL("/marble?colour=green#main");
  await choose(page, "colour", "white");
  await expect(page).toHaveURL("/marble?colour=white,green#main");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch", "xhr", "script"].includes(request.resourceType())) asked.push(request.url());
  });
  for (const fragment of ["#main", ""]) {
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(`/marble?colour=green${fragment}`);
    await expect(choiceButton(page, "colour", "white")).toHaveAttribute("aria-pressed", "false");
    await expect(choiceButton(page, "colour", "green")).toHaveAttribute("aria-pressed", "true");
  }
  expect(asked).toEqual([]);
});

test("what the page fetches is marked as asked for by a script", async ({ page }) => {
  await open(page, "/materials");
  const fetched = page.waitForRequest("**/search.json");
  await page.getByRole("combobox", { name: "Search stones" }).fill("carrara");
  expect((await fetched).headers()["x-requested-with"]).toBe("XMLHttpRequest");
});

async function box(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: Math.round(x + width), top: y, height };
}

function hrefs(links: Locator) {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}

/** Between the last and the first element of a dialog, focus may rest on the browser itself. */
function focusIn(dialog: Locator) {
  return dialog.evaluate((element) => {
    const { activeElement } = document;
    if (activeElement === document.body) return "browser";
    return element.contains(activeElement) ? "inside" : "outside";
  });
}
