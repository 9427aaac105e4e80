/** Mistakes that owners made when they tried: each is told with its place and what helps, and nothing follows from it. */
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { checkContent } from "./check.ts";
import { FORMAT } from "./files/format.ts";
import { pictureHash } from "./pictures/picture-hash.ts";
import { MADE_FILE } from "./pictures/pictures.ts";
import { changed, TEST_CONTENT, writeTestContent } from "./testing/content.ts";
import { fillPictures, photograph, putPicture } from "./testing/pictures.ts";

const CARRARA = "stones/marble/carrara.yaml";
type Files = Record<string, string | Uint8Array | null>;

/** What the check prints of a folder that is whole but for these files. */
async function check(files: Files, pictures: Record<string, Uint8Array> = {}): Promise<string[]> {
  const dir = await writeTestContent();
  await fillPictures(dir, 1600, 1000);
  for (const [file, text] of Object.entries(files)) {
    if (text === null) await rename(join(dir, file), join(dir, "..", "removed"));
    else await writeFile(join(dir, file), text);
  }
  for (const [file, bytes] of Object.entries(pictures)) await putPicture(dir, file, bytes);
  return (await checkContent(dir)).report.split("\n");
}

const TOLD: [what: string, files: Files, told: string][] = [
  [
    "a file in Windows-1250",
    { "prose/privacy.sr.md": new Uint8Array([...Buffer.from("# Prvi red\nFirma i "), 0x9a, 0x6c, 0x6a]) },
    "content/prose/privacy.sr.md:2  the file is not UTF-8: its letters cannot be read from here: “Firma i �lj”  →  open it in the program that wrote it and save it with the encoding UTF-8",
  ],
  [
    "a file of Notepad's “Unicode”",
    { [CARRARA]: new Uint8Array([0xff, 0xfe, ...Buffer.from(TEST_CONTENT[CARRARA] ?? "", "utf16le")]) },
    `content/${CARRARA}:1  the file is UTF-16, not UTF-8  →  open it in the program that wrote it and save it with the encoding UTF-8`,
  ],
  [
    "the same from another computer",
    {
      "stones/onyx/onyx-blue.yaml": new Uint8Array([
        0xfe,
        0xff,
        ...Buffer.from("title: Onyx", "utf16le").swap16(),
      ]),
    },
    "content/stones/onyx/onyx-blue.yaml:1  the file is UTF-16, not UTF-8  →",
  ],
  [
    "letters that a program lost",
    changed(CARRARA, "sr: Beo.", "sr: Be� mermer."),
    `content/${CARRARA}:7  letters were lost here when the file was saved in another encoding: “sr: Be� mermer.”  →  write the letters at � again and save the file with the encoding UTF-8`,
  ],
  [
    "a translation that a name which is not for sale lacks",
    changed("search.yaml", "[Venčac]", "[{ words: [Venčac], nearest: colour=white, why: { en: White. } }]"),
    "content/search.yaml:9  absent › names › no. 1 › why: the Serbian translation is missing  →",
  ],
  [
    "messages in Windows-1250",
    {
      "messages/sr/common.json": Buffer.from('{ "title": "Kamen",\n"menu": "Plo\xe8a" }', "latin1"),
    },
    "content/messages/sr/common.json:2  the file is not UTF-8",
  ],
  [
    "a text that a page shows",
    { "prose/privacy.en.md": null },
    "content/prose/privacy.en.md:1  the file is missing: each text needs every language  →  write it after prose/privacy.sr.md",
  ],
  [
    "a price of another currency",
    changed("accessories/ashtrays.yaml", "price: 20400", "price: '12,50€'"),
    'content/accessories/ashtrays.yaml:9  models › no. 1 › price: must be a whole number of dinars without dots, spaces or currency, for example 20400, not "12,50€"  →  write the number alone, for example 20400',
  ],
  [
    "a price as the shop writes it",
    changed("accessories/ashtrays.yaml", "price: 20400", "price: 20.400,00 rsd"),
    'content/accessories/ashtrays.yaml:9  models › no. 1 › price: must be a whole number of dinars without dots, spaces or currency, for example 20400, not "20.400,00 rsd"  →  write 20400',
  ],
  [
    "a price that is fourteen or fourteen thousand",
    changed("accessories/ashtrays.yaml", "price: 20400", "price: 14.000"),
    "content/accessories/ashtrays.yaml:9  models › no. 1 › price: 14.000 can be read as 14 and as 14000  →  write 14 or 14000",
  ],
  [
    "the same with a comma, as a text",
    changed("accessories/ashtrays.yaml", "price: 20400", 'price: "14,500"'),
    "content/accessories/ashtrays.yaml:9  models › no. 1 › price: 14,500 can be read as 14.5 and as 14500  →  write 14.5 or 14500",
  ],
  [
    "a price of a square metre, marked as a sample",
    changed(CARRARA, "frost: limited", "frost: limited\nprice: { from: !sample 14.000, vat: included }"),
    `content/${CARRARA}:14  price › from: 14.000 can be read as 14 and as 14000  →  write 14 or 14000`,
  ],
  [
    "the same with a comma, which ends a number within braces",
    changed(CARRARA, "frost: limited", "frost: limited\nprice: { from: !sample 14,500, vat: included }"),
    `content/${CARRARA}:14  price › from: 14,500 can be read as 14.5 and as 14500  →  write 14.5 or 14500`,
  ],
  [
    "a price with dot and comma within braces",
    changed(CARRARA, "frost: limited", "frost: limited\nprice: { from: 14.000,00, vat: included }"),
    `content/${CARRARA}:14  price › from: 14.000,00 ends at its comma here  →  write 14000`,
  ],
  [
    "a size that is a decimal or thousands",
    changed("accessories/ashtrays.yaml", "diameter: 16", "diameter: 12.500"),
    "content/accessories/ashtrays.yaml:10  models › no. 1 › size › diameter: 12.500 can be read as 12.5 and as 12500  →  write 12.5 or 12500",
  ],
  [
    "a count of slabs that is one or a thousand",
    changed(CARRARA, "frost: limited", 'frost: limited\nstock: { slabs: 1.000, date: "2026-11-02" }'),
    `content/${CARRARA}:14  stock › slabs: 1.000 can be read as 1 and as 1000  →  write 1 or 1000`,
  ],
  [
    "a size with a decimal comma",
    changed("accessories/ashtrays.yaml", "diameter: 16", "diameter: '12,5'"),
    'content/accessories/ashtrays.yaml:10  models › no. 1 › size › diameter: must be a number, not "12,5"  →  write 12.5',
  ],
  [
    "a line that lost its colon",
    changed(CARRARA, "title: Carrara", "title: Carrara\ncolourGroup white"),
    `content/${CARRARA}:2  the file cannot be read as YAML: this line has no colon, or its text goes on below without being indented  →  write “name: value” in one line, or indent the lines that go on under their name`,
  ],
  [
    "a text with a colon",
    changed(CARRARA, "title: Carrara", "title: Carrara: the white"),
    `content/${CARRARA}:1  the file cannot be read as YAML: there is a second colon with a space after it in this line  →  put the whole text in quotes`,
  ],
  [
    "a bracket that stays open",
    changed(CARRARA, "finishes: [polished]", "finishes: [polished"),
    `content/${CARRARA}:12  the file cannot be read as YAML: a bracket that is opened above is not closed, or its end is not indented  →  write ] or } where its list ends, indented as its entries are`,
  ],
  ["a quote that stays open", changed(CARRARA, "title: Carrara", "title: 'Carrara"), `content/${CARRARA}:`],
  [
    "a time with a dot",
    changed("site.yaml", 'closes: "17:00"', "closes: 13.00"),
    'content/site.yaml:24  openingHours › no. 1 › spans › no. 1 › closes: must be a time such as 09:00, not 13.00  →  write "13:00"',
  ],
  [
    "a postal code without quotes",
    changed("site.yaml", 'postalCode: "11000"', "postalCode: 011000"),
    'content/site.yaml:11  address › postalCode: must be a text, not 011000  →  put it in quotes: "011000"',
  ],
  [
    "a Cyrillic letter that looks like a Latin one",
    changed(CARRARA, "colourGroup: white", "colourGroup: whitе"),
    `content/${CARRARA}:9  “whitе” mixes Latin and Cyrillic letters: its letter no. 5, е, is Cyrillic  →  type the word again with one keyboard: “white”`,
  ],
  [
    "a word that is Cyrillic from end to end",
    changed(CARRARA, "pattern: veined", "pattern: вејнед"),
    `content/${CARRARA}:10  pattern: "вејнед" (in Cyrillic letters) is not one of`,
  ],
  [
    "a description that search engines would cut",
    changed("site.yaml", "en: Stone.,", `en: ${"Stone after stone. ".repeat(10)},`),
    "content/site.yaml:2  description › en: has 189 characters; search engines show at most 160  →  shorten it",
  ],
  [
    "a time without its other end",
    changed("site.yaml", ', closes: "17:00"', ""),
    'content/site.yaml:24  openingHours › no. 1 › spans › no. 1 › closes: is missing  →  add the line "closes: …"',
  ],
  [
    "a time without its minutes",
    changed("site.yaml", 'opens: "09:00"', 'opens: "9"'),
    'content/site.yaml:24  openingHours › no. 1 › spans › no. 1 › opens: "9" must be a time such as 09:00',
  ],
  [
    "a break that begins before the morning",
    changed("site.yaml", 'closes: "17:00" }', 'closes: "17:00" }, { opens: "17:00", closes: "20:00" }'),
    "content/site.yaml:24  openingHours › no. 1 › spans: 17:00 stands after 17:00, but is no later  →  write the times of a day from the earliest to the latest",
  ],
  [
    "a day with two opening hours",
    changed(
      "site.yaml",
      "copyrightYear",
      '  - { days: [Sunday, Monday], label: { en: A, sr: B }, spans: [{ opens: "16:00", closes: "20:00" }] }\ncopyrightYear',
    ),
    "content/site.yaml:25  openingHours › no. 2 › days › no. 2: Monday stands above already  →  write all times of a day in one place",
  ],
  [
    "a file to which Notepad gave a second ending",
    { "accessories/bowls.yaml.txt": TEST_CONTENT["accessories/ashtrays.yaml"] ?? "" },
    "content/accessories/bowls.yaml.txt:1  files end in .yaml here  →  rename it to accessories/bowls.yaml",
  ],
  [
    "an ending in capitals",
    { "accessories/bowls.YAML": TEST_CONTENT["accessories/ashtrays.yaml"] ?? "" },
    "content/accessories/bowls.YAML:1  files end in .yaml here  →  rename it to accessories/bowls.yaml",
  ],
  [
    "a day that no calendar has",
    changed(
      "site.yaml",
      "copyrightYear",
      "closures: [{ from: 2027-02-30, label: { en: A, sr: B } }]\ncopyrightYear",
    ),
    "content/site.yaml:25  closures › no. 1 › from: is not a day in the calendar  →  correct the value",
  ],
  [
    "days off that end before they begin",
    changed(
      "site.yaml",
      "copyrightYear",
      "closures: [{ from: 2027-01-02, to: 2026-12-31, label: { en: A, sr: B } }]\ncopyrightYear",
    ),
    "content/site.yaml:25  closures › no. 1: ends before it begins  →  correct the value",
  ],
  [
    "content of an older form",
    { "format.yaml": "format: 7\n", "site.yaml": "brand: x\n" },
    `content/format.yaml:1  the files of this folder have format 7, this release reads format ${FORMAT}  →  run npm run migrate:content, which changes their form`,
  ],
  [
    "a misspelt key that may not be missing",
    changed(CARRARA, "pattern: ", "patern: "),
    `content/${CARRARA}:10  patern: this key is not known; did you mean pattern?  →  write pattern`,
  ],
];

