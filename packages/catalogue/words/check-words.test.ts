/** Each kind of fault that the check of the words knows, told with the line where it stands. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../check.ts";
import { formatProblem } from "../problem.ts";
import { TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { fillPictures } from "../testing/pictures.ts";
import { wordProblems } from "./check-words.ts";

const CARRARA = "stones/marble/carrara.yaml";
const SERBIAN = "prose/privacy.sr.md";
const ENGLISH = "prose/privacy.en.md";

const FORMS = `en:
  - { avoid: [gray*], write: grey, because: the texts are in British spelling }
sr:
  - avoid: ["*aš", tvoj*]
    write: the form with Vi
    because: visitors are addressed politely
    except: [naš]
  - { avoid: [vam, vaš*], write: the capital letter, because: one visitor is addressed, exactCase: true }
  - { avoid: [kvarc*], write: aglomerat, because: it is no quartz, within: stones/sm-marble/ }
  - { avoid: [na ovom zidu], write: grupa, because: visitors see a list }
`;

/** The project's own words, as the small content holds them. */
const OWN = TEST_CONTENT["words/sr.txt"] ?? "";

async function told(files: Readonly<Record<string, string>>): Promise<string[]> {
  const dir = await writeTestContent({ "words.yaml": FORMS, ...files });
  return (await wordProblems(dir)).map(formatProblem);
}

function described(words: string): string {
  return (TEST_CONTENT[CARRARA] ?? "").replace("sr: Beo.", `sr: ${words}`);
}

const TOLD: [what: string, file: string, text: string, told: string][] = [
  [
    "an avoided word, whatever its ending",
    ENGLISH,
    "# Privacy\n\nThe greyish slab\nis grayish.\n",
    "content/prose/privacy.en.md:4  “grayish” is avoided here, because the texts are in British spelling  →  write grey",
  ],
  [
    "an avoided group of words, over the end of a line",
    CARRARA,
    described(">-\n    Beo mermer koji stoji na\n    ovom zidu."),
    `content/${CARRARA}:8  “na ovom zidu” is avoided here, because visitors see a list  →  write grupa`,
  ],
  [
    "a familiar form",
    "messages/sr/common.json",
    '{\n  "title": "Kamen koji imaš",\n  "menu": "Naš meni" }',
    "content/messages/sr/common.json:2  “imaš” is avoided here, because visitors are addressed politely  →  write the form with Vi",
  ],
  [
    "a small letter where one visitor is addressed",
    SERBIAN,
    "Pišemo Vam, a vaš odgovor čekamo.\n",
    "content/prose/privacy.sr.md:1  “vaš” is avoided here, because one visitor is addressed  →  write the capital letter",
  ],
  [
    "a misspelt Serbian word",
    CARRARA,
    described(">-\n    Beli mermer sa sivim žilama,\n    za podove i kuhnije."),
    `content/${CARRARA}:9  the dictionary has no word “kuhnije”  →  write kuhinje, or add it to content/words/sr.txt if it is right`,
  ],
  [
    "a word in another spelling than the British",
    CARRARA,
    (TEST_CONTENT[CARRARA] ?? "").replace("en: White.", "en: The color of milk."),
    `content/${CARRARA}:6  the dictionary has no word “color”  →  write colon or colour or Colo, or add it to content/words/en.txt if it is right`,
  ],
  [
    "English quotation marks in Serbian",
    SERBIAN,
    "Kamen „Carrara” je beo.\n",
    "content/prose/privacy.sr.md:1  another kind of quotation marks: “Kamen „Carrara” je”  →  write „…“",
  ],
  [
    "straight quotation marks in English",
    ENGLISH,
    'The "white" stone.\n',
    'content/prose/privacy.en.md:1  another kind of quotation marks: “The "white" stone.”  →  write “…”',
  ],
  [
    "a straight apostrophe",
    ENGLISH,
    "The stone's edge.\n",
    "content/prose/privacy.en.md:1  a straight apostrophe: “stone's”  →  write stone’s",
  ],
  [
    "a price in another form",
    SERBIAN,
    "Pepeljara staje 20.400,00 dinara.\n",
    "content/prose/privacy.sr.md:1  a price in another form: “20.400,00 dinara”  →  write it as accessories do (20 400,00 rsd) or as tables do (77.880 rsd)",
  ],
  [
    "a unit at its number",
    SERBIAN,
    "Pišite na dugacka.adresa@primer.rs.\nPloče su debele 2cm.\n",
    "content/prose/privacy.sr.md:2  no space before the unit: “debele 2cm.”  →  put one there",
  ],
  [
    "a decimal point in Serbian",
    SERBIAN,
    "Ploče su debele 2.5 cm.\n",
    "content/prose/privacy.sr.md:1  a decimal point in a Serbian number: “debele 2.5 cm.”  →  write a comma",
  ],
  [
    "a letter between measures",
    ENGLISH,
    "Slabs of 320 x 200 cm.\n",
    "content/prose/privacy.en.md:1  a letter x between measures: “of 320 x”  →  write ×, with a space on each side",
  ],
  [
    "a hyphen that should be a dash",
    SERBIAN,
    "Radimo od 9-17, a kamen - po dogovoru.\n",
    "content/prose/privacy.sr.md:1  a hyphen between numbers: “od 9-17, a”  →  write –, without spaces",
  ],
];

