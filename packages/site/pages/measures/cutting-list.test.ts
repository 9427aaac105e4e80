import { fits } from "@stoneyard/cutting/pack.ts";
import { packRows, stripOf } from "@stoneyard/cutting/rows.ts";
import { type Kind, newPiece } from "@stoneyard/site/choice/measures.ts";
import { expect, test } from "vitest";
import { cutOutPlaces, cuttingList, SAW, totalsOf } from "./cutting-list.ts";
import { draftOf, readDrafts } from "./draft.ts";
import { ASKED, isCounted, TEMPLATE_NAMES, TEMPLATES } from "./template-pieces.ts";

const SLAB = { width: 2800, height: 1700 };
const plain = { turns: false };
const list = (pieces: ReturnType<typeof newPiece>[], more = {}) =>
  cuttingList({ ...plain, pieces, ...more }, SLAB);
const worktop = (length: number, more = {}) => newPiece("worktopRun", length, 620, more);

test.each(TEMPLATE_NAMES)("%s can be cut as it begins, on the smallest usual slab too", (name) => {
  const pieces = TEMPLATES[name].map((piece) =>
    isCounted(name) ? { ...piece, count: ASKED[name].count(ASKED[name].first, piece) } : piece,
  );
  for (const slab of [SLAB, { width: 3050, height: 1250 }]) {
    const { rows, problems } = cuttingList({ turns: true, pieces }, slab);
    expect(problems).toEqual([]);
    for (const row of rows) expect(fits(stripOf(row, SAW), slab, SAW)).toBe(true);
  }
});

test("what is longer than a slab comes in equal parts", () => {
  const jointed = list([worktop(3000, { count: 2 })]);
  expect(jointed.pieces.map(({ width, part, parts }) => [width, part, parts])).toEqual([
    [1500, 0, 2],
    [1500, 1, 2],
    [1500, 0, 2],
    [1500, 1, 2],
  ]);
});

test("the parts of a piece come from one slab where they can", () => {
  const { rows } = list([worktop(2900), worktop(1500)]);
  const { placed, slabs } = packRows(rows, SLAB, SAW);
  expect([slabs, placed[0]?.slab === placed[1]?.slab]).toEqual([2, true]);
});

test("what is too deep cannot be had by joints, but perhaps turned, which is said", () => {
  expect(list([newPiece("wallPanel", 2800, 2800)]).problems).toEqual([
    { measured: 0, code: "tooDeep", values: { length: 276, depth: 166 } },
  ]);
  expect(list([newPiece("wallPanel", 1000, 1700)]).problems).toMatchObject([{ code: "fitsTurned" }]);
  expect(list([newPiece("wallPanel", 1000, 1700)], { turns: true }).problems).toEqual([]);
});

test("of what fits turned only in parts, as many are told as it then has", () => {
  const panel = newPiece("wallPanel", 3000, 2600);
  expect(list([panel]).problems).toEqual([{ measured: 0, code: "fitsTurnedInParts", values: { parts: 2 } }]);
  expect(list([panel], { turns: true }).pieces.map(({ parts }) => parts)).toEqual([2, 2]);
});

test("pieces whose veins run on are one row; others are not", () => {
  const { rows, problems } = list([
    worktop(1200, { count: 2 }),
    worktop(800, { count: 2, runsOn: true }),
    worktop(500),
  ]);
  expect(problems).toEqual([]);
  expect(rows.map((row) => row.map(({ width }) => width))).toEqual([[1200, 800], [1200, 800], [500]]);
  expect(packRows(rows, SLAB, SAW).slabs).toBe(1);
});

test("veins cannot run on between unlike numbers, or over more than a slab", () => {
  expect(list([worktop(1200, { count: 2 }), worktop(800, { runsOn: true })]).problems).toEqual([
    { measured: 1, code: "otherCount", values: { count: 2 } },
  ]);
  expect(list([worktop(1200), worktop(800, { count: 2, runsOn: true })]).problems).toMatchObject([
    { code: "otherCount", values: { count: 1 } },
  ]);
  expect(list([worktop(2000), worktop(800, { runsOn: true })]).problems).toEqual([
    { measured: 1, code: "rowTooLong", values: { length: 280.4, most: 276 } },
  ]);
});

