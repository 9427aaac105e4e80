import sharp from "sharp";
import { axeFaults } from "../../support/axe.ts";
import { drawn, ROOM_TIMEOUT, stageOf } from "../../support/room-on-page.ts";
import { expect, open, type Page, test } from "../../support/site.ts";

const L_SHAPE = "pieces=w2600x620-ef-h1,w1500x620-efr-s1,b2600x600,b1500x600";
const slabs = (page: Page) => page.getByRole("region", { name: /^Slab \d of/ });
const entry = (page: Page, number: number) =>
  page.getByRole("listitem", { name: `Piece ${number}`, exact: true });

test("a visitor begins from an L, changes a measure, the address keeps it, and a worker lays the pieces", async ({
  page,
}) => {
  await open(page, "/marble/carrara");
  await page.getByRole("link", { name: "Lay out my measurements" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Carrara" })).toBeVisible();
  await page.getByRole("button", { name: "L-shaped kitchen" }).click();
  await expect(entry(page, 1)).toBeInViewport();
  await expect(entry(page, 1).getByLabel("Length, cm")).toBeFocused();
  await expect(entry(page, 2)).toBeVisible();
  await expect(entry(page, 3)).toHaveCount(0);
  await entry(page, 1).getByLabel("Length, cm").fill("250,5");
  await expect(page).toHaveURL(/pieces=w2505x620-ef-h1,/);
  const splashbacks = page.getByRole("button", { name: "Add splashbacks" });
  await splashbacks.click();
  await expect(splashbacks).toHaveCount(0);
  await expect(page).toHaveURL(/,b2505x600,b2120x600$/);
  await expect(page.getByRole("heading", { name: "2 slabs" })).toBeVisible();
  await page.reload();
  await expect(entry(page, 1).getByLabel("Length, cm")).toHaveValue("250.5");
  await expect(slabs(page)).toHaveCount(2);
  // So that the page answers meanwhile.
  expect(page.workers().filter((worker) => /packing-worker/.test(worker.url()))).toHaveLength(1);
});

test("a piece is moved by keys, the address tells where to, and the room shows it cut from there", async ({
  page,
}) => {
  await open(page, "/stones/measures?stone=marble/carrara&pieces=w1000x620");
  const piece = page.getByRole("button", { name: /^1\.\sWorktop 100\s×\s62\scm/ });
  await piece.focus();
  await expect(piece).toHaveAccessibleName(/2\scm from the left, 106\scm from the bottom/);
  for (let step = 0; step < 4; step++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page).toHaveURL(/at=0-420-120$/);
  await expect(page.getByRole("link", { name: "Worktop", exact: true })).toHaveAttribute(
    "href",
    // The slab is the middle of a picture of 320 × 200 cm: 20 + 42 from its left, 200 − 15 − 12 − 62 from its foot.
    "/rooms/kitchen-4?worktop=marble/carrara&worktop-at=62,111,0",
  );
  await page.reload();
  await expect(piece).toHaveAccessibleName(/42\scm from the left, 96\scm from the bottom/);
  await test.step("it stays there while edges are polished and pieces added; with another size it is told", async () => {
    await entry(page, 1).getByRole("checkbox", { name: "Front" }).check();
    await page.getByRole("button", { name: "Add splashbacks" }).click();
    // The splashback makes room for it.
    await expect(page).toHaveURL(/pieces=w1000x620-ef,b1000x600&at=0-420-120,1-/);
    await expect(piece).toHaveAccessibleName(/42\scm from the left, 96\scm from the bottom/);
    await expect(entry(page, 2).getByLabel("Height, cm")).toHaveValue("60");
    await expect(entry(page, 2).getByRole("checkbox", { name: "Sink" })).toHaveCount(0);
    const told = page.getByText("The pieces have changed and have been laid out again.");
    await expect(told).toHaveCount(0);
    await entry(page, 1).getByLabel("Length, cm").fill("110");
    await expect(told).toBeVisible();
    await expect(page).toHaveURL(/pieces=w1100x620-ef,b1000x600$/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page).toHaveURL(/pieces=w1000x620-ef,b1000x600&at=0-420-120,1-/);
    await expect(piece).toHaveAccessibleName(/42\scm from the left, 96\scm from the bottom/);
    await expect(told).toHaveCount(0);
  });

  await test.step("it is put back", async () => {
    await piece.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page).toHaveURL(/at=0-520-120/);
    await page.getByRole("button", { name: "Put all back" }).click();
    await expect(page).toHaveURL(/pieces=w1000x620-ef,b1000x600$/);
  });
});

/** A slab, 320 × 200 cm at 5 px to a centimetre, that is green where a piece lies and red elsewhere. */
const painted = ({ left, top, width, height }: Record<"left" | "top" | "width" | "height", number>) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#b02020" } })
    .composite([
      {
        input: { create: { width: width * 5, height: height * 5, channels: 3, background: "#20a020" } },
        left: left * 5,
        top: top * 5,
      },
    ])
    .png()
    .toBuffer();

/** How much of the worktop is green in the left half of a room, where no other thing is green or red. */
async function greenShare(page: Page): Promise<number> {
  const shot = sharp(await stageOf(page).screenshot());
  const { width, height } = await shot.metadata();
  const half = shot.extract({ left: 0, top: 0, width: Math.floor(width / 2), height });
  const data = await half.removeAlpha().raw().toBuffer();
  let [green, red] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0] = [data[at], data[at + 1]];
    if (g > 1.5 * r && g > 40) green += 1;
    else if (r > 2 * g && r > 60) red += 1;
  }
  return green / (green + red);
}

