import { expect, LANGUAGES, open, type Page, test } from "./site.ts";

const WORDS = {
  en: {
    block: "Materials Five groups of stones",
    families: ["Marble", "Quartz", "Granite", "Onyx", "Travertine"],
    more: "Show More",
    less: "Show Less",
    get: "How to get it",
    accessories: "Accessories",
    all: "View All",
    categories: [
      "Watch stands and boxes",
      "Ashtrays",
      "Jewellery boxes",
      "Marble lamps",
      "Stone Age",
      "Stools",
    ],
  },
  sr: {
    block: "Materijali Pet grupa materijala",
    families: ["Mermer", "Kompozitni kamen", "Granit", "Oniks", "Travertin"],
    more: "Prikaži više",
    less: "Prikaži manje",
    get: "Kako se poručuje i preuzima",
    accessories: "Kamena galanterija",
    all: "Pogledajte sve",
    categories: [
      "Stalci i kutije za satove",
      "Pepeljare",
      "Kutije za nakit",
      "Mermerne lampe",
      "Kameno doba",
      "Taburei",
    ],
  },
} as const;

const FAMILY_PATHS = ["/marble", "/quartz/types", "/granit", "/onyx", "/travertin"];
const CATEGORY_PATHS = [
  "/accessories/clock-stands-and-boxes",
  "/accessories/ashtrays",
  "/accessories/jewelry-boxes",
  "/accessories/marble-lamps",
  "/accessories/stone-age",
  "/accessories/stools",
];

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

for (const { locale, prefix } of LANGUAGES) {
  const words = WORDS[locale];
  const families = (page: Page) => region(page, words.block).getByRole("heading", { level: 3 });
  const categories = (page: Page) => region(page, words.accessories).getByRole("heading", { level: 3 });

  test(`${locale}: Home begins with three materials and shows five on demand`, async ({ page }) => {
    await open(page, prefix || "/");
    await expect(families(page)).toHaveText(words.families.slice(0, 3));
    const more = page.getByRole("button", { name: words.more });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await more.click();
    await expect(families(page)).toHaveText(words.families);
    expect(await hrefs(page, words.block)).toEqual(FAMILY_PATHS.map((path) => prefix + path));

    const less = page.getByRole("button", { name: words.less });
    await expect(less).toHaveAttribute("aria-expanded", "true");
    await less.click();
    await expect(families(page)).toHaveText(words.families.slice(0, 3));
    await expect(more).toBeVisible();
  });

  test(`${locale}: on the materials page all five stand open`, async ({ page }) => {
    await open(page, `${prefix}/materials`);
    await expect(families(page)).toHaveText(words.families);
    await page.getByRole("button", { name: words.less }).click();
    await expect(families(page)).toHaveText(words.families.slice(0, 3));
  });

  test(`${locale}: three accessories on Home, all six elsewhere`, async ({ page }) => {
    await open(page, prefix || "/");
    await expect(categories(page)).toHaveText(words.categories.slice(0, 3));
    const all = region(page, words.accessories).getByRole("link", { name: words.all });
    await expect(all).toHaveAttribute("href", `${prefix}/accessories`);
    await all.click();
    await expect(page).toHaveURL(`${prefix}/accessories`);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      ...words.categories,
      words.get,
    ]);

    await page.goto(`${prefix}/materials`);
    await expect(categories(page)).toHaveText(words.categories);
    expect(await hrefs(page, words.accessories)).toEqual(CATEGORY_PATHS.map((path) => prefix + path));
    await expect(page.getByRole("link", { name: words.all })).toHaveCount(0);
  });
}

test("hidden materials cannot be reached by key", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Show More" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(
    region(page, "Materials Five groups of stones").getByRole("link", { name: /^Granite/ }),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(
    region(page, "Materials Five groups of stones").getByRole("heading", { name: "Travertine" }),
  ).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(
    region(page, "Materials Five groups of stones").getByRole("link", { name: /^Travertine/ }),
  ).toBeFocused();
});

test("a card leads to its stones", async ({ page }) => {
  await open(page, "/materials");
  await region(page, "Materials Five groups of stones").getByRole("link", { name: /^Onyx/ }).click();
  await expect(page).toHaveURL("/onyx");
  await expect(page.getByRole("heading", { level: 1, name: "Onyx" })).toBeVisible();
});

function hrefs(page: Page, block: string) {
  return region(page, block)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}
