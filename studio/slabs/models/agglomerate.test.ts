import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { agglomerate, agglomerateRecipe } from "./agglomerate.ts";

const recipe = {
  model: "agglomerate",
  binder: "#2f3237",
  sand: { size: 0.8, colours: ["#2a2d31", ["#43474c", 2]] },
  chips: [{ colour: "#d9dadb", size: [8, 35], cover: 0.2 }],
  mirror: { size: [1, 4], cover: 0.02 },
};

test("sand, then chips and mirror in one packing, lie on the binder", () => {
  const stack = agglomerate(agglomerateRecipe.parse(recipe));
  expect(stack.map(({ layer }) => layer)).toEqual(["ground", "sand", "chips", "crystals"]);
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
  const [, sand, chips] = stack;
  expect(sand?.layer === "sand" && sand.grains?.map(({ parts }) => parts)).toEqual([1, 2]);
  expect(chips?.layer === "chips" && chips.kinds.map(({ size }) => size)).toEqual([
    [8, 35],
    [1, 4],
  ]);
});

test("a plain slab needs no more than its binder", () => {
  const stack = agglomerate(agglomerateRecipe.parse({ model: "agglomerate", binder: "#ffffff" }));
  expect(stack.map(({ layer }) => layer)).toEqual(["ground", "crystals"]);
});

test("a setting that no agglomerate has is refused", () => {
  expect(() => agglomerateRecipe.parse({ ...recipe, chip: [] })).toThrow(/chip/);
});
