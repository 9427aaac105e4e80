import { expect, test } from "vitest";
import { readContent } from "./read.ts";
import { searchIndex } from "./search-index.ts";
import { TEST_CONTENT, writeTestContent } from "./testing/content.ts";

test("an unknown rock is not looked in, though its name has a measure", async () => {
  const dir = await writeTestContent({
    "rocks.yaml": `${TEST_CONTENT["rocks.yaml"]}  - key: stone
    title: { en: stone, sr: kamen }
    of: { en: stone, sr: kamena }
    unknown: true
    rocks: [stone of 2 cm]
`,
    "stones/granit/tan-brown.yaml": String(TEST_CONTENT["stones/granit/tan-brown.yaml"]).replace(
      "en: marble",
      "en: stone of 2 cm",
    ),
  });
  const content = await readContent(dir);
  const place = content.stones.findIndex(({ key }) => key === "granit/tan-brown");
  expect(searchIndex(content).names[place]?.about).not.toContain("2 cm");
});
