import { expect, test } from "vitest";
import { layerSettings } from "../stack.ts";
import { orbicular, orbicularRecipe } from "./orbicular.ts";

test("a rapakivi has its ovoids with their mantles over bare feldspars and the matrix", () => {
  const recipe = orbicularRecipe.parse({
    model: "orbicular",
    grain: 3,
    minerals: [
      { colour: "#1a1614", parts: 60 },
      { colour: "#4b4841", parts: 40 },
    ],
    ovoids: { colour: "#64483b", radius: [15, 30], spacing: 35, rim: { colour: "#292c24", width: 3 } },
    bare: { colour: "#65493a", radius: 6, spacing: 12 },
    clots: { colour: "#100e0d", radius: 3, spacing: 9 },
  });
  const stack = orbicular(recipe);
  expect(stack.map(({ layer }) => layer)).toEqual(["grains", "bodies", "ovoids", "bodies", "crystals"]);
  expect(stack[2]).toMatchObject({ radius: [15, 30], mantle: { width: 3 } });
  for (const layer of stack) expect(layerSettings.parse(layer)).toEqual(layer);
});
