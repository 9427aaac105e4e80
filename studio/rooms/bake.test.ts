import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FamilyKey } from "@stoneyard/catalogue/kinds/family.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { laidSlab } from "./bake.ts";

const FAMILIES = new Map([
  ["marble" as FamilyKey, { engineered: false }],
  ["sm-marble" as FamilyKey, { engineered: true }],
]);
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "stoneyard-bake-"));
  const background = { r: 200, g: 200, b: 200 };
  await sharp({ create: { width: 32, height: 20, channels: 3, background } })
    .avif()
    .toFile(join(dir, "slab.avif"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const masters = {
  ours: async () => ({ sha256: "", made: "studio" as const, recipe: "", mmPerPixel: 100 }),
  pathOf: () => join(dir, "slab.avif"),
};

test("a still opens natural slabs like a book, and lays engineered ones side by side", async () => {
  expect(await laidSlab(masters, FAMILIES, "marble/sawn")).toMatchObject({
    size: [3.2, 2],
    bookmatched: true,
  });
  expect(await laidSlab(masters, FAMILIES, "sm-marble/cast")).toMatchObject({ bookmatched: false });
});
