import { join } from "node:path";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { expect, test } from "vitest";
import { Masters } from "../masters.ts";
import { folderWith } from "../testing/folder-with.ts";
import { readRecipes } from "./recipe.ts";

const RECIPES = join(import.meta.dirname, "recipes");

test("every stone has a recipe or the owner's photograph of its slab, and every recipe a stone or one that was taken out", async () => {
  const { stones, families } = await readContent("content");
  const masters = await Masters.open("content");
  const recipes = await readRecipes(RECIPES);
  const isPhotograph = async (name: string) => masters.has(name) && !(await masters.ours(name));
  for (const { key } of stones) {
    expect(recipes.has(key) || (await isPhotograph(`stones/${key}`)), key).toBe(true);
  }
  const retired = [...families.values()].flatMap(({ key, retired = [] }) =>
    retired.map(({ slug }) => `${key}/${slug}`),
  );
  const keys = new Set<string>([...stones.map(({ key }) => key), ...retired]);
  expect([...recipes.keys()].filter((key) => !keys.has(key))).toEqual([]);
});

test("a mistake is told with file, line and what would be right", async () => {
  const dir = await folderWith({ "recipes/marble/carrara.yaml": "model: veined\nground: white\nvein: []\n" });
  const error = await readRecipes(join(dir, "recipes")).catch((thrown: Error) => thrown.message);
  expect(error).toContain("recipes/marble/carrara.yaml:2");
  expect(error).toContain("a colour such as #e4e6e6");
  expect(error).toContain("vein: this key is not known; did you mean veins?");
});

test("an unknown layer is told with those that are known", async () => {
  const dir = await folderWith({
    "recipes/onyx/onyx-red.yaml": "model: stack\nlayers:\n  - layer: vains\n    size: 3\n",
  });
  await expect(readRecipes(join(dir, "recipes"))).rejects.toThrow("recipes/onyx/onyx-red.yaml:3");
});
