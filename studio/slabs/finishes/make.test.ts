import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { readCatalogue, readContent } from "@stoneyard/catalogue/read.ts";
import { TEST_CONTENT, writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { photograph, putPicture } from "@stoneyard/catalogue/testing/pictures.ts";
import { expect, test, vi } from "vitest";
import { Masters } from "../../masters.ts";
import type { Recipe } from "../recipe.ts";
import { finishedStones } from "./commissions.ts";
import { makeFinishes } from "./make.ts";

// Encoding real pictures takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const CARRARA = "stones/marble/carrara.yaml";
const SLAB = "stones/marble/carrara";
const recipe: Recipe = {
  model: "stack",
  close: [0.4, 0.6],
  layers: [{ layer: "ground", colours: ["#202020", "#e0e0e0"], size: 40, octaves: 1 }],
};

/** The small content folder with Carrara in these finishes and a slab of ours. */
async function contentWith(finishes: string): Promise<string> {
  const text = TEST_CONTENT[CARRARA]?.replace("finishes: [polished]", `finishes: ${finishes}`) ?? "";
  const dir = await writeTestContent({ [CARRARA]: text });
  await drawSlab(dir, "#888888");
  return dir;
}

async function drawSlab(dir: string, colour: string): Promise<void> {
  const masters = await Masters.open(dir);
  await masters.write(SLAB, await photograph(1600, 1000, colour), { made: "studio", recipe: "0".repeat(16) });
}

async function stonesOf(dir: string) {
  const recipes = new Map<StoneKey, Recipe>([["marble/carrara", recipe]]);
  return finishedStones(await readContent(dir), recipes);
}

async function made(dir: string): Promise<number> {
  return makeFinishes(dir, await stonesOf(dir));
}

test("a stone is drawn in each finish, from the middle of its close view", async () => {
  const dir = await contentWith("[polished, honed]");
  const [{ piece }] = await stonesOf(dir);
  expect(piece.slab.view).toEqual({ left: 1180, top: 1125, columns: 640, rows: 480, mmPerPixel: 0.3125 });
  expect(await made(dir)).toBe(2);
  const { pictures } = await readCatalogue(dir);
  for (const finish of ["polished", "honed"]) {
    const picture = pictures.get(`finishes/marble/carrara-${finish}`);
    expect(picture).toMatchObject({ made: "studio", width: 640, height: 480, mmPerPixel: 0.3125 });
    expect((await readFile(picture?.file ?? "")).length).toBeLessThan(25_000);
  }
});

test("a stone with a single finish has none: its slab shows it", async () => {
  expect(await stonesOf(await contentWith("[polished]"))).toEqual([]);
});

test("only what changed is drawn again: another finish, or all when the slab was drawn anew", async () => {
  const dir = await contentWith("[polished, honed]");
  expect(await made(dir)).toBe(2);
  expect(await made(dir)).toBe(0);
  await drawSlab(dir, "#999999");
  expect(await made(dir)).toBe(2);
});

test("photographs stay: of a finish in its place, of a slab without any drawing beside it", async () => {
  const dir = await contentWith("[polished, honed]");
  const photo = await photograph(1600, 1200, "#aa0000");
  await putPicture(dir, "finishes/marble/carrara-honed.jpg", photo);
  expect(await made(dir)).toBe(1);
  expect((await readFile(join(dir, "pictures/finishes/marble/carrara-honed.jpg"))).equals(photo)).toBe(true);

  const other = await contentWith("[polished, honed]");
  await putPicture(other, `${SLAB}.jpg`, photo);
  expect(await made(other)).toBe(0);
});
