import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { breccia, brecciaRecipe } from "./breccia.ts";

const recipe = {
  model: "breccia",
  direction: 24,
  clasts: [
    { colours: ["#2f1f17", "#6a4d39"], size: 180, stretch: 1.4, matrix: { colour: "#d3bfa6", width: 2 } },
    { colours: ["#2f1f17", "#6a4d39"], size: 46, patches: { size: 340 } },
  ],
  cracks: [{ colours: ["#94775d"], size: 110 }],
  veins: [{ colours: ["#b59a7c"], density: 4 }],
};

test("a breccia is clasts from the largest to the smallest, cracks, and veins that run through all of them", () => {
  const stack = breccia(brecciaRecipe.parse({ ...recipe, movement: { amplitude: 30, wavelength: 500 } }));
  expect(stack.map(({ layer }) => layer)).toEqual([
    "warp",
    "fragments",
    "fragments",
    "network",
    "still",
    "veins",
    "crystals",
  ]);
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
});

test("clasts have hairlines between their own colour and that of their matrix, and only what is stretched has a direction", () => {
  const [large, small] = breccia(brecciaRecipe.parse(recipe)).filter((layer) => layer.layer === "fragments");
  expect([large?.angle, small?.angle]).toEqual([24, undefined]);
  expect(large?.seams?.colours).toHaveLength(3);
  expect(large?.seams?.width).toBeLessThan(1);
});

test("a breccia without clasts is refused", () => {
  expect(() => brecciaRecipe.parse({ ...recipe, clasts: [] })).toThrow(/clasts/);
});
