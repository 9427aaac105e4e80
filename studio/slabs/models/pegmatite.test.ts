import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { pegmatite, pegmatiteRecipe } from "./pegmatite.ts";

const recipe = {
  model: "pegmatite",
  size: 300,
  feldspar: [{ colour: "#e6ddcf", parts: 60 }],
  quartz: [{ colour: "#8f8b87", parts: 40 }],
  dark: { colour: "#2a2522", cover: 0.1 },
  rust: { colour: "#a8713d", cover: 0.2 },
};

test("a pegmatite is blocks of two sizes with nests of dark grains between them", () => {
  const stack = pegmatite(pegmatiteRecipe.parse(recipe));
  expect(stack.map(({ layer }) => layer)).toEqual([
    "giant-crystals",
    "giant-crystals",
    "clouds",
    "grains",
    "grains",
    "veins",
    "veins",
    "crystals",
  ]);
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
});

test("each feldspar and quartz of the recipe becomes a mineral with its parts", () => {
  const [blocks] = pegmatite(pegmatiteRecipe.parse(recipe));
  const minerals = blocks?.layer === "giant-crystals" ? blocks.minerals : [];
  expect(minerals.map(({ habit, parts }) => [habit, parts])).toEqual([
    ["quartz", 40],
    ["feldspar", 60],
  ]);
});

test("a pegmatite without feldspar is refused", () => {
  expect(() => pegmatiteRecipe.parse({ ...recipe, feldspar: [] })).toThrow(/feldspar/);
});
