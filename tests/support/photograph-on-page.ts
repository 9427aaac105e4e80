import sharp from "sharp";
import en from "#content/messages/en/visitor-photo.json" with { type: "json" };
import { expect, open, type Page } from "./site.ts";

/** Without a second core the worker takes its time. */
export const DRAWN = { timeout: 90_000 };

/** A grey worktop before a light wall. As small as it may be, as long as its size is not what is asked: each pixel is work. */
export function photograph(size = { width: 400, height: 300 }): Promise<Buffer> {
  const worktop = Buffer.from(
    `<svg width="${size.width}" height="${size.height}" viewBox="0 0 4000 3000"><rect width="4000" height="3000" fill="#d8d4cc"/>
     <polygon points="1000,1500 3200,1560 3400,2340 400,2160" fill="#8a8a88"/></svg>`,
  );
  return sharp(worktop).jpeg({ quality: 90 }).toBuffer();
}

/** As a telephone takes it. */
export const TWELVE_MEGAPIXELS = { width: 4000, height: 3000 };

export async function choosePhotograph(page: Page, buffer?: Buffer) {
  const file = { name: "kitchen.jpg", mimeType: "image/jpeg", buffer: buffer ?? (await photograph()) };
  await page.getByLabel(en.choose).setInputFiles(file);
}

/** Opens a small photograph with a worktop on it. */
export async function openWorktop(page: Page, path = "/rooms/yours") {
  await open(page, path);
  await choosePhotograph(page);
  await page.getByRole("button", { name: en.kinds.worktop, exact: true }).click();
}

/** The same with the stone on it with which the address is opened. */
export async function openVerdeBahia(page: Page) {
  await openWorktop(page, "/rooms/yours?stone=granit/verde-bahia");
  await page.getByRole("button", { name: "Verde Bahia" }).click();
  // The photograph, and another picture.
  await expect.poll(async () => new Set(await shownPixels(page)).size, DRAWN).toBe(2);
  await expect(done(page)).toBeVisible(DRAWN);
}

/** Requests with a body, and those that name the photograph. */
export function watchUploads(page: Page): string[] {
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.postDataBuffer() !== null || request.method() !== "GET")
      uploads.push(`${request.method()} ${request.url()}`);
  });
  return uploads;
}

/** What says that the picture with stones is drawn. */
export const done = (page: Page) =>
  page.getByRole("status").filter({ hasText: new RegExp(`^${en.status.drawn.split("{")[0]}`) });

/** The photograph and the picture with stones, each as one number. */
export function shownPixels(page: Page): Promise<number[]> {
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
