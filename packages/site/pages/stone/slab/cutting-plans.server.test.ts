import { PURPOSES } from "@stoneyard/catalogue/kinds/purpose.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plansFor } from "./cutting-plans.server.ts";
import { isFree } from "./piece-moves.ts";
import { areaOf, type Piece } from "./pieces.ts";
import type { Size } from "./slab-view.ts";

function expectRoomForAll(pieces: readonly Piece[], slab: Size) {
  for (const piece of pieces) {
    const others = pieces.filter((other) => other !== piece);
    expect(isFree(piece, others, slab), `${piece.name} on ${slab.width} × ${slab.height}`).toBe(true);
  }
  expect(areaOf(pieces)).toBeLessThan(areaOf([slab]));
}

// The usual slabs of granite, marble, travertine, onyx, engineered quartz and engineered marble.
test.each([
  [{ width: 300, height: 180 }, ["worktop", "island", "vanities", "table", "panels"]],
  [{ width: 280, height: 170 }, ["worktop", "island", "vanities", "table", "panels"]],
  [{ width: 280, height: 160 }, ["worktop", "island", "vanities", "table", "panels"]],
  [{ width: 240, height: 140 }, ["vanities", "lowTable", "panels"]],
  [{ width: 320, height: 160 }, ["worktop", "island", "vanities", "table", "panels"]],
  [{ width: 305, height: 125 }, ["island", "vanities", "lowTable", "panels"]],
])("what a slab of %j is cut into", (slab, names) => {
  const plans = plansFor(PURPOSES, slab);
  expect(plans.map(({ name }) => name)).toEqual(names);
  for (const { pieces } of plans) expectRoomForAll(pieces, slab);
});

test("on a slab of any size no piece lies outside, or nearer to another than the saw's cut", () => {
  const side = (min: number, max: number) => fc.integer({ min, max });
  fc.assert(
    fc.property(side(100, 400), side(60, 240), (width, height) => {
      for (const { pieces } of plansFor(PURPOSES, { width, height })) {
        expectRoomForAll(pieces, { width, height });
      }
    }),
  );
});

test("a large slab gives what a workshop expects of it", () => {
  const slab = { width: 320, height: 200 };
  const piecesOf = (name: string) =>
    plansFor(PURPOSES, slab)
      .find((plan) => plan.name === name)
      ?.pieces.map((piece) => `${piece.name} ${piece.width} × ${piece.height}`);
  expect(piecesOf("worktop")).toEqual([
    "worktopRun 300 × 62",
    "splashback 300 × 60",
    "worktopCorner 180 × 62",
    "windowSill 117 × 25",
  ]);
  expect(piecesOf("island")).toEqual(["islandTop 240 × 100", "waterfall 100 × 89", "waterfall 100 × 89"]);
});

test("a stone gets only what it is good for, and what its slab has room for", () => {
  const slab = { width: 320, height: 200 };
  expect(plansFor(["vanity", "wall"], slab).map((plan) => plan.name)).toEqual(["vanities", "panels"]);
  expect(plansFor(["facade"], slab)).toEqual([]);
  expect(plansFor(PURPOSES, { width: 150, height: 80 })).toEqual([]);
});

test("areas are square metres", () => {
  expect(areaOf([{ width: 320, height: 200 }])).toBe(6.4);
});
