import type { Route } from "@playwright/test";
import {
  beforeDrawing,
  DRAWING_WORKER,
  drawn,
  ROOM_TIMEOUT,
  ROOM_WORDS,
  SLABS,
  stageOf,
} from "../../support/room-on-page.ts";
import { expect, forget, open, test, tolerate } from "../../support/site.ts";

test.describe.configure(ROOM_TIMEOUT);

const words = ROOM_WORDS;
const address = "/rooms/kitchen-1";

test("a room whose worker, layers or slabs do not come says so, and comes with another try", async ({
  page,
  faults,
}) => {
  const failed = page.getByRole("status").filter({ hasText: words.failed });
  const again = page.getByRole("button", { name: words.again });
  const refused: string[] = [];
  const refuse = (route: Route) => {
    refused.push(route.request().url());
    return route.abort();
  };
  const [numbers, planes] = ["**/room-layers/**/*.json", "**/room-layers/**/planes*"] as const;
  await page.route(DRAWING_WORKER, (route) => route.abort());
  await open(page, address);
  await expect(page.locator("[data-state=failed]")).toBeVisible();

  await page.unroute(DRAWING_WORKER);
  await page.route(numbers, refuse);
  await again.click();
  await expect.poll(() => refused).toHaveLength(1);
  await expect(failed).toBeVisible();
  await expect(stageOf(page).locator("img")).toBeVisible();
  expect(refused.splice(0)).toEqual([expect.stringMatching(/\.json$/)]);

  await page.unroute(numbers);
  await page.route(planes, refuse);
  await again.click();
  await expect(stageOf(page)).toBeFocused();
  await expect.poll(() => refused).toEqual([expect.stringMatching(/\/planes[^/]*$/)]);
  await expect(failed).toBeVisible();
  await expect(stageOf(page).locator("img")).toBeVisible();

  await page.unroute(planes);
  await again.click();
  await expect(stageOf(page)).toBeFocused();
  await drawn(page);
  await expect(again).toHaveCount(0);
  forget(faults, /ERR_FAILED/);

  await test.step("a slab that does not come leaves the room as it was", async () => {
    await page.getByRole("button", { name: words.worktop }).click();
    await page.route(SLABS, (route) => route.abort());
    const stone = page
      .locator("fieldset", { has: page.locator("img") })
      .getByRole("button", { pressed: false });
    await stone.last().click();
    await expect(page.getByRole("status").filter({ hasText: words.stale })).toBeVisible();
    await expect(page.locator("[data-state=stale] canvas")).toHaveCSS("opacity", "1");
    await page.unroute(SLABS);
    await again.click();
    await drawn(page);
    await expect(page.getByText(words.stale)).toHaveCount(0);
    tolerate(faults, /ERR_FAILED/);
  });
});

test("a room view that does not come says so", async ({ page, faults }) => {
  await page.route("**/rooms.json", (route) => route.abort());
  await open(page, address);
  await expect(page.getByRole("status").filter({ hasText: words.missing })).toBeVisible();
  forget(faults, /ERR_FAILED/);
});

test("a stone's page keeps all its rooms when one slab does not come", async ({ page, faults }) => {
  await page.route(SLABS, (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  await open(page, "/marble/carrara");
  const rooms = page.getByRole("group", { name: ROOM_WORDS.inRooms }).getByRole("button");
  const offered = await rooms.count();
  await rooms.first().scrollIntoViewIfNeeded();
  await expect(page.getByRole("status").filter({ hasText: ROOM_WORDS.failed })).toBeVisible({
    timeout: 30_000,
  });
  await expect(rooms).toHaveCount(offered);
  await page.unroute(SLABS);
  await page.getByRole("button", { name: ROOM_WORDS.again }).click();
  await drawn(page);
  tolerate(faults, /ERR_FAILED/);
});

test("where a worker cannot draw, the room stands as a picture and says why", async ({ page }) => {
  await beforeDrawing(page, () => {
    OffscreenCanvas.prototype.getContext = () => null;
  });
  await open(page, "/rooms/kitchen-1?worktop=nero-marquina");
  await expect(page.getByRole("status").filter({ hasText: words.undrawable })).toBeVisible();
  await expect(stageOf(page).locator("img")).toBeVisible();
  expect(page.workers()).toHaveLength(0);
});
