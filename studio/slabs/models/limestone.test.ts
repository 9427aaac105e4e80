import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { limestone, limestoneRecipe } from "./limestone.ts";

const recipe = {
  model: "limestone",
  ground: "#dac8ab",
  beds: { colours: ["#c2ab86", "#dfd0b5"] },
  clouds: ["#ece1cc"],
  nodules: { size: 40, colours: ["#d3c1a2", "#eadfca"] },
  oncoids: { size: 15, colours: ["#dac8a9", "#eee4d1"] },
  debris: { size: 5 },
  fossils: { size: 18 },
  seams: { colour: "#a1733f", spacing: 95, weave: 0.4, cover: 0.5 },
  veins: [{ colour: "#f6f0e4", width: 1.2 }],
};

test("a limestone is a ground with beds, nodules, fossils, toothed seams and veins on it", () => {
  const stack = limestone(limestoneRecipe.parse(recipe));
  expect(stack.map(({ layer }) => layer)).toEqual([
    "ground",
    "bands",
    "clouds",
    "fragments",
    "bodies",
    "fossils",
    "bodies",
    "bodies",
    "fossils",
    "fossils",
    "fossils",
    "stylolites",
    "veins",
    "crystals",
  ]);
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
});

test("a limestone of which only the ground is said is plain", () => {
  const stack = limestone(limestoneRecipe.parse({ model: "limestone", ground: "#dac8ab" }));
  expect(stack.map(({ layer }) => layer)).toEqual(["ground", "crystals"]);
});

test("a setting that no limestone has is refused", () => {
  expect(() => limestoneRecipe.parse({ ...recipe, seam: {} })).toThrow(/seam/);
});
