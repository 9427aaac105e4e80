import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { poured, pouredRecipe } from "./poured.ts";

const recipe = {
  model: "poured",
  ground: "#b4b4b1",
  direction: 20,
  streams: { colours: ["#6d6e6d", "#cfcfcc"], thickness: 30 },
  clouds: [{ colour: "#cfcfcc", size: 90 }],
  veinlets: { colour: "#6d6e6d" },
  veins: [{ colour: "#6d6e6d", width: 4 }],
  sand: { size: 0.8 },
  chips: [{ colour: "#d9dadb", size: [3, 9], cover: 0.1 }],
};

test("streams, clouds and veins lie on the ground, and the mix of sand and chips on them", () => {
  const stack = poured(pouredRecipe.parse(recipe));
  expect(stack.map(({ layer }) => layer)).toEqual([
    "ground",
    "bands",
    "clouds",
    "veinlets",
    "veins",
    "sand",
    "chips",
    "crystals",
  ]);
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
});

test("what moves follows the slab's direction", () => {
  const directed = poured(pouredRecipe.parse(recipe)).filter((layer) => "angle" in layer);
  expect(directed.map((layer) => "angle" in layer && layer.angle)).toEqual([20, 20, 20, 20]);
});

test("a setting that no poured stone has is refused", () => {
  expect(() => pouredRecipe.parse({ ...recipe, stream: {} })).toThrow(/stream/);
});
