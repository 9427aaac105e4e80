import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tableStanding } from "@stoneyard/catalogue/table-standing.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Recipe } from "../slabs/recipe.ts";
import { MadeList } from "./made-list.ts";
import { filesOf, formOf } from "./model.ts";
import { drawTexture, textureOrder } from "./texture.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "stoneyard-tables-"));
});
afterAll(() => rm(dir, { recursive: true }));

const RECIPE: Recipe = {
  model: "stack",
  layers: [
    { layer: "ground", colours: ["#101214", "#8a8c90"], size: 30, octaves: 4 },
    { layer: "crystals", contrast: 0.2, size: 2 },
  ],
};

test("the same table in the same stone gives the same bytes", async () => {
  const standing = tableStanding([{ length: 120, width: 60 }]);
  const one = await formOf("club-rectangle-120x60", standing, 45);
  const other = await formOf("club-rectangle-120x60", standing, 45);
  const cuts = one.atlas.cuts.map((cut) => ({ ...cut, columns: 64, rows: 32, mmPerPixel: 40 }));
  const order = textureOrder("marble/test", RECIPE, 1, { width: 64, height: 32, cuts }, 20_000);
  const [jpeg, again] = [await drawTexture(order), await drawTexture(order)];
  expect(again).toEqual(jpeg);
  expect(await filesOf(other, "test", jpeg)).toEqual(await filesOf(one, "test", jpeg));
  expect(other.shadow).toEqual(one.shadow);
}, 90_000);

test("a texture that does not fit its budget is made coarser, and an impossible budget is told", async () => {
  const cut = {
    name: "top",
    width: 200,
    height: 200,
    mmPerPixel: 2,
    left: 0,
    top: 0,
    columns: 116,
    rows: 116,
  };
  const atlas = { width: 116, height: 116, cuts: [cut] };
  const order = (budget: number) => textureOrder("marble/test", RECIPE, 1, atlas, budget);
  const free = await drawTexture(order(100_000));
  const tight = await drawTexture(order(Math.round(free.length * 0.8)));
  expect(tight.length).toBeLessThan(free.length * 0.8);
  expect(await sharp(tight).metadata()).toMatchObject({ width: 116, height: 116 });
  await expect(drawTexture(order(100))).rejects.toThrow("does not fit 100 bytes");
});

test("a file of the owner is told from ours, and ours from an older one of ours", async () => {
  const list = await MadeList.open(dir);
  expect(await list.stateOf("a.glb", "0000000000000001")).toBe("missing");
  await list.write("a.glb", Uint8Array.of(1, 2), "0000000000000001");
  const reopened = await MadeList.open(dir);
  expect(await reopened.stateOf("a.glb", "0000000000000001")).toBe("current");
  expect(await reopened.stateOf("a.glb", "0000000000000002")).toBe("stale");
  await writeFile(join(dir, "a.glb"), "an owner's model");
  expect(await reopened.stateOf("a.glb", "0000000000000001")).toBe("owners");
  expect(await readFile(join(dir, "made.yaml"), "utf8")).toContain("a.glb: {");
});
