import { purposeOf } from "@stoneyard/catalogue/stones/purpose-of-surface.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { sampleContent } from "@stoneyard/catalogue/testing/sample.ts";
import { expect, test } from "vitest";
import { exampleStone, workedExample } from "./worked-example.ts";

test("the example opens with a stone that is well suited to what it lies on", async () => {
  const content = await sampleContent();
  const key = exampleStone(
    content.stones.map((stone) => stone.key),
    null,
  );
  const stone = content.stones.find((each) => each.key === key);
  const { surfaces } = workedExample([1600, 1067], 1, key);
  const kinds = surfaces.map(({ kind }) => purposeOf(kind === "stairs" ? "treads" : kind));
  expect(kinds.map((use) => stone && suitabilityOf(stone, use, content).verdict)).toEqual(["well"]);
});
