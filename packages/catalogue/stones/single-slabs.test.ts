import { expect, test } from "vitest";
import { readContent } from "../read.ts";
import { problemsOf, TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { inYard, picturesOfSlab } from "./single-slabs.ts";
import { slabPath } from "./slab-path.ts";

const STONE = "stones/marble/carrara.yaml";

async function read(lines: string) {
  return readContent(await writeTestContent({ [STONE]: `${TEST_CONTENT[STONE]}${lines}` }));
}

async function stoneWith(lines: string) {
  const [stone] = (await read(lines)).stones;
  if (!stone) throw new Error("The content has no stone.");
  return stone;
}

const LISTED = `singleSlabs:
  - number: BS 102/a
    block: "318"
    width: 300
    height: 180
    thickness: 3
    finish: honed
    price: { perSquareMetre: 16500, vat: included }
    state: reserved
    until: "2026-12-05"
    picture: 2
    pictures: [slabs/bs-102-edge]
    faults: [{ kind: hole, left: 300, top: 180, note: { en: "filled", sr: "popunjena" } }]
  - { number: BS-103, width: 250, height: 180, state: sold, pictures: [slabs/bs-103] }
  - { number: BS-104, width: 200, height: 150 }
  - { width: 290, height: 175, picture: 3 }
`;

test("whom a slab is reserved for is read by no page", async () => {
  const held = LISTED.replace("state: reserved\n", "state: reserved\n    reservedFor: Ana Đurić\n");
  expect(JSON.stringify((await read(held)).stones)).not.toMatch(/reservedFor|Ana/);
});

test("a slab has an address by its number, and its pictures, of which the first shows it whole", async () => {
  const stone = await stoneWith(LISTED);
  const [first, second] = stone.singleSlabs ?? [];
  if (!first?.number || !second) throw new Error("The stone has no slabs.");
  expect(slabPath({ number: first.number })).toBe("/slabs/bs-102-a");
  expect(picturesOfSlab(stone, first)).toEqual(["stones/marble/carrara-2", "slabs/bs-102-edge"]);
  expect(picturesOfSlab(stone, second)).toEqual(["slabs/bs-103"]);
});

test("stock is counted from the slabs with numbers that are free today, and by hand where there are none", async () => {
  const until = (day: string) => stoneWith(LISTED.replace('"2026-12-05"', `"${day}"`));
  expect(inYard(await until("9999-12-31"))).toEqual({ slabs: 1, squareMetres: 3 });
  expect(inYard(await until("2000-12-31"))).toEqual({ slabs: 2, squareMetres: 8.4 });
  const endless = `${LISTED.replace('    until: "2026-12-05"\n', "")}stock: { orderWeeks: 3 }\n`;
  expect(inYard(await stoneWith(endless))).toMatchObject({ slabs: 1, orderWeeks: 3 });
  const counted = { slabs: 14, date: "2026-11-02" };
  expect(inYard(await stoneWith('stock: { slabs: 14, date: "2026-11-02" }\n'))).toEqual(counted);
  expect(inYard(await stoneWith(""))).toBeUndefined();
});

test.each([
  ["number: BS-103", "number: BS-104", /the number BS-104 appears twice/],
  // Their pages would have one address.
  ["number: BS-103", "number: BS_104", /the number BS-104 appears twice/],
  ["number: BS-103", 'number: "–"', /number: must have a letter or a digit/],
  ["picture: 3", "picture: 2", /the picture 2 appears twice/],
  ["state: reserved", "state: sold", /until: is the end of a reservation, but the slab is not reserved/],
  ['"2026-12-05"', '"5.12.2026"', /until: "5.12.2026" must be a date in quotes/],
  [
    "state: sold",
    "state: sold, reservedFor: Ana",
    /reservedFor: is who it is reserved for, but the slab is not/,
  ],
  ["left: 300", "left: 300.5", /faults: one of them lies outside the slab/],
  ["perSquareMetre: 16500", "perSquareMetre: 16.500", /can be read as 16.5 and as 16500/],
])("a slab's %s written as %s is told", async (right, wrong, told) => {
  expect(await problemsOf(read(LISTED.replace(right, wrong)))).toEqual([expect.stringMatching(told)]);
});

test("a number that two stones have is told with the file that had it before", async () => {
  const other = "stones/granit/tan-brown.yaml";
  const slab = "singleSlabs: [{ number: A-1, width: 300, height: 180 }]\n";
  const files = { [STONE]: `${TEST_CONTENT[STONE]}${slab}`, [other]: `${TEST_CONTENT[other]}${slab}` };
  const [told, ...more] = await problemsOf(readContent(await writeTestContent(files)));
  expect(more).toEqual([]);
  expect(new Set(told?.match(/stones\/\S+\.yaml/g))).toEqual(new Set([STONE, other]));
});

test.each([
  ['stock: { slabs: 3, date: "2026-11-02" }', /stock › slabs|the slabs with numbers are counted already/],
  ["stock: { squareMetres: 12 }", /needs slabs or orderWeeks/],
])("%s beside slabs with numbers is told", async (stock, told) => {
  expect(await problemsOf(read(`${LISTED}${stock}\n`))).toEqual([expect.stringMatching(told)]);
});

test.each([
  ["stock: { slabs: 3 }", /stock › date/],
  ["stock: { squareMetres: 40, orderWeeks: 3 }", /stock › squareMetres: is of counted slabs/],
  // It would date what is counted anew at each build.
  [`${LISTED}stock: { date: "2024-01-01", orderWeeks: 3 }`, /stock › date: is of counted slabs/],
])("a count in part is told: %s", async (lines, told) => {
  expect(await problemsOf(read(`${lines}\n`))).toEqual([expect.stringMatching(told)]);
});