/** Mistakes that are made at the same time, each in a file of its own, as a check takes long: only a format ends it. */
const AT_ONCE: (typeof TOLD)[] = [];
for (const mistake of TOLD) {
  const isApart = (other: (typeof TOLD)[number]) =>
    ![mistake, other].some(([, files]) => "format.yaml" in files) &&
    Object.keys(mistake[1]).every((file) => !(file in other[1]));
  const group = AT_ONCE.find((all) => all.every(isApart));
  if (group) group.push(mistake);
  else AT_ONCE.push([mistake]);
}

test.each(AT_ONCE.map((all) => ({ all, what: all.map(([what]) => what).join("; ") })))(
  "$what: each is told, once, with what helps",
  async ({ all }) => {
    const report = await check(Object.assign({}, ...all.map(([, files]) => files)));
    for (const [, , told] of all)
      expect(report.find((line) => line.startsWith(told)) ?? report).toContain(told);
    expect(report.at(-1)).toBe(`${all.length} problem${all.length > 1 ? "s" : ""} in the content.`);
  },
);

test("only what is left over is proposed: not a name that stands there rightly", async () => {
  const listed = await check(changed("families/onyx.yaml", "stones:\n", "stones:\n  - onyx-blues\n"));
  expect(listed).toContain(
    "content/families/onyx.yaml:11  onyx-blues is listed, but there is no stones/onyx/onyx-blues.yaml  →  write the stone's file, or take onyx-blues out of the list",
  );
  const missing = await check({ "pictures/interiors/101.png": null });
  expect(missing[0]).toMatch(/^content\/interiors\.yaml:5 {2}there is no picture interiors\/101 {2}→/);
  const key = await check(changed(CARRARA, "title: Carrara", "title: Carrara\ntitles: Carrara"));
  expect(key[0]).toMatch(/titles: this key is not known {2}→ {2}leave it out/);
});

