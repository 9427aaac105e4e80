import { expect, test } from "vitest";
import { PARTS, partsOf } from "./parts.ts";
import { readContent } from "./read.ts";
import { searchIndex } from "./stones/search-index.ts";
import { changed, TEST_CONTENT, testRoom, writeTestContent } from "./testing/content.ts";

const HOME = (TEST_CONTENT["home.yaml"] ?? "").replaceAll("/portfolio", "/stones");
const ABOUT = TEST_CONTENT["about.yaml"] ?? "";

/** Each part, with the files that are without it. */
const WITHOUT = {
  accessories: { "accessories/ashtrays.yaml": null },
  care: { "care.yaml": null },
  gallery: { "gallery.yaml": null },
  interiors: { "interiors.yaml": "tabs: []\n", "home.yaml": HOME.replace(/interiors: .*\n/, "") },
  portfolio: { "portfolio/residence.yaml": null, "home.yaml": HOME },
  quartzTypes: {
    "families/sm-marble.yaml":
      TEST_CONTENT["families/sm-marble.yaml"]?.replace("engineered: true\n", "") ?? "",
  },
  rooms: { "rooms/kitchen-1.yaml": null, "rooms/kitchen-1/view.json": null },
  tables: changed("tables.yaml", /finishes:\n.*/, "finishes: []"),
  team: { "about.yaml": ABOUT.replace(/team:\n( {2}- .*\n)+/, "team: []\n") },
} as const;

test("a site whose content has everything has every part", async () => {
  const dir = await writeTestContent(testRoom("kitchen-1", "kitchen"));
  expect(partsOf(await readContent(dir))).toEqual(PARTS);
});

test.each(PARTS)("without its content the part %s is not there, and all others are", async (part) => {
  const dir = await writeTestContent({ ...testRoom("kitchen-1", "kitchen"), ...WITHOUT[part] });
  expect(partsOf(await readContent(dir))).toEqual(PARTS.filter((each) => each !== part));
});

test("a family without stones is not shown, wherever the home page names it", async () => {
  const dir = await writeTestContent({
    "families/slate.yaml":
      TEST_CONTENT["families/onyx.yaml"]
        ?.replace("position: 2", "position: 7")
        .replace(/stones:\n.*\n/, "stones: []\n") ?? "",
    "home.yaml": TEST_CONTENT["home.yaml"]?.replace("[marble,", "[slate, marble,") ?? "",
  });
  expect([...(await readContent(dir)).families.keys()]).not.toContain("slate");
});

test("words of the search that stand for a family that is gone find nothing, and are told", async () => {
  const terms =
    'terms:\n  - { means: "family=marble,slate", words: [kamen] }\n  - { means: family=marbles, words: [slate] }';
  const dir = await writeTestContent({
    "search.yaml": TEST_CONTENT["search.yaml"]?.replace(/terms:\n.*/, terms) ?? "",
  });
  const content = await readContent(dir);
  expect(searchIndex(content).terms.filter(({ means }) => means.startsWith("family"))).toEqual([
    { means: "family=marble", words: ["kamen"] },
  ]);
  expect(content.warnings.map(({ line, message, fix }) => [line, message, fix])).toEqual([
    [
      2,
      "family=marble,slate: there is no family slate, so that these words do not find it",
      "take slate out of the list once no text still speaks of it",
    ],
    [
      3,
      "family=marbles: there is no family marbles, so that these words do not find it",
      "write marble if that is meant, else delete the line once no text still speaks of it",
    ],
  ]);
});
