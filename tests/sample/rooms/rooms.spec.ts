import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { watchLayoutShifts } from "../../support/layout-shift.ts";
import { drawn, ROOM_TIMEOUT, ROOM_WORDS, stageOf } from "../../support/room-on-page.ts";
import { expect, open, type Page, test } from "../../support/site.ts";
import { boxOf, toMiddle } from "../../support/slab-on-page.ts";

test.describe.configure(ROOM_TIMEOUT);

const words = ROOM_WORDS;
const address = "/rooms/kitchen-1";

test("stones are chosen, moved and compared, and the address tells it in either language", async ({
  page,
}) => {
  await open(page, address);
  await drawn(page);
  await page.getByRole("button", { name: words.worktop }).click();
  await page.getByRole("combobox", { name: words.search }).fill("verde guatemala");
  await page
    .getByRole("option", { name: /Verde Guatemala/ })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: words.laid })).toBeVisible();
  await expect(page).toHaveURL(/\?worktop=verde-guatemala$/);

  await page.getByRole("combobox", { name: words.beside }).fill("nero marquina");
  await page.getByRole("option").first().click();
  await stageOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("r");
  const told = "?worktop=verde-guatemala&worktop-at=-5,0,90&beside=nero-marquina";
  await expect(page).toHaveURL(address + told);
  await drawn(page);

  await page.reload();
  await drawn(page);
  await expect(page.getByRole("button", { name: words.worktop })).toContainText("Verde Guatemala");
  const divider = page.getByRole("slider", { name: words.divider });
  await divider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(divider).toHaveValue("0.51");

  await page.getByRole("link", { name: words.other, exact: true }).click();
  const other = `/sr/rooms/kitchen-1${told}`;
  await expect(page).toHaveURL(other);
  await drawn(page);
  await expect(page.getByRole("slider")).toHaveAccessibleName(/Nero Marquina/);
  await expect(page).toHaveURL(other);
});

test("the address is copied, the picture is saved, a lost graphics context comes back, and an enquiry knows the room", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `${address}?worktop=nero-marquina`);
  await drawn(page);
  await page.getByRole("link", { name: words.copy }).click();
  await expect(page.getByRole("link", { name: words.copied })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.save }).click();
  expect((await download).suggestedFilename()).toMatch(/^kitchen-1 .*nero-marquina.*\.jpg$/);

  await test.step("a lost graphics context comes back", async () => {
    await page.workers()[0]?.evaluate(() => {
      const { drawArrays } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.drawArrays = function (...all) {
        drawArrays.apply(this, all);
        this.getExtension("WEBGL_lose_context")?.loseContext();
      };
    });
    await stageOf(page).focus();
    await page.keyboard.press("r");
    await expect(page.locator("[data-state=loading]")).toBeVisible();
    await drawn(page);
  });

  await page.getByRole("link", { name: words.ask }).click();
  await expect(page.getByRole("main").getByRole("link", { name: words.title, exact: true })).toBeVisible();
  await expect(page.getByRole("main").locator("form")).toContainText(words.laidStones);
  await expect(page.locator("input[name=subject]")).toHaveValue(words.title);
  await expect(page.locator("input[name=chosen]")).toHaveValue(
    `${words.title} (${words.laidStones}): ${new URL(`${address}?worktop=nero-marquina&worktop-at=0,0,90`, page.url())}`,
  );
});

test("1280 px: nothing moves when the room view comes, and what is laid is seen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await expectStill(page);

  await test.step("a suggested stone is laid on the chosen surface by a press", async () => {
    // The white island, as long as nothing else was laid.
    expect(await lightnessOfIsland(page)).toBeGreaterThan(120);
    await page.getByRole("button", { name: ROOM_WORDS.worktop }).click();
    const stone = page
      .getByRole("group", { name: /^Suggestions/ })
      .getByRole("button", { pressed: false })
      .last();
    const name = await stone.innerText();
    await stone.click();
    await expect(page.getByRole("status").filter({ hasText: `Worktop: ${name}.` })).toBeVisible();
    await expect(page.getByRole("button", { name: ROOM_WORDS.worktop })).toContainText(name);
    await drawn(page);
  });

  await test.step("a black island stands where a white one stood", async () => {
    await open(page, "/rooms/kitchen-1?island=nero-assoluto");
    await drawn(page);
    await expect.poll(() => lightnessOfIsland(page)).toBeLessThan(80);
  });

  await test.step("keys that make themselves needless keep the focus", async () => {
    const search = page.getByRole("combobox", { name: ROOM_WORDS.beside });
    await search.fill("nero marquina");
    await expect(page.getByRole("option").first()).toBeVisible();
    await search.press("ArrowDown");
    await search.press("Enter");
    await expect(page.getByRole("slider")).toBeVisible();
    await expect(search).toBeFocused();
    const alone = page.getByRole("button", { name: "Stop comparing" });
    await alone.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(alone).toBeFocused();
    await expect(alone).toBeDisabled();
  });
});

test("390 px: nothing moves when the room view comes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectStill(page);
});

