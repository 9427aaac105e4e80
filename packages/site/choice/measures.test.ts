import fc from "fast-check";
import { expect, test } from "vitest";
import { isItemKey, PLAN_KEY } from "./items.ts";
import {
  EDGES,
  KIND_NAMES,
  type Measures,
  newPiece,
  type PieceWords,
  piecesInWords,
  readMeasures,
  writeMeasures,
} from "./measures.ts";

const number = (min: number, max: number) => fc.integer({ min, max });
const anyPiece = fc.record({
  kind: fc.constantFrom(...KIND_NAMES),
  length: number(30, 9990),
  depth: number(30, 9990),
  count: number(1, 99),
  polished: fc.subarray([...EDGES]),
  cutOuts: fc.record({ sink: number(0, 2), hob: number(0, 2) }),
  runsOn: fc.boolean(),
});
const anyMeasures: fc.Arbitrary<Measures> = fc.record({
  pieces: fc.array(anyPiece, { maxLength: 30 }),
  counted: fc.constantFrom(
    undefined,
    { template: "floor", number: 12.5 },
    { template: "stairs", number: 15 },
  ),
  thickness: fc.constantFrom(undefined, 2, 3),
  slab: fc.constantFrom(undefined, "BS-133", "BS 102/A & Č'7"),
  turns: fc.boolean(),
  moves: fc.dictionary(
    fc.nat(149).map(String),
    fc.record(
      { x: number(0, 3000), y: number(0, 2000), turned: fc.boolean(), slab: number(0, 149) },
      { requiredKeys: ["x", "y", "turned"] },
    ),
  ),
});

test("what is written into an address is read from it", () => {
  fc.assert(
    fc.property(anyMeasures, (measures) => {
      const query = writeMeasures("marble/carrara", measures);
      expect(readMeasures(new URL(`https://example.com/?${query}`).searchParams)).toEqual({
        ...measures,
        moves: { ...measures.moves },
      });
    }),
  );
});

test("an address stays readable, and what is kept by it is an item", () => {
  const pieces = [
    newPiece("worktopRun", 2400, 625, {
      polished: ["front", "right"],
      cutOuts: { sink: 1, hob: 0 },
    }),
    newPiece("splashback", 2400, 600, { runsOn: true, count: 2 }),
  ];
  const query = writeMeasures("marble/carrara", {
    pieces,
    counted: undefined,
    thickness: 3,
    slab: "BS 7/A",
    turns: true,
    moves: { 1: { x: 20, y: 700, turned: true } },
  });
  expect(query).toBe(
    "stone=marble/carrara&pieces=w2400x625-efr-s1,b2400x600-n2-v&thickness=3&slab=BS%207%2FA&turns=1&at=1-20-700-t",
  );
  expect(isItemKey(`stones/measures?${query}`)).toBe(true);
});

test("what cannot be meant is left out", () => {
  const query = new URLSearchParams(
    "pieces=w2400x62,x10x10,w,,w-1x5,<b>&counted=roof-5,floor--3&thickness=x&turns=yes&at=1,2-3,a-b-c",
  );
  expect(readMeasures(query)).toEqual({
    pieces: [newPiece("worktopRun", 2400, 62)],
    counted: undefined,
    thickness: undefined,
    slab: undefined,
    turns: false,
    moves: {},
  });
});

test("all pieces are read that an enquiry has room for, and no more than 400", () => {
  const read = (count: number) =>
    readMeasures(new URLSearchParams({ pieces: Array(count).fill("w30x30").join(",") })).pieces.length;
  expect([read(61), read(400), read(401)]).toEqual([61, 400, 400]);
  const longest = `${PLAN_KEY}?stone=a&pieces=${Array(400).fill("w30x30").join(",")}`;
  expect(isItemKey(longest)).toBe(false);
});

const words = (intlLocale: string): PieceWords => ({
  kind: (kind) => `<${kind}>`,
  cutOutsFor: "Cut-outs In",
  cutOut: (cutOut) => `I${cutOut}`,
  polished: "Polished",
  edge: (edge) => edge,
  parts: (parts) => `in ${parts} parts`,
  number: (value) => String(value).replace(".", ","),
  intlLocale,
});

test("pieces are told in centimetres, with their number and what is done to them", () => {
  const pieces = [
    newPiece("worktopRun", 2605, 620, {
      count: 2,
      polished: ["front", "left"],
      cutOuts: { sink: 1, hob: 2 },
    }),
    newPiece("splashback", 900, 600),
  ];
  expect(piecesInWords(pieces, words("en-GB"))).toEqual([
    "2 × <worktopRun> 260,5 × 62 cm (cut-outs in: isink, 2 × ihob; polished: front, left)",
    "<splashback> 90 × 60 cm",
  ]);
});

test("what stands on end is polished at its bottom and top, where others are in front and behind", () => {
  const polished = readMeasures(new URLSearchParams("pieces=b900x600-ef,p900x600-ebr,o900x600-efb")).pieces;
  expect(piecesInWords(polished, words("en-GB"))).toEqual([
    "<splashback> 90 × 60 cm (polished: bottom)",
    "<wallPanel> 90 × 60 cm (polished: top, right)",
    "<otherPiece> 90 × 60 cm (polished: front, back)",
  ]);
});

test("equal pieces are told together, whichever entries they stand in", () => {
  const tiles = (count: number) => newPiece("floorTile", 600, 600, { count });
  const pieces = [tiles(99), newPiece("floorTile", 600, 300), tiles(24)];
  expect(piecesInWords(pieces, words("en-GB"))).toEqual([
    "123 × <floorTile> 60 × 60 cm",
    "<floorTile> 60 × 30 cm",
  ]);
});

test("letters are those of the page, whatever language the browser speaks", () => {
  const [told] = piecesInWords(
    [newPiece("islandTop", 1, 1, { cutOuts: { sink: 1, hob: 0 } })],
    words("tr-TR"),
  );
  expect(told).toContain("cut-outs ın: ısink");
});