test("openings need stone around them, and lie inside their piece", () => {
  const both = { cutOuts: { sink: 1, hob: 1 } };
  expect(list([worktop(1500, both)]).problems).toEqual([
    { measured: 0, code: "noRoomForCutOuts", values: { length: 154, depth: 59 } },
  ]);
  const [piece] = list([worktop(1540, both)]).pieces;
  const places = piece ? cutOutPlaces(piece) : [];
  expect(places).toHaveLength(2);
  for (const { x, y, width, height } of places) {
    expect(Math.min(x, y, 1540 - x - width, 620 - y - height)).toBeGreaterThanOrEqual(50);
  }
  const [sink, hob] = places;
  expect((hob?.x ?? 0) - (sink?.x ?? 0) - (sink?.width ?? 0)).toBe(100);
  const [longer] = list([worktop(2740, { cutOuts: { sink: 1, hob: 0 } })]).pieces;
  expect(longer && cutOutPlaces(longer)).toEqual([{ x: 980, y: 70, width: 780, height: 480 }]);
});

test("a hundred and fifty pieces are cut, and no more", () => {
  const tiles = (count: number) => list([newPiece("floorTile", 600, 600, { count })]).problems;
  expect(tiles(150)).toEqual([]);
  expect(tiles(151)).toEqual([{ measured: 0, code: "tooMany", values: { most: 150 } }]);
});

test("a floor takes a tenth more than it measures, in whole tiles", () => {
  const tiles = (area: number, side: number) => ASKED.floor.count(area, newPiece("floorTile", side, side));
  expect([tiles(9.8, 600), tiles(9.9, 600), tiles(30, 400)]).toEqual([30, 31, 207]);
});

test("no more pieces are laid out than may be, however many an address asks for", () => {
  const { pieces, problems } = list([worktop(1000, { count: 9999 })]);
  expect([pieces.length, problems[0]?.code]).toEqual([151, "tooMany"]);
  const inParts = list([worktop(99_990, { count: 9999 })]);
  expect(inParts.pieces.length).toBeLessThan(200);
  expect(inParts.problems[0]?.code).toBe("tooMany");
});

test("sums are those of a calculator", () => {
  const pieces = [
    worktop(2400, { polished: ["front", "back", "left"], cutOuts: { sink: 1, hob: 1 } }),
    newPiece("windowSill", 1000, 250, { count: 3, polished: ["front"] }),
  ];
  const totals = totalsOf(pieces);
  expect(totals.area).toBeCloseTo(2.4 * 0.62 + 3 * 0.25, 9);
  expect(totals.polished).toBeCloseTo(2 * 2.4 + 0.62 + 3, 9);
  expect(totals.cutOuts).toBe(2);
  expect(totals.cutOutArea).toBeCloseTo(0.78 * 0.48 + 0.56 * 0.49, 9);
});

test("veins continue end to end, not where a piece meets the long edge of another kind", () => {
  const after = (first: Kind, second: Kind) =>
    list([newPiece(first, 900, 300), newPiece(second, 900, 300, { runsOn: true })]).rows.length === 1;
  expect(after("worktopRun", "splashback")).toBe(false);
  expect(after("stairTread", "stairRiser")).toBe(false);
  expect(after("worktopRun", "wallPanel")).toBe(false);
  expect(after("splashback", "splashback")).toBe(true);
  expect(after("islandTop", "waterfall")).toBe(true);
});

test("a field says what is wrong with it: nothing, letters, zero, too much", () => {
  const typed = (length: string, count = "1") =>
    readDrafts([{ ...draftOf(worktop(600)), length, count }]).problems.map(
      ({ field, code }) => `${field} ${code}`,
    );
  expect(typed("62,5")).toEqual([]);
  for (const good of [" 62.5 cm", "3", "999"]) expect(typed(good)).toEqual([]);
  for (const bad of ["", "abc", "-5", "1e3", "6 2", "3.450"]) expect(typed(bad)).toEqual(["length noNumber"]);
  for (const bad of ["0", "2", "1000", "123456", "9".repeat(400)])
    expect(typed(bad)).toEqual(["length outOfBounds"]);
  expect(typed("60", "1.5")).toEqual(["count outOfBounds"]);
  for (const bad of ["0", "12345"]) expect(typed("60", bad)).toEqual(["count outOfBounds"]);
});
