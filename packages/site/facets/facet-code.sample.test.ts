import { facetIndex } from "@stoneyard/catalogue/stones/facet-index.ts";
import { FACETS } from "@stoneyard/catalogue/stones/facet-names.ts";
import { sampleContent } from "@stoneyard/catalogue/testing/sample.ts";
import { expect, test } from "vitest";
import { facetCode, facetedStone, onThisDay, optionsOf } from "./facet-code.ts";

test("a stone's code says all by which it can be chosen", async () => {
  const index = facetIndex(await sampleContent());
  const options = optionsOf(index);
  for (const stone of index.stones) {
    const code = facetCode(stone, options);
    expect(code.length).toBeLessThan(90);
    expect(facetedStone(stone.key, code, options)).toEqual(onThisDay(stone));
  }
});

test("only what some stone has is offered, in its order", async () => {
  const { options, stones } = facetIndex(await sampleContent());
  const onyx = optionsOf({ options, stones: stones.filter(({ key }) => key.startsWith("onyx/")) });
  expect(onyx.family).toEqual(["onyx"]);
  expect(onyx.use).not.toContain("worktop");
  for (const facet of FACETS) {
    expect(options[facet].filter((value) => onyx[facet].includes(value))).toEqual(onyx[facet]);
  }
});
