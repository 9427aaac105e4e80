import { expect, test } from "vitest";
import { familyKey } from "./kinds/family.ts";
import { sortProblems } from "./problem.ts";
import { readCatalogue, readContent } from "./read.ts";
import { changed, problemsWith, TEST_CONTENT, writeTestContent } from "./testing/content.ts";
import { fillPictures } from "./testing/pictures.ts";

type Changes = Parameters<typeof writeTestContent>[0];

const CARRARA = "stones/marble/carrara.yaml";

test("a complete folder gives the typed catalogue", async () => {
  const dir = await writeTestContent();
  await fillPictures(dir);
  const catalogue = await readCatalogue(dir);
  expect(catalogue.stones.map((stone) => stone.key)).toEqual([
    "marble/carrara",
    "onyx/onyx-blue",
    "travertin/travertin-noce",
    "granit/tan-brown",
    "sm-marble/beige",
    "sm-quartz/elba",
  ]);
  expect(catalogue.families.get(familyKey.parse("marble"))).toMatchObject({
    key: "marble",
    cover: "carrara",
  });
  expect(catalogue.accessories[0]?.slug).toBe("ashtrays");
  expect(catalogue.prose.get("privacy")).toEqual({ en: "# Privacy", sr: "# Privatnost" });
  expect(catalogue.pictures.get("stones/marble/carrara")).toMatchObject({
    width: 800,
    height: 500,
    made: "owner",
  });
});

test("samples are read as their values and listed", async () => {
  const { site, samples } = await readContent(await writeTestContent());
  expect(site.company).toMatchObject({
    legalName: "Test d.o.o.",
    facts: [{ value: { en: "Register" } }, { value: "00000000" }, { value: "100000000" }],
  });
  expect(site.address.latitude).toBe(44.8);
  expect(samples.map(({ steps }) => steps)).toContainEqual(["company", "facts", 1, "value"]);
  expect(samples.map(({ steps: _, ...told }) => told)).toEqual([
    { file: "content/site.yaml", line: 4, path: "company › legalName", value: "Test d.o.o." },
    { file: "content/site.yaml", line: 7, path: "company › facts › no. 2 › value", value: "00000000" },
    { file: "content/site.yaml", line: 15, path: "address › latitude", value: 44.8 },
    { file: "content/site.yaml", line: 18, path: "phones › no. 1 › number", value: "+381110000000" },
  ]);
});

