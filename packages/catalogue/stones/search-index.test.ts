import { expect, test } from "vitest";
import { readContent } from "../read.ts";
import { changed, TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { searchIndex } from "./search-index.ts";

test("an unknown rock is not looked in, though its name has a measure", async () => {
  const dir = await writeTestContent({
    "rocks.yaml": `${TEST_CONTENT["rocks.yaml"]}  - key: stone
    title: { en: stone, sr: kamen }
    of: { en: stone, sr: kamena }
    unknown: true
    rocks: [stone of 2 cm]
`,
    ...changed("search.yaml", "  IT:", "  FR: { of: { en: France, sr: Francuske }, words: [france] }\n  IT:"),
    "stones/granit/tan-brown.yaml": String(TEST_CONTENT["stones/granit/tan-brown.yaml"]).replace(
      "en: marble",
      "en: stone of 2 cm",
    ),
  });
  const content = await readContent(dir);
  const place = content.stones.findIndex(({ key }) => key === "granit/tan-brown");
  const { names, facets } = searchIndex(content);
  expect(names[place]?.about).not.toContain("2 cm");
  expect(names[0]?.about).toContain("mermer");
  // Countries with stones stand first.
  expect(facets.options.origin).toEqual(["IT", "FR"]);
});

test("words of stock choose the stones that are there, and are answered where none says so", async () => {
  const question = `questions:
  - key: stock
    means: available=now
    words: [in stock]
    answer: { en: "Ask us.", sr: "Pitajte nas." }
`;
  const indexWith = async (lines: string) =>
    searchIndex(
      await readContent(
        await writeTestContent({
          "search.yaml": `${TEST_CONTENT["search.yaml"]}${question}`,
          "stones/marble/carrara.yaml": `${TEST_CONTENT["stones/marble/carrara.yaml"]}${lines}`,
        }),
      ),
    );
  const known = await indexWith("singleSlabs: [{ number: A-1, width: 300, height: 180 }]\n");
  expect(known.terms).toContainEqual({ means: "available=now", words: ["in stock"] });
  expect(known.questions).toEqual([]);
  const unknown = await indexWith("stock: { orderWeeks: 3 }\n");
  expect(unknown.terms.map(({ means }) => means)).not.toContain("available=now");
  expect(unknown.questions).toEqual([{ key: "stock", words: ["in stock"], destination: false }]);
});
