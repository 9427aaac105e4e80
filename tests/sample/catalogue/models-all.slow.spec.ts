import { expectModel, heldBy, sizeOf } from "../../support/model-viewer.ts";
import { expect, open, test } from "../../support/site.ts";

/** Every table in the order of the page, with the size of the box around it in metres: length, height, depth. */
const TABLES = [
  ["club-round-80", 0.8, 0.45, 0.8],
  ["club-rectangle-120x60", 1.2, 0.45, 0.6],
  ["club-square-80x80", 0.8, 0.45, 0.8],
  ["club-square-90x90", 0.9, 0.45, 0.9],
  // Two tops of 80 and 60 cm, 6 cm apart.
  ["club-helper-pair-80-60", 1.46, 0.45, 0.8],
  ["dining-round-130", 1.3, 0.77, 1.3],
  ["dining-square-125x125", 1.25, 0.77, 1.25],
  ["dining-round-130-ii", 1.3, 0.77, 1.3],
  ["dining-rectangle-220x100", 2.2, 0.77, 1],
  ["dining-square-130x130", 1.3, 0.77, 1.3],
] as const;

const FINISHES = [
  ["nero-marquina", "Nero Marquina"],
  ["emperador-dark", "Emperador Dark"],
  ["emperador-light", "Emperador Light"],
  ["pietra-grigio", "Pietra Grigio"],
  ["port-laurent", "Port Laurent"],
  ["guatemala", "Guatemala"],
] as const;

/** How much more may be held at the end than at the start. */
const GROWTH = 1.2;

// A window as small as it may be: what takes time is drawing by the processor.
test.use({ viewport: { width: 360, height: 480 } });

test("all sixty models are shown in their true size, and what they held is freed", async ({ page }) => {
  test.setTimeout(300_000);
  await open(page, "/models");
  // Chromium reads them anew whenever the address changes and keeps what it read, 36 kB a time: not the viewer's memory.
  await page.evaluate(() => document.querySelector("script[type=speculationrules]")?.remove());
  const tables = page.getByRole("main").getByRole("article");
  const first = tables.first();
  // Once around, so that all that the browser keeps of code is there at the start.
  for (const [key, title] of [...FINISHES.slice(1), FINISHES[0]]) {
    await first.getByRole("tab", { name: title }).click();
    await expectModel(first, `/models/club-round-80-${key}.glb`);
  }
  const start = await heldBy(first);

  for (const [index, [slug, ...size]] of TABLES.entries()) {
    const table = tables.nth(index);
    if (index > 0) await table.getByRole("button", { name: "View in 3D" }).click();
    for (const [key, title] of FINISHES) {
      await table.getByRole("tab", { name: title }).click();
      await expect(table.getByRole("tab", { selected: true })).toHaveText(title);
      await expectModel(table, `/models/${slug}-${key}.glb`);
      for (const [axis, metres] of (await sizeOf(table)).entries()) {
        expect(Math.abs(metres - (size[axis] as number)), `${slug} in ${title}`).toBeLessThan(0.001);
      }
    }
    expect(await page.locator("model-viewer").count()).toBe(1);
  }

  await first.getByRole("button", { name: "View in 3D" }).click();
  await expectModel(first, "/models/club-round-80-guatemala.glb");
  await expect
    .poll(async () => {
      const end = await heldBy(first);
      return {
        kilobytes: end.kilobytes <= start.kilobytes * GROWTH || `${start.kilobytes} became ${end.kilobytes}`,
        textures: end.textures <= start.textures * GROWTH || `${start.textures} became ${end.textures}`,
        meshes: end.meshes <= start.meshes * GROWTH || `${start.meshes} became ${end.meshes}`,
      };
    })
    .toEqual({ kilobytes: true, textures: true, meshes: true });
  test
    .info()
    .annotations.push({ type: "held", description: JSON.stringify({ start, end: await heldBy(first) }) });
});
