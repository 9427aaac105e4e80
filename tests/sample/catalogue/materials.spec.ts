import { expect, open, type Page, test } from "../../support/site.ts";

const WORDS = {
  block: "Materials",
  families: ["Marble", "Quartz", "Granite", "Onyx", "Travertine"],
  more: "Show More",
  less: "Show Less",
  get: "How to get it",
  accessories: "Accessories",
  all: "View All",
  categories: ["Clock stands and boxes", "Ashtrays", "Jewelry boxes", "Marble lamps", "Stone age", "Stools"],
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
const families = (page: Page) => region(page, WORDS.block).getByRole("heading", { level: 3 });
const categories = (page: Page) => region(page, WORDS.accessories).getByRole("heading", { level: 3 });

test("Home begins with three materials and shows five on demand, and with three accessories", async ({
  page,
}) => {
  await open(page, "/");
  await expect(families(page)).toHaveText(WORDS.families.slice(0, 3));
  const more = page.getByRole("button", { name: WORDS.more });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await more.click();
  await expect(families(page)).toHaveText(WORDS.families);
  expect(await hrefs(page, WORDS.block)).toEqual(FAMILY_PATHS.map((path) => path));

  const less = page.getByRole("button", { name: WORDS.less });
  await expect(less).toHaveAttribute("aria-expanded", "true");
  await less.click();
  await expect(families(page)).toHaveText(WORDS.families.slice(0, 3));
  await expect(more).toBeVisible();

  await test.step("hidden materials cannot be reached by key", async () => {
    await more.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(region(page, "Materials").getByRole("link", { name: /^Granite/ })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(region(page, "Materials").getByRole("heading", { name: "Travertine" })).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(region(page, "Materials").getByRole("link", { name: /^Travertine/ })).toBeFocused();
  });

  await test.step("three accessories, and the way to all of them", async () => {
    await expect(categories(page)).toHaveText(WORDS.categories.slice(0, 3));
    const all = region(page, WORDS.accessories).getByRole("link", { name: WORDS.all });
    await expect(all).toHaveAttribute("href", "/accessories");
    await all.click();
    await expect(page).toHaveURL("/accessories");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      ...WORDS.categories,
      WORDS.get,
    ]);
  });
});

test("on the materials page all six accessories and all five materials stand open, and a card leads to its stones", async ({
  page,
}) => {
  await open(page, "/materials");
  await expect(categories(page)).toHaveText(WORDS.categories);
  expect(await hrefs(page, WORDS.accessories)).toEqual(CATEGORY_PATHS.map((path) => path));
  await expect(page.getByRole("link", { name: WORDS.all })).toHaveCount(0);
  await expect(families(page)).toHaveText(WORDS.families);
  await page.getByRole("button", { name: WORDS.less }).click();
  await expect(families(page)).toHaveText(WORDS.families.slice(0, 3));
  await page.getByRole("button", { name: WORDS.more }).click();
  await region(page, "Materials").getByRole("link", { name: /^Onyx/ }).click();
  await expect(page).toHaveURL("/onyx");
  await expect(page.getByRole("heading", { level: 1, name: "Onyx" })).toBeVisible();
});

function hrefs(page: Page, block: string) {
  return region(page, block)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
}
