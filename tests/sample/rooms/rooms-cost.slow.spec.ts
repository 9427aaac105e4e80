import type { Page } from "@playwright/test";
import { beforeDrawing, drawn, ROOM_TIMEOUT, ROOM_WORDS } from "../../support/room-on-page.ts";
import { expect, open, test } from "../../support/site.ts";

test.describe.configure(ROOM_TIMEOUT);

type Held = { textures: number; bitmaps: number };

/** Counts what the worker that draws takes from the graphics card, and pictures that are unpacked in memory. */
function countHeld(): void {
  const held: Held = { textures: 0, bitmaps: 0 };
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

async function heldBy(page: Page): Promise<Held> {
  const [worker] = page.workers();
  if (!worker) throw new Error("No worker draws.");
  return worker.evaluate(() => (globalThis as unknown as { held: Held }).held);
}

test("the first view of a room stays within 350 kB, and stones that are no longer shown hold no memory", async ({
  page,
}) => {
  let bytes = 0;
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(room-layers|images\/stones)\//.test(pathname)) return;
    bytes += Number(response.headers()["content-length"]);
  });
  await beforeDrawing(page, countHeld);
  await open(page, "/rooms/kitchen-1");
  await drawn(page);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(350_000);

  const first = await heldBy(page);
  expect(first.textures).toBeGreaterThan(0);
  expect(first.bitmaps).toBe(0);
  await page.getByRole("button", { name: ROOM_WORDS.worktop }).click();
  const stones = page.getByRole("group", { name: /^Suggestions/ }).getByRole("button");
  for (let i = 0; i < 3; i += 1) {
    await stones.nth(i).click();
    await expect(stones.nth(i)).toHaveAttribute("aria-pressed", "true");
    await drawn(page);
  }
  await expect.poll(() => heldBy(page)).toEqual(first);
});
