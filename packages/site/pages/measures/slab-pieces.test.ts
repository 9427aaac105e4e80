import { packRows } from "@stoneyard/cutting/rows.ts";
import { newPiece } from "@stoneyard/site/choice/measures.ts";
import { expect, test } from "vitest";
import { isFree } from "../stone/slab/piece-moves.ts";
import { cuttingList, SAW } from "./cutting-list.ts";
import {
  faultsUnder,
  largestRest,
  lyingPieces,
  movedPieces,
  movesFrom,
  otherPlaces,
  plannedPieces,
  possibleMoves,
  rowsHold,
} from "./slab-pieces.ts";

const SLAB = { width: 2800, height: 1700 };
const SLAB_CM = { width: 280, height: 170 };
const MEASURED = [
  newPiece("worktopRun", 1000, 620),
  newPiece("worktopRun", 800, 600, { runsOn: true }),
  newPiece("windowSill", 500, 250),
];

function packed(turns = false) {
  const list = cuttingList({ pieces: MEASURED, turns }, SLAB);
  return { list, layout: packRows(list.rows, SLAB, SAW) };
}

test("what is moved is told, and read from it", () => {
  const planned = plannedPieces(packed(), MEASURED, 0);
  const moves = { 2: { x: 2200, y: 1400, turned: false } };
  const lying = movedPieces(planned, moves, SLAB_CM);
  expect(lying[2]?.mm).toEqual({ x: 2200, y: 1400, width: 500, height: 250 });
  const pieces = lying.map(({ piece }) => piece);
  expect(movesFrom(planned, pieces)).toEqual(moves);
  expect(
    movesFrom(
      planned,
      planned.map(({ piece }) => piece),
    ),
  ).toEqual({});
});

test("the largest rest is that of the plan until a piece is moved, then what is left as pieces lie", () => {
  const measured = [newPiece("worktopRun", 1000, 1660)];
  const list = cuttingList({ pieces: measured, turns: false }, SLAB);
  const plan = { list, layout: packRows(list.rows, SLAB, SAW) };
  const rest = (wanted: Parameters<typeof largestRest>[2], faults?: Parameters<typeof largestRest>[4]) => {
    const moves = possibleMoves(plan, measured, wanted, SLAB_CM);
    return largestRest(plan, lyingPieces(plan, measured, moves, SLAB_CM), moves, SLAB_CM, faults);
  };
  expect(rest({})).toMatchObject({ width: 2780 - 1024, height: 1660 });
  expect(rest({ 0: { x: 900, y: 20, turned: false } })).toMatchObject({ width: 896 - 20, height: 1660 });
  const hole = [{ kind: "hole" as const, left: 110, top: 10 }];
  expect(rest({}, hole)).toMatchObject({ width: 1679, height: 1660 });
  // An impossible place is none.
  expect(rest({ 0: { x: 2700, y: 20, turned: false } })).toMatchObject({ width: 2780 - 1024, height: 1660 });
});

test("a place beyond the slab is none, nor is a turn of what keeps its direction", () => {
  const planned = plannedPieces(packed(), MEASURED, 0);
  for (const at of [
    { x: 2790, y: 20 },
    { x: 0, y: 0 },
  ]) {
    expect(movedPieces(planned, { 2: { ...at, turned: false } }, SLAB_CM)).toEqual(planned);
  }
  const still = movedPieces(planned, { 2: { x: 2200, y: 1400, turned: true } }, SLAB_CM);
  expect(still[2]?.mm).toMatchObject({ width: 500, height: 250 });
});

test("where a piece was moved to, what was planned there lies beside it", () => {
  const planned = plannedPieces(packed(), MEASURED, 0);
  const lying = movedPieces(planned, { 2: { x: 20, y: 20, turned: false } }, SLAB_CM);
  expect(lying.map(({ number }) => number)).toEqual(planned.map(({ number }) => number));
  expect(lying[2]?.mm).toMatchObject({ x: 20, y: 20 });
  for (const { piece } of lying) {
    const others = lying.flatMap((other) => (other.piece === piece ? [] : [other.piece]));
    expect(isFree(piece, others, SLAB_CM, { kerf: 0.4, edge: 2 })).toBe(true);
  }
});

test("what may be turned swaps its sides", () => {
  const planned = plannedPieces(packed(true), MEASURED, 0);
  const was = planned[2]?.piece.turned ?? false;
  const [lying] = movedPieces(planned, { 2: { x: 2400, y: 1100, turned: !was } }, SLAB_CM).slice(2);
  expect(lying?.mm).toMatchObject(was ? { width: 500, height: 250 } : { width: 250, height: 500 });
});