test("a piece is seen in the room cut from where it lies: the room opens on its surface, at that very place", async ({
  page,
}) => {
  test.setTimeout(ROOM_TIMEOUT.timeout);
  // What the slab shows of the picture begins 20 cm from its left and 15 cm from its top.
  const slab = await painted({ left: 20 + 32, top: 15 + 90, width: 245, height: 75 });
  await page.route("**/images/stones/marble/carrara-*", (route) =>
    route.fulfill({ body: slab, contentType: "image/png" }),
  );
  for (const { at, isGreen } of [
    { at: "0-320-920", isGreen: true },
    { at: "0-20-20", isGreen: false },
  ]) {
    await open(page, `/stones/measures?stone=marble/carrara&pieces=w2400x620&at=${at}`);
    await page.getByRole("link", { name: "Worktop", exact: true }).click();
    await expect(page).toHaveURL(/\/rooms\/kitchen-4\?worktop=marble\/carrara&worktop-at=\d+,\d+,0$/);
    await drawn(page);
    await expect(page.getByRole("button", { name: /^Worktop Carrara/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    // On a busy machine what was drawn is seen some frames later.
    const share = expect.poll(() => greenShare(page));
    if (isGreen) await share.toBeGreaterThan(0.8);
    else await share.toBeLessThan(0.05);
  }
});

test("a room that shows a plan says what of it is the plan, and leads back to it and on", async ({
  page,
}) => {
  const plan = "/stones/measures?stone=marble/carrara&pieces=w2400x620";
  await open(page, plan);
  await page.getByRole("link", { name: "Worktop", exact: true }).click();
  await expect(page.getByText("From your measurements: Worktop, cut as")).toBeVisible();
  await expect(page.getByRole("link", { name: "Send an enquiry with your plan" })).toHaveAttribute(
    "href",
    `/contact?about=${plan.slice(1).replace("&", "%26")}`,
  );
  const back = page.getByRole("link", { name: "Back to your measurements" });
  await expect(back).toHaveAttribute("href", plan);
  await back.click();
  await expect(page).toHaveURL(plan);
  await expect(page.getByRole("link", { name: "Worktop", exact: true })).toBeInViewport();

  await open(page, "/rooms/kitchen-4?worktop=carrara");
  await expect(page.getByRole("button", { name: /^Worktop Carrara/ })).toBeVisible();
  await expect(page.getByText("From your measurements")).toHaveCount(0);
});

test("a plan is kept, listed by the name of its stone, and goes into an enquiry", async ({ page }) => {
  await open(page, `/stones/measures?stone=granit/magma&${L_SHAPE}`);
  await page.getByRole("button", { name: /My measurements, Magma/ }).click();
  await open(page, "/list");
  const kept = page.getByRole("main").getByRole("link", { name: /My measurements/ });
  await expect(kept).toContainText("Magma");
  await expect(kept).toContainText("Worktop 260 × 62 cm (cut-outs: hob; polished edges: front), Worktop 150");
  await kept.click();
  await expect(entry(page, 4)).toBeVisible();
  await page.getByRole("link", { name: "Send an enquiry with this plan" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "My measurements" })).toBeVisible();
  await expect(page.locator('input[name="chosen"]')).toHaveValue(
    /^My measurements \(Magma, 2 cm, 2 slabs: Worktop 260\s×\s62\scm \(cut-outs: hob; polished edges: front\), Worktop 150\s×\s62\scm \(cut-outs: sink; polished edges: front, right\), Splashback 260\s×\s60\scm, Splashback 150\s×\s60\scm\): http/,
  );
  await expect(page.locator('input[name="chosen"]')).toHaveValue(
    new RegExp(`/stones/measures\\?stone=granit/magma&${L_SHAPE}&thickness=2&slabs=2$`),
  );
});

test("a plan has no fault that axe finds, and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/sr/stones/measures?stone=granit/magma&${L_SHAPE}`);
  await expect(page.getByRole("application").first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a plan begins with the thickness that was looked for", async ({ page }) => {
  await open(page, "/stones?q=kararski+3+cm");
  await page.getByRole("main").getByRole("link", { name: "Carrara" }).click();
  await page.getByRole("link", { name: "Lay out my measurements" }).click();
  await page.getByRole("button", { name: "Straight worktop" }).click();
  await expect(page.getByLabel("Thickness")).toHaveValue("3");
  await expect(page).toHaveURL(/&thickness=3$/);
  await open(page, "/stones");
  await open(page, "/stones/measures?stone=marble/carrara&pieces=w2400x620");
  await expect(page.getByLabel("Thickness")).toHaveValue("2");
});

test("a plan from the page of a slab lies on that slab and names it, also in an enquiry, until it has another thickness", async ({
  page,
}) => {
  await open(page, "/slabs/bs-133");
  await page.getByRole("link", { name: "Lay out my measurements" }).click();
  await page.getByRole("button", { name: "Straight worktop" }).click();
  const onSlab = /stone=marble\/emperador-dark&pieces=w2400x620-ef-s1-h1&thickness=3&slab=BS-133$/;
  await expect(page).toHaveURL(onSlab);
  await page.reload();
  const heading = page.getByRole("heading", { level: 2 }).first();
  await expect(heading).toHaveText("Emperador Dark, slab BS-133");
  await expect(page.getByText("BS-133, 262 × 160 cm, 3 cm thick")).toBeVisible();
  await expect(page.getByText("Kitchen worktop: not advised.")).toBeVisible();
  await page.getByRole("link", { name: "Send an enquiry with this plan" }).click();
  await expect(page.locator('input[name="chosen"]')).toHaveValue(
    /^My measurements \(Emperador Dark, slab BS-133, 3 cm, 1 slab: Worktop 240\s×\s62\scm .*&slab=BS-133&slabs=1$/,
  );
  await page.goBack();
  await page.getByLabel("Thickness").selectOption("2");
  await expect(page).toHaveURL(/&thickness=2$/);
  await expect(heading).toHaveText("Emperador Dark");
  await expect(page.getByText("280 × 170 cm, 2 cm thick")).toBeVisible();
});

test("on paper a slab is as wide as the page, and equal pieces are one line", async ({ page }) => {
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await open(page, "/stones/measures?stone=marble/carrara&pieces=f600x600-n37");
  const drawing = page.getByRole("application").first();
  await expect(drawing).toBeVisible();
  // Beside it stands only its rule.
  expect((await drawing.boundingBox())?.width).toBeGreaterThan(600);
  const list = page.getByRole("list", { name: "Cutting list" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText("37 × Floor tile 60 × 60 cm");
});
