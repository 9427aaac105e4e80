import { expect, test } from "vitest";
import { packRows } from "#cutting/rows.ts";
import { cuttingList, SAW } from "./cutting-list.ts";
import { newPiece } from "./measured-piece.ts";
import { plannedPieces, rowsHold, slidFrom, slidPieces } from "./slab-pieces.ts";

const SLAB = { width: 2800, height: 1700 };
const SLAB_CM = { width: 280, height: 170 };
const MEASURED = [
  newPiece("worktopRun", 1000, 620),
  newPiece("splashback", 800, 600, { runsOn: true }),
  newPiece("windowSill", 500, 250),
];

function packed(turns = false) {
  const list = cuttingList({ pieces: MEASURED, turns, joints: false }, SLAB);
  return { list, layout: packRows(list.rows, SLAB, SAW) };
}

test("what is slid is told, and read from it", () => {
  const planned = plannedPieces(packed(), MEASURED, 0);
  const slid = { 2: { x: 2200, y: 1400, turned: false } };
  const lying = slidPieces(planned, slid, SLAB_CM);
  expect(lying[2]?.mm).toEqual({ x: 2200, y: 1400, width: 500, height: 250 });
  const pieces = lying.map(({ piece }) => piece);
  expect(slidFrom(planned, pieces)).toEqual(slid);
  expect(
    slidFrom(
      planned,
      planned.map(({ piece }) => piece),
    ),
  ).toEqual({});
});

test("a place beyond the slab or on another piece is none, nor is a turn of what keeps its direction", () => {
  const planned = plannedPieces(packed(), MEASURED, 0);
  for (const at of [
    { x: 2790, y: 20 },
    { x: 20, y: 20 },
    { x: 0, y: 0 },
  ]) {
    expect(slidPieces(planned, { 2: { ...at, turned: false } }, SLAB_CM)).toEqual(planned);
  }
  const still = slidPieces(planned, { 2: { x: 2200, y: 1400, turned: true } }, SLAB_CM);
  expect(still[2]?.mm).toMatchObject({ width: 500, height: 250 });
});

test("what may be turned swaps its sides", () => {
  const planned = plannedPieces(packed(true), MEASURED, 0);
  const was = planned[2]?.piece.turned ?? false;
  const [lying] = slidPieces(planned, { 2: { x: 2400, y: 1100, turned: !was } }, SLAB_CM).slice(2);
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