test("a stone that cannot be read leads to no other mistake, and other files are still checked", async () => {
  const report = await check({
    [CARRARA]: "title: 'Carrara\n",
    ...changed("site.yaml", "brand: Test Stone", "brand: 7"),
    "pictures/interiors/101.png": null,
  });
  expect(report.slice(0, -2).map((line) => line.split("  ")[0])).toEqual([
    "content/interiors.yaml:5",
    "content/site.yaml:1",
    `content/${CARRARA}:2`,
  ]);
});

/** The first bytes of a picture as iPhones make it; the rest is of no account. */
const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic\0\0\0\0mif1heic"),
  Buffer.alloc(2000, 7),
]);

test("a HEIC picture is told by its true kind, whatever its name says", async () => {
  const told =
    "the picture is a HEIC file, as iPhones make them, which browsers do not show  →  export it as JPEG; an iPhone makes JPEG by Settings › Camera › Formats › Most Compatible";
  expect(await check({}, { "interiors/101.jpg": HEIC })).toContain(
    `content/pictures/interiors/101.jpg:1  ${told}`,
  );
  expect(await check({}, { "interiors/102.heic": HEIC })).toContain(
    `content/pictures/interiors/102.heic:1  ${told}`,
  );
});

test("a picture's ending is told where it is none of ours", async () => {
  const bytes = await photograph(1600, 1000);
  expect(await check({}, { "interiors/101.PNG": bytes })).toContain(
    "content/pictures/interiors/101.PNG:1  nothing on the site reads a picture with the ending .PNG  →  rename it to 101.png",
  );
  expect(await check({}, { "interiors/102.tiff": bytes })).toContain(
    "content/pictures/interiors/102.tiff:1  nothing on the site reads a picture with the ending .tiff  →  save it as AVIF, JPEG, PNG or WebP",
  );
});

