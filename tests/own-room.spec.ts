import sharp from "sharp";
import contact from "#content/messages/en/contact.json" with { type: "json" };
import en from "#content/messages/en/own-room.json" with { type: "json" };
import sr from "#content/messages/sr/own-room.json" with { type: "json" };
import { expect, open, type Page, test } from "./site.ts";

/** Without a second core the worker takes its time. */
test.describe.configure({ timeout: 180_000 });
const DRAWN = { timeout: 90_000 };

const WORDS = { en, sr };

/** A grey worktop before a light wall. As small as it may be, as long as its size is not what is asked: each pixel is work. */
function photograph(size = { width: 400, height: 300 }): Promise<Buffer> {
  const worktop = Buffer.from(
    `<svg width="${size.width}" height="${size.height}" viewBox="0 0 4000 3000"><rect width="4000" height="3000" fill="#d8d4cc"/>
     <polygon points="1000,1500 3200,1560 3400,2340 400,2160" fill="#8a8a88"/></svg>`,
  );
  return sharp(worktop).jpeg({ quality: 90 }).toBuffer();
}

/** As a telephone takes it. */
const TWELVE_MEGAPIXELS = { width: 4000, height: 3000 };

async function choosePhotograph(page: Page, words: typeof en, buffer?: Buffer) {
  const file = { name: "kitchen.jpg", mimeType: "image/jpeg", buffer: buffer ?? (await photograph()) };
  await page.getByLabel(words.choose).setInputFiles(file);
}

/** Opens a small photograph with a worktop on it. */
async function openWorktop(page: Page, path = "/rooms/yours") {
  await open(page, path);
  await choosePhotograph(page, en);
  await page.getByRole("button", { name: en.kinds.worktop, exact: true }).click();
}

/** The same with the stone on it with which the address is opened. */
async function openVerdeBahia(page: Page) {
  await openWorktop(page, "/rooms/yours?stone=granit/verde-bahia");
  await page.getByRole("button", { name: "Verde Bahia" }).click();
  // The photograph, and another picture.
  await expect.poll(async () => new Set(await shownPixels(page)).size, DRAWN).toBe(2);
  await expect(done(page, en)).toBeVisible(DRAWN);
}

/** Requests with a body, and those that name the photograph. */
function watchUploads(page: Page): string[] {
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.postDataBuffer() !== null || request.method() !== "GET")
      uploads.push(`${request.method()} ${request.url()}`);
  });
  return uploads;
}

const doneOf = ({ status }: typeof en) => new RegExp(`^${status.drawn.split("{")[0]}`);
const done = (page: Page, words: typeof en) => page.getByRole("status").filter({ hasText: doneOf(words) });

const words = WORDS.en;

test("a photograph gets a stone, stays on the device, and a reload loses nothing", async ({ page }) => {
  const uploads = watchUploads(page);
  await open(page, "/rooms/yours");
  // As large as a telephone takes them.
  await choosePhotograph(page, words, await photograph(TWELVE_MEGAPIXELS));
  await page.getByRole("button", { name: words.kinds.worktop, exact: true }).click();
  const handle = page.getByRole("button", { name: new RegExp(`^${words.lines.lying.far}, .*1`) });
  await handle.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.getByRole("textbox", { name: words.measures.depth }).fill("62,5");
  await page.getByRole("radio", { name: new RegExp(`${words.light.swatch.split("{")[0]}4`) }).check();
  await page.getByRole("button", { name: "Nero Marquina" }).click();
  await expect(done(page, words)).toBeVisible(DRAWN);
  await expect(page.getByText(words.result.kept)).toBeVisible();
  expect(uploads).toEqual([]);

  await page.reload();
  await expect(done(page, words)).toBeVisible(DRAWN);
  await expect(page.getByRole("textbox", { name: words.measures.depth })).toHaveValue(/^62[.]5$/);
  await expect(page.getByRole("button", { name: "Nero Marquina" })).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("button", { name: words.result.delete }).click();
  await page.getByRole("button", { name: words.result.deleteYes }).click();
  await expect(page.getByLabel(words.choose)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(words.choose)).toBeVisible();
  expect(uploads).toEqual([]);
});

test("the worked example shows stones side by side, saves and asks", async ({ page }) => {
  await open(page, "/rooms/yours?stone=granit/verde-bahia");
  await page.getByRole("button", { name: words.example }).click();
  // The stone that the visitor came with lies there at once.
  await expect(done(page, words)).toBeVisible(DRAWN);
  await page.getByRole("button", { name: words.stones.setAside }).click();
  await expect(page.getByRole("button", { name: "Verde Bahia", pressed: true })).toHaveCount(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.result.save }).click();
  expect((await download).suggestedFilename()).toMatch(/verde-bahia\.jpg$/);
  await page.getByRole("link", { name: words.result.ask }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Verde Bahia", exact: true })).toBeVisible();
});

/** The photograph and the picture with stones, each as one number. */
function shownPixels(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>("section canvas")].map((canvas) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      let sum = 0;
      for (const value of data) sum = (Math.imul(sum, 31) + value) | 0;
      return sum;
    }),
  );
}

test("what this device keeps is the same picture when it is opened again", async ({ page }) => {
  await openVerdeBahia(page);
  await expect(page.getByText(en.result.kept)).toBeVisible();
  const before = await shownPixels(page);
  expect(before).toHaveLength(2);
  await page.reload();
  await expect(done(page, en)).toBeVisible(DRAWN);
  expect(await shownPixels(page)).toEqual(before);
});

test("photograph and preview go with an enquiry after a clear yes, not before", async ({ page }) => {
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
});

