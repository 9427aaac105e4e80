import type { Page } from "@playwright/test";
import { expectModel } from "../../support/model-viewer.ts";
import { SCREENS_OF_SITE } from "../../support/screens.ts";
import { expect, open, test } from "../../support/site.ts";
import { goBack, goOn, isMarked, mark, reasons } from "../../support/way-back.ts";

test("every page is there again at once when a visitor comes back", async ({ page }) => {
  test.setTimeout(30_000 * SCREENS_OF_SITE.length);
  const loaded: string[] = [];
  for (const path of SCREENS_OF_SITE) {
    await open(page, path);
    const why = await whyLoadedAnew(page);
    if (why) loaded.push(`${path}: ${why}`);
  }
  expect(loaded).toEqual([]);
});

/**
 * Leaves and comes back. @returns why the browser did not keep the page; undefined if it did. A page that still fetches a
 * model is not kept, and how long it takes until it begins to is not seen: it is left again.
 */
async function whyLoadedAnew(page: Page): Promise<string | undefined> {
  let why: string | undefined;
  for (let times = 0; times < 3; times++) {
    await page.waitForLoadState("networkidle");
    await mark(page);
    await goOn(page);
    await goBack(page);
    if (await isMarked(page)) return undefined;
    why = await reasons(page);
    if (!why.includes("outstanding-network-request")) return why;
  }
  return why;
}

test("a table that was drawn in 3D is there again too", async ({ page }) => {
  test.slow();
  await open(page, "/models");
  const table = page.getByRole("main").getByRole("article").first();
  await table.getByRole("tab", { name: "Guatemala" }).click();
  await expectModel(table, "/models/club-round-80-guatemala.glb");
  await page.waitForLoadState("networkidle");
  await mark(page);
  await goOn(page);
  await goBack(page);
  expect(await isMarked(page), await reasons(page)).toBe(true);
  await expect(table.getByRole("tab", { selected: true })).toHaveText("Guatemala");
  await expectModel(table, "/models/club-round-80-guatemala.glb");
});
