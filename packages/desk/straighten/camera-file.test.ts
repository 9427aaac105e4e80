import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openCameraFile } from "./camera-file.ts";
import { openPhotograph } from "./photograph.ts";

/** 1200 × 900 pixels of Carrara, turned by a quarter as a telephone held upright notes it, with a place in its EXIF. */
const HEIC = join(import.meta.dirname, "../../server/testing/files/turned.heic");

test("HEIC is opened upright, and nothing that the camera noted goes on", async () => {
  const bytes = await readFile(HEIC);
  const { image, width, height, exif } = await openCameraFile(bytes);
  expect([width, height]).toEqual([900, 1200]);
  expect(exif?.length).toBeGreaterThan(0);
  const written = await image.jpeg().toBuffer();
  const { exif: left, ...meta } = await sharp(written).metadata();
  expect([meta.width, meta.height, left]).toEqual([900, 1200, undefined]);
  const { channels } = await sharp(written).stats();
  for (const { mean } of channels) expect(mean).toBeGreaterThan(150);
  const photograph = await openPhotograph(bytes);
  expect(photograph.pixels).toMatchObject({ width: 900, height: 1200 });
  expect(photograph.focal).toBeCloseTo((26 * Math.hypot(900, 1200)) / Math.hypot(24, 36), 0);
});

test("while HEIC is decoded, the thread of the desk is free to answer", async () => {
  const bytes = await readFile(HEIC);
  const before = performance.eventLoopUtilization();
  await openCameraFile(bytes);
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test("HEIC that breaks off, or is none, is refused", async () => {
  const bytes = await readFile(HEIC);
  for (const wrong of [bytes.subarray(0, 20_000), bytes.subarray(0, 300), Buffer.from("\0\0\0\x18ftypheic")])
    await expect(openPhotograph(wrong)).rejects.toThrow("photograph cannot be read");
});

test("what is transparent is white, in colours and in grey", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = sharp({ create: { width: 1200, height: 900, channels: 4, background: clear } });
  for (const space of ["srgb", "b-w"]) {
    const bytes = await drawn.clone().toColourspace(space).png().toBuffer();
    const { image } = await openCameraFile(bytes);
    const { isOpaque, channels } = await sharp(await image.jpeg().toBuffer()).stats();
    expect([space, isOpaque, ...new Set(channels.map(({ min }) => min))]).toEqual([space, true, 255]);
    const { data, width, height } = (await openPhotograph(bytes)).pixels;
    expect([data.length, ...new Set(data)]).toEqual([3 * width * height, 255]);
  }
});

test("JPEG is turned as its EXIF says", async () => {
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#888" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await openCameraFile(bytes)).toMatchObject({ width: 900, height: 1200 });
});
