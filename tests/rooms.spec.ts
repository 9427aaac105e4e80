import type { Page } from "@playwright/test";
import { expect, forget, LANGUAGES, open, test } from "./site.ts";
import { boxOf, toMiddle } from "./slab-on-page.ts";

const WORDS = {
  en: {
    worktop: /^Worktop/,
    search: "Another stone: Worktop",
    beside: "Put a stone beside it",
    laid: "Worktop: Verde Guatemala.",
    save: "Save the picture",
    ask: "Ask about this room",
    divider: /^Divider between Verde Guatemala and Nero Marquina/,
    undrawable: "This device cannot draw the room, so a still picture stands in its place.",
    failed: "The room could not be loaded, so a still picture stands in its place.",
    stale: "The slab could not be loaded, so the picture shows the room as it was before.",
    again: "Try again",
    missing: "What is needed to choose stones could not be loaded. Please load the page again.",
    other: "Srpski",
    title: "A kitchen with an island",
    inRooms: "This stone in a room",
  },
  sr: {
    worktop: /^Radna ploča/,
    search: "Drugi kamen: Radna ploča",
    beside: "Uporedi sa drugim kamenom",
    laid: "Radna ploča: Verde Guatemala.",
    save: "Sačuvaj sliku",
    ask: "Pitajte za ovu prostoriju",
    divider: /^Granica između kamena Verde Guatemala i kamena Nero Marquina/,
    undrawable: "Ovaj uređaj ne može da iscrta prostoriju, pa na njenom mestu stoji nepomična slika.",
    failed: "Prostorija nije učitana, pa na njenom mestu stoji nepomična slika.",
    stale: "Ploča nije učitana, pa se na slici vidi prostorija kakva je bila pre izmene.",
    again: "Pokušajte ponovo",
    missing: "Nije učitano ono što je potrebno za izbor kamena. Učitajte stranicu ponovo.",
    other: "English",
    title: "Kuhinja sa ostrvom",
    inRooms: "Ovaj kamen u prostoriji",
  },
} as const;

/** Software rendering of a whole room takes seconds. */
test.describe.configure({ timeout: 120_000 });

const stageOf = (page: Page) => page.getByRole("application").filter({ has: page.locator("canvas, img") });
const drawn = (page: Page) => expect(page.locator("[data-state=ready]")).toBeVisible({ timeout: 60_000 });

/** The pictures of stones, which the room view fetches to lay them. */
const SLABS = "**/images/stones/**";

function takeWebGl(): void {
  HTMLCanvasElement.prototype.getContext = () => null;
}

