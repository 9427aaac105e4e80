import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { travertine, travertineRecipe } from "./travertine.ts";

const recipe = {
  model: "travertine",
  colours: "#cbb28c",
  pores: 0.04,
  filled: 0.5,
  crystal: { colour: "#f0d08a" },
  beds: [{ colour: "#8d7a66" }],
};

test("a travertine is beds and laminae, shrubs, crystal and pores of several sizes", () => {
  const stack = travertine(travertineRecipe.parse(recipe));
  expect(stack.map(({ layer }) => layer)).toEqual([
    "growth",
    "bands",
    ...["clouds", "clouds", "clouds", "clouds"],
    ...["pores", "pores", "pores", "pores"],
    "crystals",
  ]);
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
});

test("one colour stands for dark, middle and light beds", () => {
  expect(travertine(travertineRecipe.parse(recipe))[0]).toMatchObject({ colours: { length: 3 } });
});

test("a setting that no travertine has is refused", () => {
  expect(() => travertineRecipe.parse({ ...recipe, holes: 1 })).toThrow(/holes/);
});
