import { expect, forget, type Page, test } from "../../support/site.ts";

/** Opens a listing whose data lack the stones, as a mistake of ours would. */
async function openBroken(page: Page, path: string) {
  await page.route("**/assets/page-*.json", async (route) => {
    const response = await route.fetch();
    const data = await response.text();
    await route.fulfill({ response, body: data.replaceAll('"stones"', '"stonez"') });
  });
  await page.goto(path);
}

test("a page that fails says so, offers another try and how to reach us", async ({ page, faults }) => {
  await openBroken(page, "/granit");
  const told = page.getByRole("main").getByRole("alert");
  await expect(told.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(told.locator("a[href^='tel:']")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await page.unrouteAll();
  await told.getByRole("button").click();
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  forget(faults, /./);
});
