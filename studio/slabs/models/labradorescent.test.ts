import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { labradorescent, labradorescentRecipe } from "./labradorescent.ts";

test("a labradorescent stone is plates that flash, with its clots and splinters on them", () => {
  const recipe = labradorescentRecipe.parse({
    model: "labradorescent",
    feldspar: ["#232b34", "#7b8690"],
    size: 13,
    flashes: [{ colour: "#8ba3ba", share: 0.4 }],
    patches: { size: 180, cover: 0.5 },
    pyroxene: { colour: "#16191b", share: 0.08 },
    clots: { colour: "#121515", parts: 9 },
    splinters: { colour: "#b9cfe8", radius: 3, spacing: 12 },
  });
  const stack = labradorescent(recipe);
  expect(stack.map(({ layer }) => layer)).toEqual(["plates", "grains", "bodies", "crystals"]);
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
});

test("a stone that never flashes is no labradorescent one", () => {
  const recipe = { model: "labradorescent", feldspar: "#232b34", size: 13, flashes: [] };
  expect(labradorescentRecipe.safeParse(recipe).success).toBe(false);
});