const MISTAKES: [what: string, changes: Changes, told: string][] = [
  [
    "an edge of a stone that is not there",
    changed("home.yaml", "edges: [marble/carrara", "edges: [marble/carara"),
    "content/home.yaml:22  edges › no. 1: there is no stone marble/carara  →  write marble/carrara",
  ],
  [
    "a slab of a stone that is not there",
    changed("about.yaml", "slab: marble/carrara", "slab: marble/carara"),
    "there is no stone marble/carara  →  write marble/carrara",
  ],
  [
    "an unknown key like no other",
    changed(CARRARA, "origin: { country: IT }", "origin: { country: IT, mountain: Apuan }"),
    "content/stones/marble/carrara.yaml:4  origin › mountain: this key is not known  →  leave it out; known here: country, place",
  ],
  [
    "a missing translation",
    changed(CARRARA, "\n  sr: Beo.", ""),
    'content/stones/marble/carrara.yaml:6  description: the Serbian translation is missing  →  add the line "sr: …" beside "en:"',
  ],
  [
    "a key without a value",
    changed(CARRARA, 'ground: "#e4e6e6"', "ground: "),
    "content/stones/marble/carrara.yaml:8  colours › ground: has no value  →  write a value after the colon, or leave the line out; a value that begins with # needs quotes",
  ],
  [
    "a missing key",
    changed(CARRARA, "frost: limited\n", ""),
    'content/stones/marble/carrara.yaml:1  frost: is missing  →  add the line "frost: …" (How it withstands a continental winter outdoors, with de-icing salt.)',
  ],
  [
    "a colour of the wrong form",
    changed(CARRARA, '"#e4e6e6"', "white"),
    'content/stones/marble/carrara.yaml:8  colours › ground: "white" must be a colour such as #e4e6e6  →  write it like #e4e6e6',
  ],
  [
    "a thickness that is not in stock",
    changed(CARRARA, "[2, 3]", "[2, 4]"),
    'content/stones/marble/carrara.yaml:12  thicknesses › no. 2: "4" is not one of 2, 3  →  write 2',
  ],
  [
    "one text for all languages",
    changed("site.yaml", "{ en: Belgrade, sr: Beograd }", "Beograd"),
    'content/site.yaml:12  address › city: must be a group of lines, indented under it, not "Beograd"  →  move the text to its own lines below, one for each key, such as en: … and sr: …',
  ],
  [
    "a top of neither form",
    changed("tables.yaml", "{ diameter: 80 }", "{ length: 80 }"),
    "content/tables.yaml:12  groups › no. 1 › tables › no. 1 › tops › no. 1 › width: is missing",
  ],
  [
    "a key written twice",
    changed(CARRARA, "frost: limited", "frost: limited\nfrost: limited"),
    "content/stones/marble/carrara.yaml:14  this key is written twice in the same place  →  keep one of the two lines",
  ],
  [
    "a sample mark before a group",
    changed("site.yaml", "city: {", "city: !sample {"),
    "content/site.yaml:12  the tag is not known here  →",
  ],
  [
    "a tag that is not known",
    changed("site.yaml", "!sample Test", "!smaple Test"),
    "content/site.yaml:4  the tag is not known here  →",
  ],
  [
    "a stone listed without a file",
    changed("families/marble.yaml", "  - carrara\n", "  - carara\n"),
    "content/families/marble.yaml:18  carara is listed, but there is no stones/marble/carara.yaml  →  did you mean carrara?",
  ],
  [
    "a stone listed twice",
    changed("families/marble.yaml", "  - carrara\n", "  - carrara\n  - carrara\n"),
    "content/families/marble.yaml:19  the stone carrara appears twice: here and in content/families/marble.yaml",
  ],
  ...["carrara-2", "carrara-close"].map((slug): (typeof MISTAKES)[number] => [
    `a stone named like another picture of a stone, ${slug},`,
    {
      ...changed("families/marble.yaml", "  - carrara\n", `  - carrara\n  - ${slug}\n`),
      [`stones/marble/${slug}.yaml`]: TEST_CONTENT[CARRARA] ?? "",
    },
    `content/families/marble.yaml:19  ${slug} would share its picture with carrara, whose further pictures end in -close, -2 and -3  →  give the stone a name with another ending`,
  ]),
  [
    "a stone's file that no list names",
    { "stones/onyx/onyx-red.yaml": TEST_CONTENT["stones/onyx/onyx-blue.yaml"] ?? "" },
    'content/stones/onyx/onyx-red.yaml:1  the stone is not listed in families/onyx.yaml  →  add "- onyx-red" to its stones',
  ],
  [
    "a cover that is not in the family",
    changed("families/onyx.yaml", "cover: onyx-blue", "cover: onyx-blu"),
    "content/families/onyx.yaml:6  cover: onyx-blu is not among the stones of the family  →  write onyx-blue",
  ],
  [
    "a stone of an unknown family",
    changed("gallery.yaml", "marble/carrara", "marbel/carrara"),
    "content/gallery.yaml:2  pictures › no. 1 › stones › no. 1: there is no stone marbel/carrara  →  write marble/carrara",
  ],
  [
    "a number that interiors do not have",
    changed("home.yaml", "[101,", "[109,"),
    "content/home.yaml:21  interiors: there is no picture 109 in interiors.yaml  →  write one of its numbers, for example 101",
  ],
  [
    "two tabs of one key",
    changed("interiors.yaml", /tabs:\n([\s\S]*)/, "tabs:\n$1$1"),
    "the key kitchens appears twice: here and in content/interiors.yaml  →  give each its own name",
  ],
  [
    "two interiors of one number",
    changed("interiors.yaml", "number: 102", "number: 101"),
    "content/interiors.yaml:6  the number 101 appears twice",
  ],
  [
    "two categories at one place",
    { "accessories/stools.yaml": TEST_CONTENT["accessories/ashtrays.yaml"] ?? "" },
    "content/accessories/stools.yaml:1  the position 1 appears twice: here and in content/accessories/ashtrays.yaml  →  give each its own number",
  ],
  ["a missing file", { "rocks.yaml": null }, "content/rocks.yaml:1  the file is missing  →  "],
  [
    "a stone whose family has no file",
    { "stones/marbel/verde.yaml": TEST_CONTENT["stones/marble/carrara.yaml"] ?? "" },
    "content/stones/marbel/verde.yaml:1  there is no families/marbel.yaml for this stone  →  did you mean stones/marble?",
  ],
  [
    "a family at the address of another page",
    { "families/rooms.yaml": TEST_CONTENT["families/onyx.yaml"] ?? "" },
    "content/families/rooms.yaml:1  the file's name becomes the page's address and is that of another page already  →  rename the file",
  ],
  [
    "a family on the home page that is not there",
    changed("home.yaml", "[marble, granit, onyx]", "[marble, granite, onyx]"),
    "content/home.yaml:20  there is no family granite  →  write granit, or take granite out of the list",
  ],
  [
    "a text that a family names and that is not there",
    changed("families/onyx.yaml", "cover:", "prose: privcy\ncover:"),
    "there is no text prose/privcy.en.md  →  did you mean privacy?",
  ],
  [
    "two families at one place",
    changed("families/onyx.yaml", "position: 2", "position: 1"),
    "the position 1 appears twice",
  ],
  [
    "a link to a page of a part that is not there",
    { "portfolio/residence.yaml": null },
    "content/home.yaml:6  there is no page /portfolio, as the site has no projects in portfolio/  →  ",
  ],
  [
    "a misspelt link",
    changed("home.yaml", "href: /portfolio", "href: /portfolo"),
    "content/home.yaml:6  there is no page /portfolo  →  did you mean /portfolio?",
  ],
  [
    "a misspelt link of an answer",
    changed(
      "search.yaml",
      "terms:",
      "questions: [{ key: a, words: [a], answer: { en: A., sr: A. }, href: /stone }]\nterms:",
    ),
    "content/search.yaml:1  there is no page /stone  →  did you mean /stones?",
  ],
  [
    "an unread file",
    { "hom.yaml": "" },
    "content/hom.yaml:1  nothing on the site reads this file  →  did you mean home.yaml?",
  ],
  [
    "an ending of three letters",
    { "portfolio/hotel.yml": "" },
    "content/portfolio/hotel.yml:1  files end in .yaml here  →  rename it to portfolio/hotel.yaml",
  ],
  [
    "a file's name that cannot be an address",
    { "portfolio/The Hotel.yaml": "" },
    "content/portfolio/The Hotel.yaml:1  the file's name becomes the page's address and must be lower case letters",
  ],
  [
    "a text with an odd name",
    { "prose/privacy.md": "" },
    "content/prose/privacy.md:1  the name of a text has the form <name>.<language>.md",
  ],
];