for (const { locale, prefix } of LANGUAGES) {
  const words = WORDS[locale];
  const address = `${prefix}/rooms/kitchen-1`;

  test(`${locale}: a stone is chosen, moved and turned by keys, and the address tells it`, async ({
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

    await stageOf(page).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("r");
    await expect(page).toHaveURL(/worktop=verde-guatemala&worktop-at=-5,0,90$/);
    await drawn(page);

    await page.reload();
    await drawn(page);
    await expect(page.getByRole("button", { name: words.worktop })).toContainText("Verde Guatemala");
  });

  test(`${locale}: two stones stand beside one another, divided by a slider`, async ({ page }) => {
    await open(page, `${address}?splashback=verde-guatemala&beside=nero-marquina`);
    await drawn(page);
    const divider = page.getByRole("slider", { name: words.divider });
    await divider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(divider).toHaveValue("0.51");
  });

  test(`${locale}: the picture is saved, and an enquiry knows the room`, async ({ page }) => {
    await open(page, `${address}?worktop=nero-marquina`);
    await drawn(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: words.save }).click();
    expect((await download).suggestedFilename()).toMatch(/^kitchen-1 .*nero-marquina.*\.jpg$/);

    await page.getByRole("link", { name: words.ask }).click();
    await expect(page.getByRole("main").locator("form b")).toHaveText(words.title);
    await expect(page.locator("input[name=subject]")).toHaveValue(
      `${words.title} (rooms/kitchen-1?worktop=nero-marquina)`,
    );
  });

  test(`${locale}: without WebGL the still picture stays and says so`, async ({ page }) => {
    await page.addInitScript(takeWebGl);
    await open(page, address);
    await expect(page.getByRole("status").filter({ hasText: words.undrawable })).toBeVisible({
      timeout: 30_000,
    });
    await expect(stageOf(page).locator("img")).toBeVisible();
  });

  test(`${locale}: a room whose layers do not come says so, and comes with another try`, async ({
    page,
    faults,
  }) => {
    for (const layers of ["**/room-layers/**/*.json", "**/room-layers/**/faces*"]) {
      await page.route(layers, (route) => route.abort());
      await open(page, address);
      await expect(page.getByRole("status").filter({ hasText: words.failed })).toBeVisible();
      await expect(stageOf(page).locator("img")).toBeVisible();
      await page.unroute(layers);
      await page.getByRole("button", { name: words.again }).click();
      await expect(stageOf(page)).toBeFocused();
      await drawn(page);
      await expect(page.getByRole("button", { name: words.again })).toHaveCount(0);
    }
    forget(faults, /ERR_FAILED/);
  });

  test(`${locale}: a room view that does not come says so`, async ({ page, faults }) => {
    await page.route("**/rooms.json", (route) => route.abort());
    await open(page, address);
    await expect(page.getByRole("status").filter({ hasText: words.missing })).toBeVisible();
    forget(faults, /ERR_FAILED/);
  });

  test(`${locale}: a slab that does not come leaves the room as it was, and says so`, async ({
    page,
    faults,
  }) => {
    await open(page, address);
    await drawn(page);
    await page.getByRole("button", { name: words.worktop }).click();
    await page.route(SLABS, (route) => route.abort());
    const stone = page
      .locator("fieldset", { has: page.locator("img") })
      .getByRole("button", { pressed: false });
    await stone.last().click();
    await expect(page.getByRole("status").filter({ hasText: words.stale })).toBeVisible();
    await expect(page.locator("[data-state=stale] canvas")).toHaveCSS("opacity", "1");
    await page.unroute(SLABS);
    await page.getByRole("button", { name: words.again }).click();
    await drawn(page);
    await expect(page.getByText(words.stale)).toHaveCount(0);
    forget(faults, /ERR_FAILED/);
  });

  test(`${locale}: what was laid stays when the language is changed`, async ({ page }) => {
    await open(page, address);
    await drawn(page);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.getByRole("combobox", { name: words.beside }).fill("nero marquina");
    await page.getByRole("option").first().click();
    await stageOf(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/\?\w+-at=-5,0,0&beside=nero-marquina$/);
    const { search } = new URL(page.url());
    expect(fetched.filter((path) => path.endsWith(".data"))).toEqual([]);
    await page.getByRole("link", { name: words.other, exact: true }).click();
    await expect(page).toHaveURL(`${prefix ? "" : "/sr"}/rooms/kitchen-1${search}`);
    await drawn(page);
    await expect(page.getByRole("slider")).toHaveAccessibleName(/Nero Marquina/);
    await expect(page).toHaveURL(`${prefix ? "" : "/sr"}/rooms/kitchen-1${search}`);
  });

  test(`${locale}: a stone's page shows it in rooms`, async ({ page }) => {
    await open(page, `${prefix}/granit/star-galaxy`);
    const section = page.getByRole("region", { name: words.inRooms });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator("[data-state=ready]")).toBeVisible({ timeout: 60_000 });
    await expect(section.getByRole("button", { pressed: true }).first()).toContainText("Star Galaxy");
  });
}

test("a suggested stone is laid on the chosen surface by a press", async ({ page }) => {
  await open(page, "/rooms/kitchen-1");
  await drawn(page);
  await page.getByRole("button", { name: WORDS.en.worktop }).click();
  const stone = page
    .getByRole("group", { name: "Try one of these" })
    .getByRole("button", { pressed: false })
    .last();
  const name = await stone.innerText();
  await stone.click();
  await expect(page.getByRole("status").filter({ hasText: `Worktop: ${name}.` })).toBeVisible();
  await expect(page.getByRole("button", { name: WORDS.en.worktop })).toContainText(name);
  await drawn(page);
});

test("a slab is stepped as far as an address can tell, and is found there again", async ({ page }) => {
  await open(page, "/rooms/bathroom-1");
  await drawn(page);
  await page.getByRole("button", { name: /^Floor/ }).click();
  await stageOf(page).focus();
  for (let i = 0; i < 17; i += 1) await page.keyboard.press("Shift+ArrowLeft");
  await expect(page).toHaveURL(/floor-at=400,0,0$/);
  await page.reload();
  await drawn(page);
  await page.getByRole("button", { name: /^Floor/ }).click();
  await stageOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/floor-at=395,0,0$/);
});

