import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../check.ts";
import { readContent } from "../read.ts";
import { TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { fillPictures } from "../testing/pictures.ts";
import { migrateContent } from "./migrate.ts";

/** site.yaml as the first form had it, with an owner's comments, marks and ways of writing. */
const OLD_SITE = `# Our company.
brand: Test Stone   # as on the sign
description: { en: Stone., sr: Kamen. }

company:
  legalName: !sample Test d.o.o.
  # From the register's extract.
  registrationNumber: !sample "00000000"
  taxNumber: "100000000"
  register: { en: Register, sr: Registar }
address:
  street: Ulica 1
  postalCode: "11000"
  city: { en: Belgrade, sr: Beograd }
  district: { en: Dorćol, sr: Dorćol }
  country: RS
  latitude: !sample 44.8
  longitude: 20.4

phones:
  - { number: !sample "+381110000000", shown: 011 000 0000 }
email: studio@example.rs
# Only the first is kept up.
social:
  photos: https://www.instagram.com/test  # Mira has the password
  network: !sample https://vk.com/test

openingHours:
  # In winter too.
  - days: [Monday, Tuesday]
    label: { en: Monday, sr: Ponedeljak }
    opens: "09:00"
    closes: !sample "17:00"
  - days: [Sunday]
    label: { en: Sunday, sr: Nedelja }
# Never changes.
copyrightYear: 2022
`;

const NEW_SITE = `# Our company.
brand: Test Stone   # as on the sign
description: { en: Stone., sr: Kamen. }

company:
  legalName: !sample Test d.o.o.
  facts:
    - value: { en: Register, sr: Registar }
    - label:
        en: Reg. no.
        sr: Matični broj
      # From the register's extract.
      value: !sample "00000000"
    - label:
        en: Tax no.
        sr: PIB
      value: "100000000"
      structuredData: taxID
address:
  street: Ulica 1
  postalCode: "11000"
  city: { en: Belgrade, sr: Beograd }
  district: { en: Dorćol, sr: Dorćol }
  country: RS
  latitude: !sample 44.8
  longitude: 20.4

phones:
  - { number: !sample "+381110000000", shown: 011 000 0000 }
email: studio@example.rs
# Only the first is kept up.
networks:
  - name: Instagram
    url: https://www.instagram.com/test # Mira has the password
  - name: Vk
    url: !sample https://vk.com/test

openingHours:
  # In winter too.
  - days: [ Monday, Tuesday ]
    label: { en: Monday, sr: Ponedeljak }
    spans:
      - opens: "09:00"
        closes: !sample "17:00"
  - days: [ Sunday ]
    label: { en: Sunday, sr: Nedelja }
# Never changes.
copyrightYear: 2022
`;

const STONE = "stones/granit/tan-brown.yaml";
const NEW_STONE = TEST_CONTENT[STONE] ?? "";

/** A stone's file as the second form had it: `uses` on one line or several, with comments around it. */
function oldStone(uses: string): string {
  return NEW_STONE.replace("frost: limited", `${uses}\n# Outside, too.\nfrost: limited`);
}

async function oldContent(): Promise<string> {
  const dir = await writeTestContent({
    "format.yaml": null,
    "brand/brand.yaml": null,
    "brand/icon.svg": null,
    "site.yaml": OLD_SITE,
    "families/onyx.yaml": (TEST_CONTENT["families/onyx.yaml"] ?? "").replace(
      "coverView: slab",
      "face: slab # whole",
    ),
    [STONE]: oldStone("uses: [floor, wall] # for now"),
  });
  return dir;
}

test("content of the first form becomes content that this release reads, comments and marks kept", async () => {
  const dir = await oldContent();
  expect((await checkContent(dir)).report).toContain("run npm run migrate:content");
  expect(await migrateContent(dir)).toEqual([
    "brand/brand.yaml",
    "brand/icon.svg",
    "families/onyx.yaml",
    "format.yaml",
    "site.yaml",
    STONE,
  ]);
  expect(await readFile(join(dir, "site.yaml"), "utf8")).toBe(NEW_SITE);
  expect(await readFile(join(dir, "families/onyx.yaml"), "utf8")).toContain("\ncoverView: slab # whole\n");
  await fillPictures(dir);
  expect(await checkContent(dir)).toMatchObject({ ok: true });
});

test.each(["uses: [floor, wall] # for now", "uses:\n  - floor\n  - wall", "uses: [ floor ]"])(
  "a stone's %j goes, and nothing else",
  async (uses) => {
    const dir = await writeTestContent({
      "format.yaml": (TEST_CONTENT["format.yaml"] ?? "").replace(/\d/, "2"),
      [STONE]: oldStone(uses),
    });
    expect(await migrateContent(dir)).toEqual(["format.yaml", STONE]);
    expect(await readFile(join(dir, STONE), "utf8")).toBe(
      NEW_STONE.replace("frost: limited", "# Outside, too.\nfrost: limited"),
    );
  },
);

/** A family's file as the third form had it, when the code knew the rest. */
const OLD_FAMILY = `# Ours.
title: { en: SM Quartz, sr: SM Quartz } # as on the box
${(TEST_CONTENT["families/sm-quartz.yaml"] ?? "").slice((TEST_CONTENT["families/sm-quartz.yaml"] ?? "").indexOf("lead:")).replace("engineered: true\n", "")}`;

test("what the code knew of families, facets and messages goes into the families' files", async () => {
  const facets = (TEST_CONTENT["facets.yaml"] ?? "").replace(
    /^noun:\n( {2}.*\n)+/m,
    `nouns:
  stone: { en: { one: stone, other: stones }, sr: { one: vrsta, few: vrste, other: vrsta, of: kamena } }
  sm-quartz: { en: { one: colour, other: colours }, sr: { one: boja, few: boje, other: boja, of: kvarca } }
`,
  );
  const messages = (line: string) => JSON.stringify({ description: "x", quartzLine: line, marbleLine: "m" });
  const dir = await writeTestContent({
    "format.yaml": "format: 3\n",
    "facets.yaml": facets,
    "families/sm-quartz.yaml": OLD_FAMILY,
    "messages/en/quartz-types.json": messages("For kitchens."),
    "messages/sr/quartz-types.json": messages("Za kuhinje."),
    "prose/quartz.en.md": "Quartz",
    "prose/quartz.sr.md": "Kvarc",
  });
  await migrateContent(dir);
  expect(await readFile(join(dir, "families/sm-quartz.yaml"), "utf8")).toBe(
    OLD_FAMILY.replace(
      "title:",
      `position: 6
noun: { en: { one: colour, other: colours }, sr: { one: boja, few: boje, other: boja, of: kvarca } }
engineered: true
line:
  en: For kitchens.
  sr: Za kuhinje.
prose: quartz
title:`,
    ),
  );
  expect(await readFile(join(dir, "facets.yaml"), "utf8")).toContain("\nnoun: { en: { one: stone");
  expect(JSON.parse(await readFile(join(dir, "messages/sr/quartz-types.json"), "utf8"))).toEqual({
    description: "x",
  });
  await fillPictures(dir);
  expect(await checkContent(dir)).toMatchObject({ ok: true });
});

test("a brand that is there already stays as its owner made it", async () => {
  const icon = TEST_CONTENT["brand/icon.svg"] ?? "";
  const dir = await writeTestContent({ "format.yaml": "format: 4\n", "brand/brand.yaml": null });
  expect(await migrateContent(dir)).toEqual(["brand/brand.yaml", "format.yaml"]);
  expect(await readFile(join(dir, "brand/icon.svg"), "utf8")).toBe(icon);
});

test("languages, and the grammar of the sentence of a choice, come out of the code", async () => {
  const facets = TEST_CONTENT["facets.yaml"] ?? "";
  const dir = await writeTestContent({
    "format.yaml": "format: 6\n",
    "languages.yaml": null,
    "facets.yaml": facets.replace(/^(formOfNone|bearing):.*\n/gm, ""),
  });
  expect(await migrateContent(dir)).toEqual(["facets.yaml", "format.yaml", "languages.yaml"]);
  await fillPictures(dir);
  expect(await checkContent(dir)).toMatchObject({ ok: true });
});

test("ceramics, of which messages spoke, are a material to order", async () => {
  const words = (text: string) =>
    JSON.stringify({ a: "A", ceramics: text, ceramicsText: text, ceramicsAsk: text });
  const dir = await writeTestContent({
    "format.yaml": "format: 6\n",
    "messages/en/materials.json": words("Tiles"),
    "messages/sr/materials.json": words("Pločice"),
  });
  await migrateContent(dir);
  expect(await readFile(join(dir, "materials.yaml"), "utf8")).toContain(
    "title:\n      en: Tiles\n      sr: Pločice\n",
  );
  expect(JSON.parse(await readFile(join(dir, "messages/sr/materials.json"), "utf8"))).toEqual({ a: "A" });
  await fillPictures(dir);
  expect(await checkContent(dir)).toMatchObject({ ok: true });
});

test("a rule keeps its sentence for all stones, not the one for a single stone", async () => {
  const rules = TEST_CONTENT["suitability.yaml"] ?? "";
  const dir = await writeTestContent({
    "format.yaml": "format: 7\n",
    "suitability.yaml": rules.replace(
      "- { verdict: well",
      '- { own: { en: "It is {rock}.", sr: "Kamen: {rock}." }, verdict: well',
    ),
  });
  expect(await migrateContent(dir)).toEqual(["format.yaml", "suitability.yaml"]);
  expect(await readFile(join(dir, "suitability.yaml"), "utf8")).toBe(rules);
});

test("a second run changes nothing", async () => {
  const dir = await oldContent();
  await migrateContent(dir);
  expect(await migrateContent(dir)).toEqual([]);
});

test("a file whose number was raised by a merge, but whose form is old, is changed all the same", async () => {
  const dir = await oldContent();
  await writeFile(join(dir, "format.yaml"), TEST_CONTENT["format.yaml"] ?? "");
  expect(await migrateContent(dir)).toEqual([
    "brand/brand.yaml",
    "brand/icon.svg",
    "families/onyx.yaml",
    "site.yaml",
    STONE,
  ]);
});

test("sizes of further slabs become slabs of their own, on their pictures", async () => {
  const photograph = `photograph:
  mmPerPixel: 1.5 # measured
  otherSlabs:
    - { width: 290, height: 175 }
    - { width: 260, height: 160 }
`;
  const alone = "photograph: { otherSlabs: [{ width: 290, height: 175 }] }\n";
  const dir = await writeTestContent({
    "format.yaml": "format: 5\n",
    [STONE]: `${NEW_STONE}${photograph}`,
    "stones/marble/carrara.yaml": `${TEST_CONTENT["stones/marble/carrara.yaml"]}${alone}`,
  });
  await migrateContent(dir);
  const stone = await readFile(join(dir, STONE), "utf8");
  expect(stone).toContain("photograph:\n  mmPerPixel: 1.5 # measured\n");
  expect(stone).not.toContain("otherSlabs");
  expect(await readFile(join(dir, "stones/marble/carrara.yaml"), "utf8")).not.toContain("photograph");
  const { stones } = await readContent(dir);
  expect(stones.find(({ key }) => key === "granit/tan-brown")?.singleSlabs).toEqual([
    { width: 290, height: 175, picture: 2 },
    { width: 260, height: 160, picture: 3 },
  ]);
  expect(await migrateContent(dir)).toEqual([]);
});
