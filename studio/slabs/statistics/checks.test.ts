import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readCatalogue } from "@stoneyard/catalogue/read.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { folderWith } from "../../testing/folder-with.ts";
import { textHash } from "../primitives/random.ts";
import { readRecipes, stackOf } from "../recipe.ts";
import { render } from "../render.ts";
import type { StoneFeatures } from "./distance.ts";
import { checkLooks } from "./looks.ts";
import { measureMasters, measureStone } from "./measure.ts";
import { checkTwins, TWINS } from "./twins.ts";

const SLABS = join(import.meta.dirname, "..");
const EXPECTED = join(SLABS, "expected");

const pictures = new Map<string, Promise<Buffer>>();

/** A whole slab, small; drawn once for all tests. */
function drawn(key: string, seed = 0): Promise<Buffer> {
  const picture = pictures.get(`${key} ${seed}`) ?? draw(key, seed);
  pictures.set(`${key} ${seed}`, picture);
  return picture;
}

async function draw(key: string, seed: number): Promise<Buffer> {
  const [recipe] = (await readRecipes(join(SLABS, "recipes"), [key])).values();
  if (!recipe) throw new Error(`${key} has no recipe`);
  const view = { left: 0, top: 0, columns: 400, rows: 250, mmPerPixel: 8 };
  const slab = { width: 3200, height: 2000, seed: textHash(key) + seed, view };
  return sharp(render(stackOf(recipe), slab), { raw: { width: 400, height: 250, channels: 3 } })
    .png()
    .toBuffer();
}

function recoloured(picture: Buffer): Promise<Buffer> {
  return sharp(picture).tint("#c07050").png().toBuffer();
}

describe("two stones", () => {
  test("are twins when one is a copy of the other, and are not when they are different", async () => {
    const carrara = await drawn("marble/carrara");
    const stones = new Map([
      ["marble/carrara", await measureStone(carrara)],
      ["marble/copy", await measureStone(await sharp(carrara).jpeg({ quality: 80 }).toBuffer())],
      ["marble/nero-marquina", await measureStone(await drawn("marble/nero-marquina"))],
    ]);
    const pairs = checkTwins(stones);
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({ one: "marble/carrara", other: "marble/copy" });
    expect(pairs[0]?.distance).toBeLessThan(TWINS);
  });

  test("are alike when they are two slabs of one stone", async () => {
    const stones = new Map([
      ["one", await measureStone(await drawn("marble/carrara"))],
      ["other", await measureStone(await drawn("marble/carrara", 1))],
    ]);
    expect(checkTwins(stones)).toHaveLength(1);
  });

  test("are told apart by the close view alone", async () => {
    const slab = await drawn("marble/carrara");
    const far = await measureStone(slab, await drawn("marble/nero-marquina"));
    expect(
      checkTwins(
        new Map([
          ["one", far],
          ["other", await measureStone(slab, slab)],
        ]),
      ),
    ).toEqual([]);
  });
});

describe("what is expected of a stone", () => {
  test("is met by Carrara, and not when it is painted red", async () => {
    const carrara = await drawn("marble/carrara");
    expect(await checkLooks(EXPECTED, new Map([["marble/carrara", await measureStone(carrara)]]))).toEqual(
      [],
    );
    const red = new Map([["marble/carrara", await measureStone(await recoloured(carrara))]]);
    const [problem] = await checkLooks(EXPECTED, red);
    expect(problem).toMatchObject({ file: "expected/marble.yaml", line: 2 });
    expect(problem?.message).toMatch(/marble\/carrara: the chroma is \d+\.\d, expected 0 to 7/);
  });

  test("is missing for a stone that nobody wrote about", async () => {
    const stones = new Map([["marble/unknown", await measureStone(await drawn("marble/carrara"))]]);
    const [problem] = await checkLooks(EXPECTED, stones);
    expect(problem?.message).toContain("marble/unknown: nothing is expected of it");
  });

  test("is refused with file and line where it is no range or no pattern", async () => {
    const dir = await folderWith({
      "marble.yaml": "carrara:\n  lightness: [90, 70]\n  chroma: [0, 5]\n  pattern: striped\n",
    });
    const error = await checkLooks(dir, new Map()).catch((thrown: Error) => thrown.message);
    expect(error).toContain("marble.yaml:2");
    expect(error).toContain("the lower number first");
    expect(error).toContain("marble.yaml:4");
  });

  test("is written for each stone that has a recipe, and for no other", async () => {
    const recipes = await readRecipes(join(SLABS, "recipes"));
    const stones = new Map<string, StoneFeatures>();
    const features = await measureStone(await drawn("marble/carrara"));
    for (const key of recipes.keys()) stones.set(key, features);
    const missing = (await checkLooks(EXPECTED, stones)).filter(({ message }) =>
      message.includes("nothing is"),
    );
    expect(missing).toEqual([]);
    expect((await readdir(EXPECTED)).filter((file) => file.endsWith(".yaml"))).toHaveLength(6);
  });
});

test("no two masters are twins, and each looks as the trade expects", { timeout: 900_000 }, async () => {
  const stones = await measureMasters(await readCatalogue("content"));
  expect(checkTwins(stones).filter(({ distance }) => distance < TWINS)).toEqual([]);
  expect((await checkLooks(EXPECTED, stones)).map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});
