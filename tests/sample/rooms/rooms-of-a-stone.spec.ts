import { drawn, ROOM_TIMEOUT, ROOM_WORDS, stageOf, takeWebGl } from "../../support/room-on-page.ts";
import { expect, open, test } from "../../support/site.ts";
import { boxOf } from "../../support/slab-on-page.ts";

test.describe.configure(ROOM_TIMEOUT);

const CARRARA = ["/sr/marble/carrara", "Carrara", "Ovaj kamen u prostoru", "Izaberite drugi kamen"] as const;
const STAR_GALAXY = [
  "/granit/star-galaxy",
  "Star Galaxy",
  ROOM_WORDS.inRooms,
  "Choose other stones",
] as const;

for (const { width, stone } of [
  { width: 320, stone: CARRARA },
  { width: 390, stone: STAR_GALAXY },
  { width: 1280, stone: CARRARA },
]) {
  test(`${width} px: a stone's page shows it in rooms, and what lies below stays where it is when they come`, async ({
    page,
  }) => {
    const [path, title, inRooms, choose] = stone;
    await page.setViewportSize({ width, height: 844 });
    const measured = Promise.withResolvers<void>();
    await page.route("**/rooms.json", async (route) => {
      await measured.promise;
      await route.continue();
    });
    await open(page, path);
    expect(page.workers()).toHaveLength(0);
    const section = page.getByRole("region", { name: inRooms });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator("[data-state=loading]")).toBeVisible();
    const { height } = await boxOf(section);
    measured.resolve();
    await drawn(page);
    // A worker draws, which comes when the room is near.
    expect(page.workers()).toHaveLength(1);
    expect((await boxOf(section)).height, path).toBeCloseTo(height, 0);
    await section.getByRole("button", { name: choose }).click();
    await expect(section.getByRole("button", { name: title }).first()).toBeVisible();
  });
}

test("a stone is shown in a room of each kind that it is meant for, and its link leads there where it cannot be copied", async ({
  page,
}) => {
  const rooms = page.getByRole("group", { name: ROOM_WORDS.inRooms }).getByRole("button");
  await open(page, "/onyx/onyx-white");
  await expect(rooms).toHaveCount(2);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Refused", "NotAllowedError"));
  });
  await open(page, "/granit/star-galaxy");
  await expect(rooms).toHaveCount(6);
  const section = page.getByRole("region", { name: ROOM_WORDS.inRooms });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("button", { name: "Choose other stones" }).click();
  await section.getByRole("link", { name: ROOM_WORDS.copy }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/rooms\/[\w-]+\?.*star-galaxy/);
});

test("without WebGL a stone's page offers the rooms whose pictures have this stone", async ({ page }) => {
  await page.addInitScript(takeWebGl);
  await open(page, "/marble/carrara");
  const rooms = page.getByRole("group", { name: ROOM_WORDS.inRooms }).getByRole("button");
  expect(await rooms.count()).toBeGreaterThan(2);
  await rooms.first().scrollIntoViewIfNeeded();
  await expect(rooms).toHaveCount(2, { timeout: 30_000 });
  for (const [index, kind] of ["kitchen", "bathroom"].entries()) {
    await rooms.nth(index).click();
    const still = stageOf(page).locator("img");
    await expect(still).toHaveAttribute("src", new RegExp(`/marble/carrara-${kind}-`));
    await expect(still).toBeVisible();
  }
});
