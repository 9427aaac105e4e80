// @vitest-environment happy-dom

import { type Measures, newPiece } from "@stoneyard/site/choice/measures.ts";
import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { expect, onTestFinished, test, vi } from "vitest";
import { type CuttingList, cuttingList } from "./cutting-list.ts";
import { useFewerSlabs } from "./use-fewer-slabs.ts";
import type { PackedList } from "./use-layout.ts";

/** While it is set the packer still has the list before: what was packed stays until the next is. */
let packedBefore: { list: CuttingList; layout: object } | undefined;

/** Lays pieces that may be turned on one slab, and others on a slab each. */
vi.mock("./use-layout.ts", () => ({
  useLayout(list: CuttingList) {
    if (packedBefore) return { packed: packedBefore, failed: false };
    if (list.pieces.length === 0) return { packed: undefined, failed: false };
    const turns = list.rows.flat().every((piece) => piece.turns);
    return { packed: { list, layout: { slabs: turns ? 1 : list.pieces.length } }, failed: false };
  },
}));

const SLAB = { width: 2800, height: 1700 };
const PIECES = [newPiece("worktopRun", 2000, 900), newPiece("worktopRun", 1600, 700)];
const plan = (slabs: number) => ({ layout: { slabs } }) as unknown as PackedList;
const fewer = async (turns: boolean, given: PackedList | undefined) => {
  const measures = { pieces: PIECES, turns } as unknown as Measures;
  const { now } = await mountHook(
    (laid: PackedList | undefined) => useFewerSlabs(measures, SLAB, laid),
    given,
  );
  return now();
};

test("a plan that would need fewer slabs with turned pieces says how many, and no other plan", async () => {
  expect(await fewer(false, plan(2))).toBe(1);
  expect(await fewer(false, plan(1))).toBeUndefined();
  expect(await fewer(true, plan(2))).toBeUndefined();
  expect(await fewer(false, undefined)).toBeUndefined();
});

test("an answer to pieces of before says nothing of the present ones", async () => {
  packedBefore = { list: cuttingList({ pieces: PIECES, turns: true }, SLAB), layout: { slabs: 1 } };
  onTestFinished(() => (packedBefore = undefined));
  expect(await fewer(false, plan(2))).toBeUndefined();
});