test.each(TOLD)("%s is told with its line", async (_, file, text, expected) => {
  const found = await told({ [file]: text });
  expect(found.find((line) => line.startsWith(expected)) ?? found).toContain(expected);
});

test("the names of the firm's own places are known words, wherever they stand", async () => {
  const address = (TEST_CONTENT["site.yaml"] ?? "").replace(
    "district: { en: Dorćol, sr: Dorćol }",
    "district: { en: Xylgrad, sr: Xylgrad }",
  );
  expect(await told({ "site.yaml": address, [ENGLISH]: "We are in Xylgrad.\n" })).toEqual([]);
  expect(await told({ [ENGLISH]: "We are in Xylgrad.\n" })).toHaveLength(1);
});

test("where a stone comes from is a name", async () => {
  const stone = (TEST_CONTENT[CARRARA] ?? "").replace(
    /origin: .*/,
    "origin: { country: IT, place: { en: Xylgrad quarry, sr: kamenolom Xylgrad } }",
  );
  expect(stone).toContain("Xylgrad");
  expect(await told({ [CARRARA]: stone })).toEqual([]);
});

test("what is right is not told", async () => {
  expect(
    await told({
      [CARRARA]: described(
        "„Beo kao sneg“, debljine 2,5 cm, ploča 320 × 200 cm, 20 400,00 rsd, 09:00–17:00.",
      ),
      "stones/granit/tan-brown.yaml": (TEST_CONTENT["stones/granit/tan-brown.yaml"] ?? "")
        .replace("aliases: []", "aliases: [Rosso d'Istria]")
        .replace("en: White.", "en: Tan Brown or Rosso d'Istria, the stone’s “eyes” 2.5 cm wide, 77.880 rsd.")
        .replace("sr: Beo.", "sr: Tan Brown ima zrna kvarca."),
      "messages/en/common.json":
        '{ "title": "{count, plural, one {# stone} other {# stones}}, <em>here</em>", "menu": "{name}, menu" }',
      "messages/sr/common.json":
        '{ "title": "{count, plural, one {# kamen} few {# kamena} other {# kamena}}, <em>ovde</em>", "menu": "{name}, meni" }',
      [SERBIAN]: "## Naš kamen\n\n- **Pišite** na ime@primer.rs ili POST /api/contact.\n",
    }),
  ).toEqual([]);
});

test("a form is avoided within its files alone", async () => {
  const beige = (TEST_CONTENT["stones/sm-marble/beige.yaml"] ?? "").replace("sr: Beo.", "sr: Beli kvarc.");
  expect(await told({ "stones/sm-marble/beige.yaml": beige })).toEqual([
    "content/stones/sm-marble/beige.yaml:7  “kvarc” is avoided here, because it is no quartz  →  write aglomerat",
  ]);
});

test("the project's own words are known with their endings and joined to others", async () => {
  const text = "Tamnozeleni aglomerat, aglomerata. Tamnozelenni kvž.\n";
  expect(await told({ [SERBIAN]: text, "words/sr.txt": `${OWN}aglomerat*\ntamno-\nkvž-\n` })).toEqual([
    expect.stringContaining("“Tamnozelenni”"),
    expect.stringContaining("“kvž”"),
  ]);
});

test("a mistake in the list of forms is told", async () => {
  expect(await told({ "words.yaml": "sr:\n  - { avoid: [mramor*] }\n" })).toEqual([
    expect.stringContaining("content/words.yaml:2  sr › no. 1 › write: is missing"),
    expect.stringContaining("content/words.yaml:2  sr › no. 1 › because: is missing"),
  ]);
});

test("words stop nobody, except where the project's own texts are checked", async () => {
  const dir = await writeTestContent();
  await fillPictures(dir, 1600, 1000);
  await mkdir(dirname(join(dir, SERBIAN)), { recursive: true });
  await writeFile(join(dir, SERBIAN), "# Privatnost\n\nPlloča.\n");
  const line = "content/prose/privacy.sr.md:3  the dictionary has no word “Plloča”";
  const lenient = await checkContent(dir);
  expect(lenient.ok).toBe(true);
  expect(lenient.report).toContain("1 remark on words, which stop nothing:");
  expect(lenient.report).toContain(line);
  const strict = await checkContent(dir, { strictWords: true });
  expect(strict.ok).toBe(false);
  expect(strict.report).toContain(line);
  expect(strict.report).toMatch(/1 problem in the content\.$/);
});
