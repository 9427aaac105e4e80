import { stoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { expect, test } from "vitest";
import { folderWith } from "../testing/folder-with.ts";
import { leftOver } from "./left-over.ts";

test("what is left of a stone that was taken out is named, with what to delete", async () => {
  const dir = await folderWith({
    "recipes/marble/carrara.yaml": "model: veined\n",
    "recipes/marble/gone.yaml": "model: veined\n",
    "expected/marble.yaml": "carrara: { pattern: veined }\ngone: { pattern: veined }\n",
    "expected/README.md": "words",
  });
  expect(await leftOver(dir, [{ key: stoneKey.parse("marble/carrara") }])).toEqual([
    "studio/slabs/expected/marble.yaml expects gone, no stone of the site: delete its lines.",
    "studio/slabs/recipes/marble/gone.yaml draws no stone of the site: delete the file.",
  ]);
});
