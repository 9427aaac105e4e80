import sharp from "sharp";
import sr from "#content/messages/sr/own-room.json" with { type: "json" };
import { expect, open, type Page, test } from "./site.ts";

/** A telephone; without a second core the worker takes its time. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.describe.configure({ timeout: 180_000 });

async function openPhotograph(page: Page, choose: string) {
  const create = { width: 1600, height: 1200, channels: 3, background: "#d8d4cc" } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await page.getByLabel(choose).setInputFiles({ name: "kitchen.jpg", mimeType: "image/jpeg", buffer });
}

test("what can change is in sight once a photograph is open, and no tap hides it", async ({ page }) => {
  await open(page, "/sr/rooms/yours");
  await openPhotograph(page, sr.choose);
  const panel = page.getByRole("region", { name: sr.what.title });
  for (const kind of Object.values(sr.kinds))
    await expect(panel.getByRole("button", { name: kind, exact: true })).toBeInViewport({ ratio: 1 });
  // Nothing there opens and closes until there is a surface.
  await expect(panel.locator("summary")).toHaveCount(0);
  await panel.getByRole("button", { name: sr.kinds.worktop, exact: true }).tap();
  await panel.getByText(sr.what.add).tap();
  for (const kind of Object.values(sr.kinds))
    await expect(panel.getByRole("button", { name: kind, exact: true }).last()).toBeInViewport({ ratio: 1 });
});