test("a row holds as long as its pieces go together", () => {
  const plan = packed();
  const planned = plannedPieces(plan, MEASURED, 0);
  const shifted = (numbers: number[]) =>
    planned.map((one) =>
      numbers.includes(one.number) ? { ...one, mm: { ...one.mm, x: one.mm.x + 50 } } : one,
    );
  expect(rowsHold(plan, planned, planned)).toBe(true);
  expect(rowsHold(plan, planned, shifted([0, 1]))).toBe(true);
  expect(rowsHold(plan, planned, shifted([2]))).toBe(true);
  expect(rowsHold(plan, planned, shifted([1]))).toBe(false);
});

test("a piece is brought to another slab, is moved there, and is told with its slab", () => {
  const pieces = [newPiece("worktopRun", 2600, 1000), newPiece("worktopRun", 2600, 900)];
  const list = cuttingList({ pieces, turns: false }, SLAB);
  const plan = { list, layout: packRows(list.rows, SLAB, SAW) };
  const small = [...pieces, newPiece("windowSill", 500, 250)];
  const longer = cuttingList({ pieces: small, turns: false }, SLAB);
  const three = { list: longer, layout: packRows(longer.rows, SLAB, SAW) };
  expect([plan.layout.slabs, three.layout.slabs]).toEqual([2, 2]);
  const from = three.layout.placed.find(({ piece }) => piece === 2)?.slab ?? 0;
  const to = 1 - from;
  const own = movedPieces(plannedPieces(three, small, from), {}, SLAB_CM);
  const places = otherPlaces(three, small, {}, own, from, SLAB_CM);
  const sill = places.find(({ lying }) => lying.number === 2)?.places ?? [];
  expect(sill.map(({ slab }) => slab)).toEqual([to]);
  const moves = { 2: sill[0]?.move ?? { x: 0, y: 0, turned: false } };
  expect(plannedPieces(three, small, from, moves).map(({ number }) => number)).not.toContain(2);
  const there = plannedPieces(three, small, to, moves);
  const brought = there.find(({ number }) => number === 2);
  expect(brought).toMatchObject({ brought: to, mm: { width: 500, height: 250 } });
  expect(
    movesFrom(
      there,
      there.map(({ piece }) => piece),
    ),
  ).toEqual(moves);
  expect(possibleMoves(three, small, moves, SLAB_CM)).toEqual(moves);
  // The worktop makes room, unless nothing is left for it; a slab that there is not has none.
  const onTop = { 2: { x: 20, y: 20, turned: false, slab: to } };
  expect(possibleMoves(three, small, onTop, SLAB_CM)).toEqual(onTop);
  const inTheMiddle = { 2: { x: 1100, y: 700, turned: false, slab: to } };
  expect(possibleMoves(three, small, inTheMiddle, SLAB_CM)).toEqual({});
  const nowhere = { 2: { x: 20, y: 20, turned: false, slab: 2 } };
  expect(plannedPieces(three, small, from, nowhere).map(({ number }) => number)).toContain(2);
  expect(places.find(({ lying }) => lying.number !== 2)?.places ?? []).toEqual([]);
});

test("a piece lies over a fault within it or at its very edge", () => {
  const [first] = plannedPieces(packed(), MEASURED, 0);
  if (!first) throw new Error("Nothing is planned.");
  const { x, y, width, height } = first.mm;
  const at = (left: number, top: number) => ({ kind: "hole" as const, left: left / 10, top: top / 10 });
  const faults = [
    at(x, y),
    at(x + width, y + height),
    at(x - 1, y),
    at(x + 5, y + height + 1),
    at(x + 5, y + 5),
  ];
  expect(faultsUnder(first, faults)).toEqual([0, 1, 4]);
  expect(faultsUnder(first, [])).toEqual([]);
});

test("of a piece in parts only the outer ones have its ends to polish", () => {
  const measured = [newPiece("worktopRun", 5000, 620, { polished: ["front", "left", "right"] })];
  const list = cuttingList({ pieces: measured, turns: false }, SLAB);
  const planned = plannedPieces({ list, layout: packRows(list.rows, SLAB, SAW) }, measured, 0);
  expect(planned.map(({ piece }) => piece.polished)).toEqual([
    ["front", "left"],
    ["front", "right"],
  ]);
});
