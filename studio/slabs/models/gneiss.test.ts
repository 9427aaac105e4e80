import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { gneiss, gneissRecipe } from "./gneiss.ts";

const recipe = {
  model: "gneiss",
  grain: 3,
  direction: 20,
  minerals: [
    { colour: "#e6e4df", parts: 60 },
    { colour: "#2a2a2b", parts: 40 },
  ],
  layering: { thickness: 40, strength: 1.2 },
  folds: [
    { amplitude: 60, wavelength: 500 },
    { amplitude: 10, wavelength: 90 },
  ],
  mica: [
    { colour: "#222222", parts: 5 },
    { colour: "#443322", parts: 3, layering: { thickness: 20, strength: 1 } },
  ],
  stains: [{ colour: "#c08a48", size: 200 }],
  threads: [{ colour: "#eeeeee", spacing: 200, width: 2 }],
};

test("layers, flakes, stains and threads of a gneiss run with the same folds, its crystals keep still", () => {
  const stack = gneiss(gneissRecipe.parse(recipe));
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
  const folds = ["warp", "warp"];
  expect(stack.map(({ layer }) => layer)).toEqual([
    ...[...folds, "bands", "still", "grains", "grains"],
    ...[...folds, "bands", "still", "grains"],
    ...[...folds, "clouds", "veinlets", "still", "crystals"],
  ]);
  const paths = stack.flatMap((layer) => (layer.layer === "warp" ? [layer.path] : []));
  expect(paths).toEqual([40, 41, 40, 41, 40, 41]);
});

test("a gneiss without layering is refused", () => {
  const { layering, ...granite } = recipe;
  expect(layering).toBeDefined();
  expect(() => gneissRecipe.parse(granite)).toThrow(/layering/);
});
