import { expect, forget, open, type Page, test } from "../../support/site.ts";

const field = (page: Page, name = "Search stones") => page.getByRole("combobox", { name });
const options = (page: Page) => page.getByRole("option");

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

test("a page is not there, but what its address may have meant is", async ({ page, faults }) => {
  const response = await page.goto("/sr/mramor/karara");
  expect(response?.status()).toBe(404);
  const nearest = page.getByRole("region", { name: "Kamen sličnog naziva" }).getByRole("link");
  await expect(nearest).toHaveCount(3);
  await expect(nearest.first()).toHaveAttribute("href", "/sr/marble/carrara");
  const search = field(page, "Pretražite kamen");
  await search.fill("magma");
  await expect(options(page).first()).toContainText("Magma");
  await search.press("ArrowDown");
  await search.press("Enter");
  await expect(page).toHaveURL("/sr/granit/magma");
  forget(faults, /status of 404/);
});
