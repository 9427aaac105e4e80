import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { onyx, onyxRecipe } from "./onyx.ts";

const recipe = {
  model: "onyx",
  colours: ["#8d4d17", "#e2b768", "#f6e7bd"],
  tilt: 0.1,
  iron: { colour: "#c06a10", veins: 3 },
  cracks: 1,
};

test("an onyx is layers that grew one on another, with milk, iron and cracks", () => {
  const stack = onyx(onyxRecipe.parse(recipe));
  expect(stack.map(({ layer }) => layer)).toEqual([
    "growth",
    "clouds",
    "clouds",
    "veins",
    "veins",
    "sand",
    "crystals",
  ]);
  expect(stack[0]).toMatchObject({ colours: recipe.colours, tilt: 0.1 });
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
});

test("a setting that no onyx has is refused", () => {
  expect(() => onyxRecipe.parse({ ...recipe, stain: "#c06a10" })).toThrow(/stain/);
});