test("a slab that is dragged to the horizon and beyond stays near, and comes back with the pointer", async ({
  page,
}) => {
  await open(page, "/rooms/bathroom-1");
  await drawn(page);
  await toMiddle(page, stageOf(page));
  const { x, y, width } = await boxOf(stageOf(page));
  const to = (pixelX: number, pixelY: number) =>
    page.mouse.move(x + (pixelX * width) / 1600, y + (pixelY * width) / 1600, { steps: 5 });
  // The floor draws together at 485.5.
  await to(400, 1000);
  await page.mouse.down();
  await to(400, 950);
  await expect(page).toHaveURL(/floor-at=-29,21,0$/);
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

test("a stone's page keeps all its rooms when one slab does not come", async ({ page, faults }) => {
  await page.route(SLABS, (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  await open(page, "/marble/carrara");
  const rooms = page.getByRole("group", { name: WORDS.en.inRooms }).getByRole("button");
  const offered = await rooms.count();
  await rooms.first().scrollIntoViewIfNeeded();
  await expect(page.getByRole("status").filter({ hasText: WORDS.en.failed })).toBeVisible({
    timeout: 30_000,
  });
  await expect(rooms).toHaveCount(offered);
  await page.unroute(SLABS);
  await page.getByRole("button", { name: WORDS.en.again }).click();
  await drawn(page);
  forget(faults, /ERR_FAILED/);
});

test("keys that make themselves needless keep the focus", async ({ page }) => {
  await open(page, "/rooms/kitchen-1");
  await drawn(page);
  const search = page.getByRole("combobox", { name: WORDS.en.beside });
  await search.fill("nero marquina");
  await expect(page.getByRole("option").first()).toBeVisible();
  await search.press("ArrowDown");
  await search.press("Enter");
  await expect(page.getByRole("slider")).toBeVisible();
  await expect(search).toBeFocused();
  const alone = page.getByRole("button", { name: "One stone alone" });
  await alone.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("slider")).toHaveCount(0);
  await expect(alone).toBeFocused();
  await expect(alone).toBeDisabled();
});

test("a room's address is copied, or its link leads there", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/sr/rooms/kitchen-1?worktop=nero-marquina");
  await drawn(page);
  await page.getByRole("link", { name: "Kopiraj adresu" }).click();
  await expect(page.getByRole("link", { name: "Adresa je kopirana" })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("Refused", "NotAllowedError"));
  });
  await open(page, "/granit/star-galaxy");
  const section = page.getByRole("region", { name: WORDS.en.inRooms });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("link", { name: "Copy the address" }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/rooms\/[\w-]+\?.*star-galaxy/);
});

test("a stone is shown in a room of each kind that it is meant for", async ({ page }) => {
  const rooms = page.getByRole("group", { name: WORDS.en.inRooms }).getByRole("button");
  await open(page, "/onyx/onyx-white");
  await expect(rooms).toHaveCount(3);
  await open(page, "/granit/star-galaxy");
  await expect(rooms).toHaveCount(6);
});

test("without WebGL a stone's page offers the rooms whose pictures have this stone", async ({ page }) => {
  await page.addInitScript(takeWebGl);
  await open(page, "/marble/carrara");
  const rooms = page.getByRole("group", { name: WORDS.en.inRooms }).getByRole("button");
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

test("a lost graphics context comes back", async ({ page }) => {
  await open(page, "/rooms/kitchen-1");
  await drawn(page);
  await page.evaluate(() => {
    document.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  });
  await expect(page.locator("[data-state=loading]")).toBeVisible();
  await drawn(page);
});

type Held = { documentBegan: number; textures: number; bitmaps: number };

/** Counts what a page takes from the graphics card, and pictures that are unpacked in memory. */
function countHeld(): void {
  const held: Held = { documentBegan: performance.timeOrigin, textures: 0, bitmaps: 0 };
  Object.assign(globalThis, { held });
  const { createTexture, deleteTexture } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.createTexture = function () {
    held.textures += 1;
    return createTexture.call(this);
  };
  WebGL2RenderingContext.prototype.deleteTexture = function (texture) {
    held.textures -= 1;
    deleteTexture.call(this, texture);
  };
  const { createImageBitmap } = globalThis;
  globalThis.createImageBitmap = async (...picture: unknown[]) => {
    const bitmap: ImageBitmap = await Reflect.apply(createImageBitmap, globalThis, picture);
    held.bitmaps += 1;
    const close = bitmap.close.bind(bitmap);
    bitmap.close = () => {
      held.bitmaps -= 1;
      close();
    };
    return bitmap;
  };
}

const heldBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { held: Held }).held);

test("stones that are no longer shown, and rooms that were left, hold no memory", async ({ page }) => {
  await page.addInitScript(countHeld);
  await open(page, "/rooms/kitchen-1");
  await drawn(page);
  const first = await heldBy(page);
  expect(first.textures).toBeGreaterThan(0);
  expect(first.bitmaps).toBe(0);
  await page.getByRole("button", { name: WORDS.en.worktop }).click();
  const stones = page.getByRole("group", { name: "Try one of these" }).getByRole("button");
  for (let i = 0; i < 3; i += 1) {
    await stones.nth(i).click();
    await expect(stones.nth(i)).toHaveAttribute("aria-pressed", "true");
    await drawn(page);
  }
  expect(await heldBy(page)).toEqual(first);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page.locator("canvas")).toHaveCount(0);
  await expect.poll(() => heldBy(page)).toEqual({ ...first, textures: 0 });
});

test("the first view of a room stays within 350 kB", async ({ page }) => {
  let bytes = 0;
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(room-layers|images\/stones)\//.test(pathname)) return;
    bytes += Number(response.headers()["content-length"]);
  });
  await open(page, "/rooms/kitchen-1");
  await drawn(page);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(350_000);
});
