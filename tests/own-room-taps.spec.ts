import { existsSync } from "node:fs";
import sharp from "sharp";
import en from "#content/messages/en/own-room.json" with { type: "json" };
import sr from "#content/messages/sr/own-room.json" with { type: "json" };
import { axeFaults } from "./axe.ts";
import { SITE_PORT } from "./ports.ts";
import { expect, LANGUAGES, open, type Page, test, tolerate } from "./site.ts";
import { startSiteWithTapModel } from "./site-with-tap-model.ts";

const PORT = SITE_PORT + 8;
const WORDS = { en, sr };
/** Without a second core the workers take their time. */
test.describe.configure({ timeout: 180_000 });
const DRAWN = { timeout: 90_000 };

const WIDTH = 800;
/**
 * A grey worktop where the first lines lie, and on it a pot so nearly of its colour that it is taken for stone.
 * Small, as each pixel is work.
 */
function photograph(): Promise<Buffer> {
  const kitchen = Buffer.from(
    `<svg width="${WIDTH}" height="${(WIDTH * 3) / 4}" viewBox="0 0 1600 1200"><rect width="1600" height="1200" fill="#d8d4cc"/>
     <polygon points="400,600 1280,624 1360,936 160,864" fill="#8a8a88"/>
     <ellipse cx="760" cy="740" rx="90" ry="60" fill="#a4a4a2"/></svg>`,
  );
  return sharp(kitchen).jpeg({ quality: 95 }).toBuffer();
}
/** Where both are, as shares of the width. */
const [POT, WORKTOP] = [
  [760 / 1600, 740 / 1600],
  [1000 / 1600, 740 / 1600],
] as const;

/** How much darker a pixel became; no number while nothing is drawn. */
function darkened(page: Page, [x, y]: readonly [number, number]): Promise<number> {
  return page.evaluate(
    ([left, top]) => {
      const [before, after] = [...document.querySelectorAll<HTMLCanvasElement>("section canvas")];
      const grey = (canvas: HTMLCanvasElement | undefined) => {
        const [, green = 0, , opaque] = canvas?.getContext("2d")?.getImageData(left, top, 1, 1).data ?? [];
        return opaque ? green : Number.NaN;
      };
      return grey(before) - grey(after);
    },
    [Math.round(x * WIDTH), Math.round(y * WIDTH)] as const,
  );
}

/** Opens the photograph with black stone on the worktop, and takes up the tool. */
async function prepare(page: Page, prefix: string, words: typeof en) {
  await open(page, `${prefix}/rooms/yours`);
  const file = { name: "kitchen.jpg", mimeType: "image/jpeg", buffer: await photograph() };
  await page.getByLabel(words.choose).setInputFiles(file);
  await page.getByRole("button", { name: words.kinds.worktop, exact: true }).click();
  await page.getByRole("button", { name: "Nero Marquina" }).click();
  await expect.poll(() => darkened(page, POT), DRAWN).toBeGreaterThan(40);
  await page.getByRole("button", { name: words.tools.thing, exact: true }).click();
}

/** What the browser keeps of strokes. */
function keptStrokes(page: Page): Promise<{ over: string; outlines: number }[]> {
  type Kept = { state: { surfaces: { strokes: { over: string; outlines: unknown[] }[] }[] } };
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("own-room");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const asking = opening.result.transaction("rooms").objectStore("rooms").get("only");
          asking.onsuccess = () => {
            const { surfaces } = (asking.result as Kept).state;
            resolve(
              (surfaces[0]?.strokes ?? []).map(({ over, outlines }) => ({ over, outlines: outlines.length })),
            );
          };
        };
      }),
  );
}

const tapButton = (page: Page, words: typeof en) =>
  page.getByRole("button", { name: words.tools.tap, exact: true });

