import { newPiece } from "@stoneyard/site/choice/measures.ts";
import { expect, test } from "vitest";
import { cutGroups } from "./cut-groups.ts";
import { cuttingList } from "./cutting-list.ts";

const SLAB = { width: 2800, height: 1700 };
const tiles = (count: number) => newPiece("floorTile", 600, 600, { count });

function groups(measured: readonly ReturnType<typeof tiles>[], slabs: number[], moves = {}) {
  const list = cuttingList({ pieces: measured, turns: false }, SLAB);
  const placed = slabs.map((slab) => ({ slab }));
  const plan = { list, layout: { placed, slabs: Math.max(...slabs) + 1, remainders: [] } };
  return cutGroups(plan as never, measured, moves).map(({ piece, part, parts, on }) => ({
    cut: `${piece.count} x ${piece.length} ${part + 1}/${parts} ${piece.polished} ${piece.cutOuts.hob}`,
    on: Object.fromEntries(on),
  }));
}

test("equal pieces are one group, with how many lie on which slab, also those that were brought there", () => {
  const measured = [tiles(2), newPiece("floorTile", 500, 500), tiles(1)];
  expect(groups(measured, [0, 1, 0, 1])).toEqual([
    { cut: "3 x 600 1/1  0", on: { 0: 1, 1: 2 } },
    { cut: "1 x 500 1/1  0", on: { 0: 1 } },
  ]);
  const at = { x: 20, y: 20, turned: false };
  // There is no slab 10.
  const moves = { 0: { ...at, slab: 1 }, 1: at, 3: { ...at, slab: 9 } };
  expect(groups(measured, [0, 1, 0, 1], moves)[0]?.on).toEqual({ 1: 3 });
});

test("pieces that differ in part, edge or opening stay apart", () => {
  const long = newPiece("worktopRun", 4000, 620, {
    count: 2,
    polished: ["front", "left"],
    cutOuts: { sink: 0, hob: 1 },
  });
  expect(groups([long, newPiece("worktopRun", 2000, 620)], [0, 0, 1, 1, 0])).toEqual([
    { cut: "2 x 2000 1/2 front,left 1", on: { 0: 1, 1: 1 } },
    { cut: "2 x 2000 2/2 front 0", on: { 0: 1, 1: 1 } },
    { cut: "1 x 2000 1/1  0", on: { 0: 1 } },
  ]);
});
