import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { plutonic, plutonicRecipe } from "./plutonic.ts";

const recipe = {
  model: "plutonic",
  minerals: [
    { habit: "mica", colour: "#1a1a1b", parts: 10, size: 3 },
    { habit: "quartz", colour: "#8a8a8a", parts: 30, size: 6, warp: 0.2 },
    { habit: "feldspar", colour: ["#d0c8c0", "#e6e4df"], parts: 60, size: 12 },
  ],
  garnets: [{ colour: "#5d2420", radius: 3, spacing: 14 }],
  stains: [{ colour: "#c08a48", size: 200 }],
};

test("a plutonic rock is an intergrowth, with garnets and stains on it", () => {
  const stack = plutonic(plutonicRecipe.parse(recipe));
  expect(stack.map(({ layer }) => layer)).toEqual(["intergrowth", "bodies", "clouds", "crystals"]);
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
});

test("a mineral grows as its habit does, but for what the recipe says otherwise", () => {
  const [intergrowth] = plutonic(plutonicRecipe.parse(recipe));
  const minerals = intergrowth?.layer === "intergrowth" ? intergrowth.minerals : [];
  const each = minerals.filter((_, k) => k % 3 === 0);
  expect(each.map(({ warp }) => warp)).toEqual([0.08, 0.2, 0.03]);
  expect(each.map(({ colours }) => colours.length)).toEqual([3, 3, 2]);
});

test("crystals of a mineral grow to three sizes, the largest first, which share its part", () => {
  const [intergrowth] = plutonic(plutonicRecipe.parse(recipe));
  const quartz = intergrowth?.layer === "intergrowth" ? intergrowth.minerals.slice(3, 6) : [];
  const sizes = quartz.map(({ size }) => size);
  expect(sizes[0]).toBe(6);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(quartz.reduce((sum, { parts }) => sum + parts, 0)).toBeCloseTo(30);
});

test("a foliation lays the minerals in layers", () => {
  const foliation = { direction: 20, layering: { thickness: 40 } };
  const [intergrowth] = plutonic(plutonicRecipe.parse({ ...recipe, foliation }));
  expect(intergrowth).toMatchObject({ foliation });
});

test("a setting that no such rock has is refused", () => {
  expect(() => plutonicRecipe.parse({ ...recipe, phenocrysts: [] })).toThrow(/phenocrysts/);
});