async function expectStill(page: Page): Promise<void> {
  // Words that are set anew in the brand's typefaces have a bound of their own (first-visits.spec.ts): they wait.
  const { promise: seen, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await seen;
    await route.continue();
  });
  const shifts = await watchLayoutShifts(page);
  await page.goto("/rooms/kitchen-1", { waitUntil: "domcontentloaded" });
  await drawn(page);
  const moved = await shifts();
  release();
  await page.unrouteAll({ behavior: "wait" });
  expect(
    moved.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(moved),
  ).toBeLessThan(0.001);
}

/** How light the side of the island is seen. */
async function lightnessOfIsland(page: Page): Promise<number> {
  const shot = await stageOf(page).screenshot();
  const { width = 0, height = 0 } = await sharp(shot).metadata();
  const [left, top] = [Math.round(0.68 * width), Math.round(0.75 * height)];
  const side = await sharp(shot).extract({ left, top, width: 20, height: 40 }).png().toBuffer();
  return (await sharp(side).stats()).channels[0]?.mean ?? 0;
}

test("a slab is stepped as far as an address can tell, is found there again, and dragged to the horizon stays near", async ({
  page,
}) => {
  await open(page, "/rooms/bathroom-1?floor-at=345,0,0");
  await drawn(page);
  const floor = page.getByRole("button", { name: /^Floor/ });
  await floor.click();
  await stageOf(page).focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("Shift+ArrowLeft");
  await expect(page).toHaveURL(/floor-at=400,0,0$/);
  await page.reload();
  await drawn(page);
  await floor.click();
  await stageOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/floor-at=395,0,0$/);

  await test.step("beyond the horizon too, and it comes back with the pointer", async () => {
    await toMiddle(page, stageOf(page));
    const { x, y, width } = await boxOf(stageOf(page));
    const to = (pixelX: number, pixelY: number) =>
      page.mouse.move(x + (pixelX * width) / 1600, y + (pixelY * width) / 1600, { steps: 5 });
    // The floor draws together at 485.5.
    await to(400, 1000);
    await page.mouse.down();
    await to(400, 950);
    await expect(page).toHaveURL(/floor-at=366,21,0$/);
    const near = page.url();
    await to(400, 501);
    await expect(page).toHaveURL(/floor-at=-400,400,0$/);
    await to(400, 300);
    await to(400, 501);
    await expect(page).toHaveURL(/floor-at=-400,400,0$/);
    await to(400, 950);
    await expect(page).toHaveURL(near);
    await page.mouse.up();
  });
});

test("a shared room is previewed by itself, whatever lies in it", async ({ page }) => {
  for (const [address, picture] of [
    ["/rooms/kitchen-1", /\/rooms\/kitchen-1-1200\.\w+\.jpg$/],
    ["/sr/rooms/bathroom-1?wall=star-galaxy", /\/rooms\/bathroom-1-1200\.\w+\.jpg$/],
  ] as const) {
    const html = await (await page.request.get(address)).text();
    const preview = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(preview).toMatch(picture);
    const { pathname } = new URL(preview);
    expect((await page.request.get(pathname)).headers()["content-type"]).toBe("image/jpeg");
  }
});

test("picture, palette and tools are seen on a desktop without scrolling, on a phone beside one another", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // With the longest names, and with the most surfaces.
  for (const room of ["bathroom-4", "kitchen-6"]) {
    await open(page, `/sr/rooms/${room}`);
    await drawn(page);
    for (const each of await controls(page)) await expect(each).toBeInViewport({ ratio: 1 });
    await expect(stageOf(page)).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await test.step("on a phone the picture stays in view while one chooses", async () => {
    const picture = await boxOf(stageOf(page));
    for (const each of await controls(page)) {
      await each.scrollIntoViewIfNeeded();
      await expect(stageOf(page)).toBeInViewport({ ratio: 0.99 });
      const { y } = await boxOf(each);
      expect(y).toBeGreaterThan((await boxOf(stageOf(page))).y + picture.height - 1);
    }
  });

  await test.step("on a phone the keyboard never goes behind the picture", async () => {
    const ask = page.getByRole("link", { name: "Upit za ovaj prostor" });
    await ask.focus();
    const surface = page.getByRole("button", { name: /^Radna ploča/ });
    for (let i = 0; i < 30 && !(await isFocused(surface)); i += 1) {
      await page.keyboard.press("Shift+Tab");
      const focused = page.locator(":focus");
      const stage = await boxOf(stageOf(page));
      expect((await boxOf(focused)).y).toBeGreaterThanOrEqual(stage.y + stage.height - 1);
    }
    await expect(surface).toBeFocused();
  });
});

/** All with which one chooses in a room, and does something with its picture. */
function controls(page: Page): Promise<Locator[]> {
  const room = page.getByRole("main").locator("fieldset button, [role=combobox]");
  const tools = page
    .getByRole("link", { name: /Ask about|Upit za/ })
    .locator("xpath=..")
    .locator("button, a");
  return Promise.all([room.all(), tools.all()]).then((all) => all.flat());
}

const isFocused = (element: Locator) => element.evaluate((each) => each === document.activeElement);
