import contact from "#content/messages/en/contact.json" with { type: "json" };
import en from "#content/messages/en/visitor-photo.json" with { type: "json" };
import sr from "#content/messages/sr/visitor-photo.json" with { type: "json" };
import {
  choosePhotograph,
  DRAWN,
  done,
  openVerdeBahia,
  photograph,
  TWELVE_MEGAPIXELS,
  watchUploads,
} from "../../support/photograph-on-page.ts";
import { expect, open, test } from "../../support/site.ts";

test.describe.configure({ timeout: 180_000 });

test("a photograph gets a stone, stays on the device, and a reload loses nothing", async ({ page }) => {
  const uploads = watchUploads(page);
  await open(page, "/rooms/yours");
  // As large as a telephone takes them.
  await choosePhotograph(page, await photograph(TWELVE_MEGAPIXELS));
  await page.getByRole("button", { name: en.kinds.worktop, exact: true }).click();
  const handle = page.getByRole("button", { name: new RegExp(`^${en.lines.lying.far}, .*1`) });
  await handle.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.getByRole("textbox", { name: en.measures.depth }).fill("62,5");
  await page.getByRole("radio", { name: new RegExp(`${en.light.swatch.split("{")[0]}4`) }).check();
  await page.getByRole("button", { name: "Nero Assoluto" }).click();
  await expect(done(page)).toBeVisible(DRAWN);
  await expect(page.getByText(en.result.kept)).toBeVisible();
  expect(uploads).toEqual([]);

  await page.reload();
  await expect(done(page)).toBeVisible(DRAWN);
  await expect(page.getByRole("textbox", { name: en.measures.depth })).toHaveValue(/^62[.]5$/);
  await expect(page.getByRole("button", { name: "Nero Assoluto" })).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: en.result.delete }).click();
  await page.getByRole("button", { name: en.result.deleteYes }).click();
  await expect(page.getByLabel(en.choose)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(en.choose)).toBeVisible();
  expect(uploads).toEqual([]);
});

test("the worked example shows stones side by side, saves and asks", async ({ page }) => {
  await open(page, "/rooms/yours?stone=granit/verde-bahia");
  await page.getByRole("button", { name: en.example }).click();
  // The stone that the visitor came with lies there at once.
  await expect(done(page)).toBeVisible(DRAWN);
  await page.getByRole("button", { name: en.stones.setAside }).click();
  await expect(page.getByRole("button", { name: "Verde Bahia", pressed: true })).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: en.result.save }).click();
  expect((await download).suggestedFilename()).toMatch(/verde-bahia\.jpg$/);
  await page.getByRole("link", { name: en.result.ask }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Verde Bahia", exact: true })).toBeVisible();
});

test("photograph and preview go with an enquiry after a clear yes, not before, and out of its draft when they are deleted", async ({
  page,
}) => {
  const uploads = watchUploads(page);
  await openVerdeBahia(page);
  const ask = page.getByRole("button", { name: en.result.askWith });
  await ask.click();
  await expect(page.getByText(en.result.askWithQuestion)).toBeVisible();
  await page.getByRole("button", { name: en.result.askWithNo }).click();
  expect(uploads).toEqual([]);
  await ask.click();
  await page.getByRole("button", { name: en.result.askWithYes }).click();
  await page.waitForURL(/\/contact\?about=granit\/verde-bahia/);
  for (const name of ["photograph", "preview"]) {
    const row = page.getByRole("listitem").filter({ hasText: `my-room-${name}.jpg` });
    await expect(row.getByText(contact.files.ready)).toBeVisible({ timeout: 30_000 });
  }
  expect(uploads.length).toBeGreaterThan(0);
  // Nothing was written here yet, so nothing is said to be restored.
  await expect(page.getByText(contact.draft.restored)).toHaveCount(0);

  await test.step("a photograph that is deleted goes out of the draft, too", async () => {
    await expect(page.getByText(`${en.result.photographFile}.jpg`)).toBeVisible();
    // Its name is in the language in which it was brought; it goes out of the draft in any.
    await open(page, "/sr/rooms/yours");
    await page.getByRole("button", { name: sr.result.delete }).click();
    await page.getByRole("button", { name: sr.result.deleteYes }).click();
    await expect(page.getByLabel(sr.choose)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("enquiry-draft"))).toBeNull();
    await open(page, "/contact");
    await expect(page.getByText(`${en.result.photographFile}.jpg`)).toHaveCount(0);
  });
});

test("a file that is no picture is refused in words", async ({ page }) => {
  await open(page, "/rooms/yours");
  const file = { name: "kitchen.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await page.getByLabel(en.choose).setInputFiles(file);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(en.refused.unreadable);
  await expect(page.getByLabel(en.choose)).toBeVisible();
});

test("where a browser cannot draw, the page says so and names another way", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, "/rooms/yours");
  await choosePhotograph(page);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(en.refused.undrawable);
});