test.each(MISTAKES)("%s is told with its line and its fix", async (_, changes, told) => {
  const found = await problemsWith(changes);
  expect(found.find((line) => line.includes(told)) ?? found).toContain(told);
});

test("one mistake is told once, not as a train of others", async () => {
  expect(await problemsWith(changed(CARRARA, "title: Carrara", "title:"))).toHaveLength(1);
  expect(await problemsWith(changed("families/marble.yaml", "  - carrara\n", "  - carara\n"))).toHaveLength(
    1,
  );
  expect(await problemsWith(changed("interiors.yaml", "key: kitchens", "key: 7"))).toHaveLength(1);
  expect(await problemsWith({ "portfolio/old/hotel.yaml": "" })).toHaveLength(1);
  // A place on a page is no other page.
  expect(await problemsWith(changed("home.yaml", "/portfolio", "/portfolo#list"))).toEqual([
    "content/home.yaml:6  there is no page /portfolo  →  did you mean /portfolio?",
  ]);
});

test("problems are told file by file, each from its top", () => {
  const at = (file: string, line: number, column = 1) => ({ file, line, column, message: "", fix: "" });
  const sorted = [at("a", 2), at("a", 10, 3), at("a", 10, 20), at("b", 1)];
  expect(sortProblems(sorted.toReversed())).toEqual(sorted);
});

test("a family of some hundred stones is read whole, in its order", async () => {
  const slugs = Array.from({ length: 260 }, (_, i) => `stone-${i}`);
  const dir = await writeTestContent({
    ...changed(
      "families/marble.yaml",
      "  - carrara\n",
      `  - carrara\n${slugs.map((slug) => `  - ${slug}\n`).join("")}`,
    ),
    ...Object.fromEntries(slugs.map((slug) => [`stones/marble/${slug}.yaml`, TEST_CONTENT[CARRARA] ?? ""])),
  });
  const { stones } = await readContent(dir);
  const marbles = stones.filter(({ family }) => family === "marble").map(({ slug }) => slug);
  expect(marbles.filter((slug) => slug.startsWith("stone-"))).toEqual(slugs);
});

test("what macOS and Windows write into folders that they show is no mistake", async () => {
  const shown = [
    "",
    "brand/",
    "messages/",
    "messages/en/",
    "pictures/",
    "prose/",
    "rooms/",
    "stones/marble/",
  ];
  const names = [".DS_Store", "Thumbs.db", "desktop.ini", "._carrara.yaml", "._carrara.png"];
  const theirs = shown.flatMap((folder) => names.map((name) => [folder + name, "\0"]));
  const dir = await writeTestContent(Object.fromEntries(theirs));
  await fillPictures(dir);
  const { warnings, missingPictures } = await readCatalogue(dir);
  expect([warnings, missingPictures].flat().filter(({ file }) => /\/(\.|Thumbs|desktop)/.test(file))).toEqual(
    [],
  );
});