test.describe("with a model", () => {
  let site: Awaited<ReturnType<typeof startSiteWithTapModel>>;
  test.use({ baseURL: `http://localhost:${PORT}` });
  // One after another, as they share a server.
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    site = await startSiteWithTapModel(PORT);
  });
  test.afterAll(() => site.stop());

  for (const { locale, prefix } of LANGUAGES) {
    const words = WORDS[locale];

    test(`${locale}: a tap leaves out all of a thing, is undone, and needs no model to be seen again`, async ({
      page,
    }) => {
      const asked: string[] = [];
      const uploads: string[] = [];
      page.context().on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/own-room-model/")) asked.push(pathname);
        if (request.method() !== "GET" || request.postDataBuffer() !== null) uploads.push(pathname);
      });
      await prepare(page, prefix, words);
      await tapButton(page, words).click();
      await expect(page.getByText(words.taps.question.split("{")[0] ?? "")).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
      expect(asked).toEqual([]);
      await page.getByRole("button", { name: words.taps.yes }).click();
      const layer = page.getByRole("application", { name: words.taps.thing });
      await expect(layer).toBeVisible(DRAWN);
      expect(asked).toHaveLength(5);
      const { width } = (await layer.boundingBox()) ?? { width: 0 };
      await layer.click({ position: { x: POT[0] * width, y: POT[1] * width } });
      await expect.poll(() => darkened(page, POT), DRAWN).toBe(0);
      expect(await darkened(page, WORKTOP)).toBeGreaterThan(40);

      await page.getByRole("button", { name: words.undo }).click();
      await expect.poll(() => darkened(page, POT), DRAWN).toBeGreaterThan(40);
      await page.getByRole("button", { name: words.redo }).click();
      await expect.poll(() => darkened(page, POT), DRAWN).toBe(0);
      await expect.poll(() => keptStrokes(page)).toEqual([{ over: "thing", outlines: expect.any(Number) }]);

      asked.length = 0;
      await page.reload();
      await expect.poll(() => darkened(page, WORKTOP), DRAWN).toBeGreaterThan(40);
      expect(await darkened(page, POT)).toBe(0);
      expect([...asked, ...uploads]).toEqual([]);
    });
  }

  test("a tap by keys marks stone as well", async ({ page }) => {
    await prepare(page, "", en);
    await page.getByRole("button", { name: en.tools.stone, exact: true }).click();
    await tapButton(page, en).press("Space");
    await page.getByRole("button", { name: en.taps.yes }).press("Enter");
    await expect(tapButton(page, en)).toBeFocused();
    const layer = page.getByRole("application", { name: en.taps.stone });
    await expect(layer).toBeVisible(DRAWN);
    await layer.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Space");
    // The worktop, and the hole that the pot is in it.
    await expect.poll(() => keptStrokes(page), DRAWN).toEqual([{ over: "stone", outlines: 2 }]);
  });

  test("where the model does not come the page says so, and all else works", async ({ page, faults }) => {
    await prepare(page, "", en);
    await page.context().route("**/own-room-model/encoder*", (route) => route.abort());
    await tapButton(page, en).click();
    await page.getByRole("button", { name: en.taps.yes }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(en.taps.unloaded);
    const brush = page.getByRole("application", { name: en.brush.thing });
    await brush.click({ position: { x: 300, y: 300 } });
    await page.context().unroute("**/own-room-model/encoder*");
    await page.getByRole("button", { name: en.taps.again }).click();
    await expect(page.getByRole("application", { name: en.taps.thing })).toBeVisible(DRAWN);
    tolerate(faults, /own-room-model\/encoder/);
  });

  test("where a device cannot run the model the page says so, and the brush works", async ({
    page,
    faults,
  }) => {
    await prepare(page, "", en);
    await page
      .context()
      .route("**/own-room-model/ort-wasm*", (route) => route.fulfill({ body: "no program" }));
    await tapButton(page, en).click();
    await page.getByRole("button", { name: en.taps.yes }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(en.taps.failed);
    await page.getByRole("button", { name: en.taps.no }).click();
    await expect(page.getByRole("application", { name: en.brush.thing })).toBeVisible();
    tolerate(faults, /wasm/i);
  });

  test("what is fetched is stopped by a press, and the brush comes back", async ({ page, faults }) => {
    await prepare(page, "", en);
    await page.context().route("**/own-room-model/decoder*", () => {});
    await tapButton(page, en).click();
    await page.getByRole("button", { name: en.taps.yes }).click();
    await expect(page.getByRole("progressbar", { name: en.taps.loading })).toBeVisible();
    await page.getByRole("button", { name: en.taps.cancel }).click();
    await expect(tapButton(page, en)).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByRole("application", { name: en.brush.thing })).toBeVisible();
    tolerate(faults, /own-room-model\/decoder/);
  });
});

test("without a model there is no such tool, and nothing of one in the site", async ({ page }) => {
  await prepare(page, "", en);
  await expect(page.getByRole("application", { name: en.brush.thing })).toBeVisible();
  await expect(tapButton(page, en)).toHaveCount(0);
  expect(existsSync("dist/client/own-room-model")).toBe(false);
});