test("a photograph that breaks off is told by its name", async () => {
  const whole = await sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  expect(await check({}, { "interiors/101.jpg": whole.subarray(0, whole.length / 2) })).toContain(
    "content/pictures/interiors/101.jpg:1  the picture cannot be read or is incomplete  →  save a picture of 1600 x 1067 pixels as AVIF, JPEG, PNG or WebP",
  );
});

test("what is no mistake but may not be meant is listed", async () => {
  const report = await check(
    {},
    {
      "interiors/999.png": await photograph(1600, 1000),
      "stones/marble/carrara.png": await photograph(1600, 1200),
    },
  );
  expect(report[0]).toBe("The content has no mistakes.");
  const heading = "2 places to look at, though nothing is wrong in form:";
  expect(report.slice(report.indexOf(heading))).toEqual([
    heading,
    "  content/pictures/interiors/999.png:1  no page shows this picture  →  name it in a text, or take it away",
    "  content/pictures/stones/marble/carrara.png:1  the photograph is 4 : 3, a usual slab of this stone (320 × 200 cm) would be 8 : 5: as it is said to show the slab's whole width, its rule is wrong  →  cut the photograph to the slab's edges, or write photograph › mmPerPixel into stones/marble/carrara.yaml",
  ]);
});

test("of pictures that no page shows the owner's are named, and the project's own told by folder", async () => {
  const lamp = await photograph(1200, 1200);
  const line = (name: string) => `${name}: { made: studio, sha256: "${pictureHash(lamp)}" }\n`;
  const names = ["accessories/marble-lamps/black-1", "accessories/marble-lamps/black-2"];
  const report = await check(
    { [MADE_FILE]: names.map(line).join("") },
    {
      [`${names[0]}.png`]: lamp,
      [`${names[1]}.png`]: lamp,
      [`${names[1]}.jpg`]: await photograph(1300, 1300),
    },
  );
  const heading = "2 places to look at, though nothing is wrong in form:";
  expect(report.slice(report.indexOf(heading))).toEqual([
    heading,
    "  content/pictures/accessories/marble-lamps:1  no page shows 2 renderings of the project's here, such as black-1.png  →  delete what you do not need; no visitor fetches what stays",
    "  content/pictures/accessories/marble-lamps/black-2.jpg:1  no page shows this picture  →  name it in a text, or take it away",
  ]);
});

test("a stone without other names needs no line for them", async () => {
  const report = await check(changed(CARRARA, "aliases: []\n", ""), {});
  expect(report[0]).toBe("The content has no mistakes.");
});

test("a photograph that says its own scale, or nearly has the slab's proportions, is not listed", async () => {
  const scaled = await check(changed(CARRARA, "colours:", "photograph: { mmPerPixel: 0.6 }\ncolours:"), {
    "stones/marble/carrara.png": await photograph(1600, 1200),
  });
  const near = await check({}, { "stones/marble/carrara.png": await photograph(1600, 1030) });
  for (const report of [scaled, near]) expect(report.join()).not.toContain("to look at");
});
