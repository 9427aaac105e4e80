// @vitest-environment happy-dom

import { newPiece } from "@stoneyard/site/choice/measures.ts";
import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { type CuttingList, cuttingList } from "./cutting-list.ts";
import { useLayout } from "./use-layout.ts";

const packs = vi.hoisted(() => [] as { slab: object; saw: object; end: (layout: object | Error) => void }[]);
vi.mock("@stoneyard/cutting/pack-in-worker.ts", () => ({
  packInWorker: (_: unknown, slab: object, saw: object) =>
    new Promise((resolve, reject) => {
      packs.push({
        slab,
        saw,
        end: (layout) => (layout instanceof Error ? reject(layout) : resolve(layout)),
      });
    }),
}));
beforeEach(() => {
  packs.length = 0;
});

const SLAB = { width: 3200, height: 1800 };
const listOf = (...lengths: number[]) =>
  cuttingList({ pieces: lengths.map((length) => newPiece("worktopRun", length, 620)), turns: false }, SLAB);
const ends = (index: number, layout: object | Error) => act(async () => packs[index]?.end(layout));
const hook = (list: CuttingList) => mountHook((given: CuttingList) => useLayout(given, SLAB), list);

test("the plan of the last list counts, and until it is laid the one before is told with its own list", async () => {
  const [first, second] = [listOf(1000), listOf(2000)];
  const { now, give } = await hook(first);
  await ends(0, { of: "first" });
  await give(second);
  expect(now().packed).toEqual({ list: first, layout: { of: "first" } });
  await give(listOf(1500));
  await ends(1, { of: "second" });
  expect(now().packed?.layout).toEqual({ of: "first" });
  await ends(2, { of: "third" });
  expect(now().packed?.layout).toEqual({ of: "third" });
});

test("a list that has problems, or nothing in it, is not laid; a worker that fails is told", async () => {
  const tooDeep = cuttingList({ pieces: [newPiece("wallPanel", 1000, 1900)], turns: false }, SLAB);
  const { now, give } = await hook(tooDeep);
  expect([now(), packs.length]).toEqual([{ packed: undefined, failed: false }, 0]);
  await give(listOf());
  expect(packs).toHaveLength(0);
  await give(listOf(1000));
  expect(packs[0]).toMatchObject({ slab: SLAB, saw: { kerf: 4, margin: 20 } });
  await ends(0, new Error("lost"));
  expect(now()).toEqual({ packed: undefined, failed: true });
});
