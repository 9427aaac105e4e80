import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { veined, veinedRecipe } from "./veined.ts";

const recipe = {
  model: "veined",
  ground: "#e4e6e6",
  clouds: ["#c8cccf"],
  veinlets: { colour: "#99a1a7" },
  veins: [{ colour: "#99a1a7", width: 20, softness: 0.8 }],
};

test("a veined marble is a ground with clouds, veinlets and veins on it", () => {
  const stack = veined(veinedRecipe.parse(recipe));
  expect(stack.map(({ layer }) => layer)).toEqual([
    "ground",
    "clouds",
    "veinlets",
    "veins",
    "veins",
    "crystals",
  ]);
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
});

test("the core of a wide soft vein lies on the vein's path, and is thinner", () => {
  const [body, core] = veined(veinedRecipe.parse(recipe)).filter((layer) => layer.layer === "veins");
  expect(core?.path).toBe(body?.path);
  expect(core?.width).toBeLessThan(body?.width ?? 0);
});

test("a crisp vein has no core", () => {
  const crisp = { ...recipe, veins: [{ colour: "#99a1a7", width: 20 }] };
  const veins = veined(veinedRecipe.parse(crisp)).filter(({ layer }) => layer === "veins");
  expect(veins).toHaveLength(1);
});

test("a setting that no veined marble has is refused", () => {
  expect(() => veinedRecipe.parse({ ...recipe, vein: [] })).toThrow(/vein/);
});
