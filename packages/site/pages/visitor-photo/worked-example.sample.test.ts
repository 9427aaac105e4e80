import { isAdvised, suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { sampleContent } from "@stoneyard/catalogue/testing/sample.ts";
import { SURFACE_KINDS } from "@stoneyard/visitor-photo/recipe.ts";
import { expect, test } from "vitest";
import { FIRST_STONES, purposeOfKind } from "./stones-panel.tsx";
import { exampleStone, workedExample } from "./worked-example.ts";

test("the example opens with a stone that is well suited to what it lies on", async () => {
  const content = await sampleContent();
  const key = exampleStone(
    content.stones.map((stone) => stone.key),
    null,
  );
  const stone = content.stones.find((each) => each.key === key);
  const { surfaces } = workedExample([1600, 1067], 1, key);
  const kinds = surfaces.map(({ kind }) => purposeOfKind(kind));
  expect(kinds.map((use) => stone && suitabilityOf(stone, use, content).verdict)).toEqual(["well"]);
});

test("the first stones that are offered are advised on every surface", async () => {
  const content = await sampleContent();
  const first = content.stones.filter(({ key }) => FIRST_STONES.includes(key));
  expect(first.length).toBe(FIRST_STONES.length);
  for (const stone of first)
    for (const kind of SURFACE_KINDS)
      expect(isAdvised(stone, purposeOfKind(kind), content), `${stone.key}, ${kind}`).toBe(true);
});
