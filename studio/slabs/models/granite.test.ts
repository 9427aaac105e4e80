import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { granite, graniteRecipe } from "./granite.ts";

const recipe = {
  model: "granite",
  grain: 3.6,
  minerals: [
    { colour: "#e6e4df", parts: 70 },
    { colour: ["#1a1a1b", "#2a2a2b"], parts: 30 },
  ],
  phenocrysts: [{ colour: "#ecebe6", radius: 8, spacing: 16, rim: "#404040" }],
  mica: [{ colour: "#222222", parts: 5 }],
  garnets: [{ colour: "#5d2420", radius: 3, spacing: 14, glint: 0.5 }],
  stains: [{ colour: "#c08a48", size: 200 }],
};

test("a granite is a mosaic with phenocrysts, mica, garnets and stains on it", () => {
  const stack = granite(graniteRecipe.parse(recipe));
  expect(stack.map(({ layer }) => layer)).toEqual([
    "ground",
    "grains",
    "bodies",
    "grains",
    "bodies",
    "clouds",
    "crystals",
  ]);
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
});

test("one colour stands for three tones, a ramp for itself", () => {
  const mosaic = granite(graniteRecipe.parse(recipe))[1];
  const minerals = mosaic?.layer === "grains" ? mosaic.minerals : [];
  expect(minerals.map(({ colours }) => colours?.length)).toEqual([3, 2]);
});

test("a setting that no granite has is refused", () => {
  expect(() => graniteRecipe.parse({ ...recipe, garnet: [] })).toThrow(/garnet/);
});
