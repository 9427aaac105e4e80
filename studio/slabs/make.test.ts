import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { readCatalogue, readContent } from "@stoneyard/catalogue/read.ts";
import { writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { fillPictures, photograph, putPicture } from "@stoneyard/catalogue/testing/pictures.ts";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { makeSlabs } from "./make.ts";
import type { Recipe } from "./recipe.ts";

// Encoding real pictures takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const plain = (colour: string, others: number[] = []): Recipe => ({
  model: "stack",
  others,
  layers: [{ layer: "ground", colours: ["#202020", colour], size: 400, octaves: 1 }],
});

async function drawn(dir: string, recipe: Recipe) {
  const content = await readContent(dir);
  return makeSlabs(dir, new Map([["marble/carrara", recipe]]), { content });
}

/** Content whose pictures are all there but those that show Carrara itself. */
async function contentWithoutSlabs(): Promise<string> {
  const dir = await writeTestContent();
  await fillPictures(dir);
  const ours = ["stones/marble/carrara", "home/hero-1", "home/hero-2", "social/default"];
  for (const name of ours) await rm(join(dir, "pictures", `${name}.png`));
  return dir;
}

test("a stone's slab, close view, other slabs and the heroes that show it are drawn, listed and known by scale", async () => {
  const dir = await contentWithoutSlabs();
  expect((await drawn(dir, plain("#e0e0e0", [4, 7]))).owners).toEqual([]);
  const { pictures } = await readCatalogue(dir);
  const found = (name: string) => pictures.get(`stones/marble/carrara${name}`);
  expect(found("")).toMatchObject({ made: "studio", width: 2048, height: 1280, mmPerPixel: 1.5625 });
  expect(found("-close")).toMatchObject({ made: "studio", width: 1600 });
  expect(found("-close")?.place).toEqual({ left: 1200, top: 750 });
  expect(found("-2")).toMatchObject({ made: "studio", width: 1600, mmPerPixel: 2 });
  expect(await bytesOf(dir, "-2")).not.toEqual(await bytesOf(dir, "-3"));
});

test("a close view shows what lies at its place on the slab", async () => {
  const dir = await contentWithoutSlabs();
  await drawn(dir, plain("#e0e0e0"));
  const slab = sharp(join(dir, "pictures/stones/marble/carrara.avif"));
  const near = sharp(join(dir, "pictures/stones/marble/carrara-close.avif"));
  const part = slab.extract({ left: 768, top: 480, width: 512, height: 320 });
  const [one, other] = await Promise.all(
    [part, near].map((picture) => picture.resize(64, 40).raw().toBuffer()),
  );
  const apart = [...one].map((value, i) => Math.abs(value - other[i]));
  expect(Math.max(...apart)).toBeLessThan(8);
});

test("only what changed is drawn again, and a photograph stays", async () => {
  const dir = await contentWithoutSlabs();
  const first = await drawn(dir, plain("#e0e0e0"));
  expect(first.drawn).toBeGreaterThanOrEqual(2);
  expect(await drawn(dir, plain("#e0e0e0"))).toMatchObject({ drawn: 0, current: first.drawn });
  const photo = await photograph(1600, 1000, "#aa0000");
  await putPicture(dir, "stones/marble/carrara.avif", photo);
  const changed = await drawn(dir, plain("#d0d0d0"));
  expect(changed.owners).toEqual(["stones/marble/carrara"]);
  expect(changed.drawn).toBe(first.drawn - 1);
  expect((await bytesOf(dir, "")).equals(photo)).toBe(true);
});

function bytesOf(dir: string, name: string): Promise<Buffer> {
  return readFile(join(dir, `pictures/stones/marble/carrara${name}.avif`));
}
