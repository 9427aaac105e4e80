import { mkdtemp, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { makeIcons } from "./icons.ts";

const GREEN = "#1f5a43";
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="${GREEN}" d="M0 0h16v16H0z"/></svg>`;

async function icons(): Promise<{ dir: string; make: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), "stoneyard-icons-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const { brand } = await readContent(await writeTestContent({ "brand/icon.svg": ICON }));
  return { dir, make: () => makeIcons(brand, dir) };
}

test("one drawing becomes an icon of every size", async () => {
  const { dir, make } = await icons();
  await make();
  expect((await readdir(dir, { recursive: true })).sort()).toEqual([
    "favicon.ico",
    "icons",
    "icons/apple-touch-icon.png",
    "icons/icon-192.png",
    "icons/icon-32.png",
    "icons/icon-512.png",
    "icons/icon-maskable-512.png",
    "icons/icon.svg",
  ]);
  expect(await readFile(join(dir, "icons/icon.svg"), "utf8")).toBe(ICON);
  for (const [file, size] of [
    ["icon-32", 32],
    ["apple-touch-icon", 180],
    ["icon-512", 512],
  ] as const) {
    const picture = sharp(join(dir, `icons/${file}.png`));
    expect(await picture.metadata()).toMatchObject({ width: size, height: size });
    expect((await picture.stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([
      31, 90, 67,
    ]);
  }
});

test("what a phone may cut off of an icon is paper", async () => {
  const { dir, make } = await icons();
  await make();
  const { data } = await sharp(join(dir, "icons/icon-maskable-512.png"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) =>
    `#${data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3).toString("hex")}`;
  expect(pixel(2, 2)).toBe("#f4f4f2");
  expect(pixel(40, 256)).toBe("#f4f4f2");
  expect(pixel(256, 256)).toBe(GREEN);
});

test("favicon.ico holds three pictures where its head says", async () => {
  const { dir, make } = await icons();
  await make();
  const ico = await readFile(join(dir, "favicon.ico"));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [i, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * i;
    const start = ico.readUInt32LE(entry + 12);
    const picture = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: size, height: size });
  }
});

test("icons that are the same keep their time", async () => {
  const { dir, make } = await icons();
  await make();
  const file = join(dir, "icons/icon-192.png");
  await utimes(file, 1000, 1000);
  await make();
  expect((await stat(file)).mtimeMs).toBe(1_000_000);
});
