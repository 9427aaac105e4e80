import { readContent } from "@stoneyard/catalogue/read.ts";
import { writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { expect, test } from "vitest";
import { commissions } from "./commissions.ts";
import type { Recipe } from "./recipe.ts";

const recipe: Recipe = {
  model: "stack",
  others: [4],
  layers: [{ layer: "ground", colours: ["#202020"], size: 400 }],
};

test("a recipe may ask for a quality that keeps its grain, in its slab and its close view", async () => {
  const content = await readContent(await writeTestContent());
  const qualities = (drawn: Recipe) =>
    Object.fromEntries(
      commissions(content, new Map([["marble/carrara", drawn]])).map(({ name, quality }) => [name, quality]),
    );
  const usual = qualities(recipe);
  const fine = qualities({ ...recipe, quality: 71 });
  expect(fine).toEqual({
    ...usual,
    "stones/marble/carrara": 71,
    "stones/marble/carrara-close": 71,
  });
  expect(fine).not.toEqual(usual);
});
