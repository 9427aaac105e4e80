import { readContent } from "@stoneyard/catalogue/read.ts";
import { facetIndex } from "@stoneyard/catalogue/stones/facet-index.ts";
import { sentenceWords } from "@stoneyard/catalogue/stones/sentence-words.ts";
import { TEST_CONTENT, writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { EN } from "@stoneyard/catalogue/testing/locales.ts";
import { expect, test } from "vitest";
import { optionsOf } from "./facet-code.ts";
import { parseSelection } from "./selection.ts";
import { selectionSentence } from "./sentence.ts";

test("a family whose file is called stone counts its own stones alone", async () => {
  const family = TEST_CONTENT["families/marble.yaml"]
    ?.replace(/position: \d+/, "position: 77")
    .replace("one: stone, other: stones", "one: sandstone, other: sandstones")
    .replace(/cover: .*/, "cover: lime")
    .replace(/stones:[\s\S]*/, "stones: [lime]\n");
  const files = {
    "families/stone.yaml": family ?? null,
    "stones/stone/lime.yaml": TEST_CONTENT["stones/marble/carrara.yaml"] ?? null,
  };
  const content = await readContent(await writeTestContent(files));
  const options = optionsOf(facetIndex(content));
  const told = (query: string) =>
    selectionSentence(parseSelection(new URLSearchParams(query), options), 3, sentenceWords(content, EN));
  expect([told("").split(" "), told("family=stone").split(" ")]).toEqual([
    ["3", "stones"],
    ["3", "sandstones"],
  ]);
});
