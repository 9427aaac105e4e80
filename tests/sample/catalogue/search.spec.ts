import { expect, forget, open, type Page, test } from "../../support/site.ts";

const field = (page: Page, name = "Search stones") => page.getByRole("combobox", { name });
const options = (page: Page) => page.getByRole("option");

/** What is typed, and the stone that is among the first three answers, or what is said instead of an answer. */
const ASKED = {
  en: {
    finds: [
      ["nero marquina", "Nero Marquina"],
      ["carara", "Carrara"],
      ["black granite for a facade from India", "Star Galaxy"],
    ],
    refusals: [
      ["stone from Serbia", "We have no stone from Serbia."],
      ["qxzw", "No results found"],
    ],
  },
  sr: {
    finds: [
      ["nero markina", "Nero Marquina"],
      ["црно злато", "Black Gold"],
      ["emperador tamni", "Emperador Dark"],
    ],
    refusals: [
      ["srpski mermer", "Nemamo kamen iz Srbije."],
      ["Венчац", "Nemamo kamen pod nazivom „Венчац“."],
      ["qxzw", "Nema rezultata"],
    ],
  },
} as const;

for (const [locale, { finds, refusals }] of Object.entries(ASKED)) {
  const path = locale === "en" ? "/materials" : "/sr/materials";
  const name = locale === "en" ? "Search stones" : "Pretražite kamen";

  test(`${locale}: stones are found by name, other name, rock, colour and country, and what is not there is said`, async ({
    page,
  }) => {
    await open(page, path);
    for (const [query, title] of finds) {
      await field(page, name).fill(query);
      await expect(options(page).filter({ hasText: title }).first(), query).toBeVisible();
      expect((await options(page).allTextContents()).slice(0, 3).join(" | "), query).toContain(title);
    }
    for (const [query, said] of refusals) {
      await field(page, name).fill(query);
      await expect(page.getByText(said, { exact: true })).toBeVisible();
      await expect(options(page)).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
    for (const [, said] of refusals) await expect(page.getByText(said, { exact: true })).toHaveCount(0);
    await expect(field(page, name)).toHaveValue("qxzw");
  });
}

test("an answer can be clicked; Enter on what was typed, and the last of many answers, lead to all of them", async ({
  page,
}) => {
  await open(page, "/sr/materials");
  const search = field(page, "Pretražite kamen");
  await search.fill("otporan na limun");
  await expect(options(page)).toHaveCount(9);
  await expect(options(page).last()).toHaveText("Svi rezultati (102)");
  await options(page).last().click();
  await expect(page).toHaveURL("/sr/stones?q=otporan+na+limun");
  await expect(page.locator("li[data-facets]:visible")).toHaveCount(102);

  await open(page, "/materials");
  await field(page).fill("star galaxy");
  await options(page).filter({ hasText: "Star Galaxy" }).click();
  await expect(page).toHaveURL("/granit/star-galaxy");
  await open(page, "/materials");
  await field(page).fill("nero markina");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/stones?q=nero+markina");
  await expect(page.locator("li[data-facets]:visible").first()).toContainText("Nero Marquina");
});

for (const [path, words] of [
  [
    "/granit/blue-perl",
    { search: "Search stones", nearest: "Stones with a similar name", href: "/granit/blue-pearl" },
  ],
  [
    "/sr/mramor/karara",
    { search: "Pretražite kamen", nearest: "Kamen sličnog naziva", href: "/sr/marble/carrara" },
  ],
] as const) {
  test(`${path} is not there, but what it may have meant is`, async ({ page, faults }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const nearest = page.getByRole("region", { name: words.nearest }).getByRole("link");
    await expect(nearest).toHaveCount(3);
    await expect(nearest.first()).toHaveAttribute("href", words.href);
    await field(page, words.search).fill("magma");
    await expect(options(page).first()).toContainText("Magma");
    await field(page, words.search).press("ArrowDown");
    await field(page, words.search).press("Enter");
    await expect(page).toHaveURL(/\/granit\/magma$/);
    forget(faults, /status of 404/);
  });
}