test("a photograph that is deleted goes out of the draft of an enquiry, too", async ({ page }) => {
  await openVerdeBahia(page);
  await page.getByRole("button", { name: en.result.askWith }).click();
  await page.getByRole("button", { name: en.result.askWithYes }).click();
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

test("the stone is where the outline is, and nothing else changes; of several surfaces it is said which one a stone is for", async ({
  page,
}) => {
  await open(page, "/rooms/yours");
  await page.getByRole("button", { name: en.example }).click();
  await page.getByRole("button", { name: "Nero Marquina" }).click();
  await expect(done(page, en)).toBeVisible(DRAWN);
  const [floor, worktop] = await page.evaluate(() => {
    const [before, after] = [...document.querySelectorAll<HTMLCanvasElement>("section canvas")];
    const grey = (canvas: HTMLCanvasElement | undefined, x: number, y: number) => {
      const [width, height] = [canvas?.width ?? 0, canvas?.height ?? 0];
      const data = canvas?.getContext("2d")?.getImageData(x * width, y * height, 4, 4).data ?? [];
      return data[1] ?? Number.NaN;
    };
    return [
      grey(before, 0.1, 0.95) - grey(after, 0.1, 0.95),
      grey(before, 0.57, 0.36) - grey(after, 0.57, 0.36),
    ];
  });
  expect(floor).toBe(0);
  expect(worktop).toBeGreaterThan(50);

  await page.getByText(en.what.add).click();
  await page.getByRole("button", { name: en.kinds.floor, exact: true }).click();
  await page.getByRole("button", { name: "Carrara" }).click();
  await expect(page.getByText(en.stones.for.replace("{surface}", en.kinds.floor))).toBeVisible();
  await page.getByRole("button", { name: en.stones.everywhere }).click();
  await page.getByRole("button", { name: en.kinds.worktop, exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Carrara", pressed: true })).toBeVisible();
});

test("two lines that meet have a grip each, which a finger finds", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWorktop(page);
  for (const [line, end] of [
    ["far", 1],
    ["near", 1],
    ["end", 1],
    ["end", 2],
  ] as const) {
    const grip = page.getByRole("button", { name: new RegExp(`^${en.lines.lying[line]}, .*${end}`) });
    await grip.scrollIntoViewIfNeeded();
    const hit = await grip.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === button;
    });
    expect(hit, `${line} ${end}`).toBe(true);
  }
});

test("a sheet of A4 on the surface takes the place of length and grey", async ({ page }) => {
  await openWorktop(page);
  await page.getByRole("button", { name: en.sheet.lay }).click();
  await expect(page.getByRole("group", { name: en.light.title })).toHaveCount(0);
  const depth = page.getByRole("textbox", { name: en.measures.depth });
  const before = await depth.inputValue();
  const corner = page.getByRole("button", { name: en.sheet.corner.replace("{number}", "1") });
  await corner.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(depth).not.toHaveValue(before);
  await page.getByRole("button", { name: "Carrara" }).click();
  await expect(done(page, en)).toBeVisible(DRAWN);
  await page.getByRole("button", { name: en.sheet.remove }).click();
  await expect(page.getByRole("group", { name: en.light.title })).toBeVisible();
});

test("a length that makes no sense is named, and changes nothing; a stroke is done, undone and redone by keys", async ({
  page,
}) => {
  await open(page, "/rooms/yours");
  await page.getByRole("button", { name: en.example }).click();
  const undo = page.getByRole("button", { name: en.undo });
  await page.getByRole("textbox", { name: en.measures.depth }).fill("0");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/between 5 and 1,200\scm/);
  await expect(undo).toHaveAttribute("aria-disabled", "true");

  await page.getByRole("button", { name: en.tools.thing }).click();
  const brush = page.getByRole("application", { name: en.brush.thing });
  await brush.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(undo).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Control+z");
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Control+Shift+z");
  await expect(undo).not.toHaveAttribute("aria-disabled", "true");
});

test("each tool says what it is for, and a stroke beside the outline why it does nothing", async ({
  page,
}) => {
  await open(page, "/rooms/yours");
  await choosePhotograph(page, en);
  await expect(page.getByText(en.hints.noSurface)).toBeVisible();
  await page.getByRole("button", { name: en.tools.stone, exact: true }).click();
  await expect(page.getByText(en.hints.noSurface)).toBeVisible();
  await page.getByRole("button", { name: en.kinds.worktop, exact: true }).click();
  await expect(page.getByText(en.hints.lines)).toBeVisible();
  await page.getByRole("button", { name: en.tools.slab, exact: true }).click();
  await expect(page.getByText(en.hints.noStone)).toBeVisible();
  await page.getByRole("button", { name: en.tools.stone, exact: true }).click();
  await expect(page.getByText(en.hints.stone)).toBeVisible();
  const brush = page.getByRole("application", { name: en.brush.stone });
  await brush.click({ position: { x: 12, y: 12 } });
  await expect(page.getByText(en.hints.missed)).toBeVisible();
});

test("on a phone the tool is in sight once the photograph is open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/rooms/yours");
  await page.getByRole("button", { name: en.example }).click();
  await expect(page.getByRole("button", { name: en.tools.lines, exact: true })).toBeInViewport();
});

test("the length that the lines show is told until another one is entered", async ({ page }) => {
  await openWorktop(page);
  const length = page.getByRole("textbox", { name: en.measures.length, exact: true });
  await expect(length).toHaveAccessibleDescription(/^By your lines: \d+\scm/);
  await length.fill("250");
  await expect(page.getByText(/^By your lines/)).toBeHidden();
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
  await choosePhotograph(page, en);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(en.refused.undrawable);
});

test("no WebGL is needed", async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });
  await openWorktop(page);
  await page.getByRole("button", { name: "Carrara" }).click();
  await expect(done(page, en)).toBeVisible(DRAWN);
});
