import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readContent } from "#catalogue/read.ts";
import { Masters } from "../masters.ts";
import { readRecipes } from "./recipe.ts";

const RECIPES = join(import.meta.dirname, "recipes");

test("every stone whose slab is drawn here has a recipe", async () => {
  const { stones } = await readContent("content");
  const masters = await Masters.open("content");
  const recipes = await readRecipes(RECIPES);
  for (const { key } of stones) {
    if (await masters.ours(`stones/${key}`)) expect(recipes.has(key), key).toBe(true);
  }
});

test("a mistake is told with file, line and what would be right", async () => {
  const dir = await folderWith({ "marble/carrara.yaml": "model: veined\nground: white\nvein: []\n" });
  const error = await readRecipes(dir).catch((thrown: Error) => thrown.message);
  expect(error).toContain("recipes/marble/carrara.yaml:2");
  expect(error).toContain("a colour such as #e4e6e6");
  expect(error).toContain("vein: this key is not known; did you mean veins?");
});

test("an unknown layer is told with those that are known", async () => {
  const dir = await folderWith({
    "onyx/onyx-red.yaml": "model: stack\nlayers:\n  - layer: vains\n    size: 3\n",
  });
  await expect(readRecipes(dir)).rejects.toThrow("recipes/onyx/onyx-red.yaml:3");
});

async function folderWith(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "recipes-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const dir = join(root, "recipes");
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(dir, file, ".."), { recursive: true });
    await writeFile(join(dir, file), text);
  }
  return dir;
}
