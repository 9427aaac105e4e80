import { drawn, ROOM_TIMEOUT, ROOM_WORDS, stageOf, takeWebGl } from "./room-on-page.ts";
import { expect, LANGUAGES, open, test } from "./site.ts";
import { boxOf } from "./slab-on-page.ts";

test.describe.configure(ROOM_TIMEOUT);

for (const { locale, prefix } of LANGUAGES) {
  const words = ROOM_WORDS[locale];

  test(`${locale}: a stone's page shows it in rooms`, async ({ page }) => {
    await open(page, `${prefix}/granit/star-galaxy`);
    const section = page.getByRole("region", { name: words.inRooms });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator("[data-state=ready]")).toBeVisible({ timeout: 60_000 });
    await expect(section.getByRole("button", { pressed: true }).first()).toContainText("Star Galaxy");
  });
}

for (const width of [320, 390, 1280]) {
  test(`${width} px: what lies below stays where it is when the room view comes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const stone of ["/granit/star-galaxy", "/sr/marble/carrara"]) {
      const measured = Promise.withResolvers<void>();
      await page.route("**/rooms.json", async (route) => {
        await measured.promise;
        await route.continue();
      });
      await open(page, stone);
      const section = page.locator("section", { has: page.locator("#in-rooms") });
      await section.scrollIntoViewIfNeeded();
      await expect(section.locator("[data-state=loading]")).toBeVisible();
      const { height } = await boxOf(section);
      measured.resolve();
      await drawn(page);
      expect((await boxOf(section)).height, stone).toBeCloseTo(height, 0);
    }
  });
}

test("a stone is shown in a room of each kind that it is meant for", async ({ page }) => {
  const rooms = page.getByRole("group", { name: ROOM_WORDS.en.inRooms }).getByRole("button");
  await open(page, "/onyx/onyx-white");
  await expect(rooms).toHaveCount(2);
  await open(page, "/granit/star-galaxy");
  await expect(rooms).toHaveCount(6);
});

test("without WebGL a stone's page offers the rooms whose pictures have this stone", async ({ page }) => {
  await page.addInitScript(takeWebGl);
  await open(page, "/marble/carrara");
  const rooms = page.getByRole("group", { name: ROOM_WORDS.en.inRooms }).getByRole("button");
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
