import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { readCatalogue } from "#catalogue/read.ts";
import { fillPictures, photograph, putPicture, writeTestContent } from "#catalogue/test-content.ts";
import { makeStandIns } from "./make.ts";

// Encoding real pictures takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const DRAWN = [
  "stones/marble/carrara",
  "rooms/granit/tan-brown-kitchen",
  "accessories/ashtrays/brown-1",
  "tables/club-round-80-carrara",
];

/** Content with every picture there but those to be drawn. */
async function contentWithGaps(): Promise<string> {
  const dir = await writeTestContent();
  await fillPictures(dir);
  for (const name of DRAWN) await rm(join(dir, "pictures", `${name}.png`));
  return dir;
}

test("gaps are filled in the right size, marked as ours, and small", async () => {
  const dir = await contentWithGaps();
  expect(await makeStandIns(dir)).toBe(DRAWN.length);
  const { pictures } = await readCatalogue(dir);
  const standIns = [...pictures].filter(([, picture]) => picture.made === "stand-in");
  expect(standIns.map(([name, { width, height }]) => `${name} ${width}x${height}`)).toEqual([
    "stones/marble/carrara 2048x1280",
    "rooms/granit/tan-brown-kitchen 1600x1067",
    "accessories/ashtrays/brown-1 1200x1200",
    "tables/club-round-80-carrara 1600x1200",
  ]);
  for (const [, { file }] of standIns) expect((await readFile(file)).length).toBeLessThan(30_000);
});

test("a slab has its stone's own colours", async () => {
  const dir = await contentWithGaps();
  await makeStandIns(dir);
  const { channels } = await sharp(join(dir, "pictures/stones/marble/carrara.avif")).stats();
  for (const { mean } of channels) expect(mean).toBeGreaterThan(200);
});

test("a second run draws nothing; again draws stand-ins alike and leaves photographs alone", async () => {
  const dir = await contentWithGaps();
  await makeStandIns(dir);
  const list = () => readFile(join(dir, "pictures/made.yaml"), "utf8");
  const before = await list();
  expect(await makeStandIns(dir)).toBe(0);
  expect(await makeStandIns(dir, { again: true })).toBe(DRAWN.length);
  expect(await list()).toBe(before);
  const photo = await photograph(1600, 1000, "#aa0000");
  await putPicture(dir, "stones/marble/carrara.avif", photo);
  await makeStandIns(dir, { again: true });
  expect((await readFile(join(dir, "pictures/stones/marble/carrara.avif"))).equals(photo)).toBe(true);
});
