import { expect, test } from "vitest";
import { partCount, partOf } from "./joints.ts";
import { restsOf } from "./rests.ts";
import { packRows, stripOf } from "./rows.ts";

const SLAB = { width: 3000, height: 1800 };
const SAW = { kerf: 4, margin: 20 };
const piece = (width: number, height: number, turns = false) => ({ width, height, turns });

test("pieces of a row lie side by side, a blade apart, at one height", () => {
  const rows = [[piece(1400, 620), piece(900, 620), piece(500, 300)], [piece(600, 600)]];
  const { placed, slabs } = packRows(rows, SLAB, SAW);
  expect(slabs).toBe(1);
  const [first, second, third, alone] = placed;
  expect(second).toMatchObject({ piece: 1, x: (first?.x ?? 0) + 1404, y: first?.y, width: 900 });
  expect(third).toMatchObject({ piece: 2, x: (second?.x ?? 0) + 904, y: first?.y, height: 300 });
  expect(alone).toMatchObject({ piece: 3, width: 600 });
  expect(restsOf(placed, SLAB, SAW)).toBeDefined();
});

test("a turned row runs from the top down, and each of its pieces is turned", () => {
  const slab = { width: 700, height: 1800 };
  const { placed } = packRows([[piece(1000, 620, true), piece(500, 620, true)]], slab, SAW);
  expect(placed).toMatchObject([
    { x: 20, y: 20, width: 620, height: 1000, turned: true },
    { x: 20, y: 1024, width: 620, height: 500, turned: true },
  ]);
});

test("a row turns only where each of its pieces may", () => {
  expect(stripOf([piece(100, 50, true), piece(100, 70)], SAW)).toEqual({
    width: 204,
    height: 70,
    turns: false,
  });
});

test("what is longer than a slab comes in equal parts; what is too deep cannot be had", () => {
  expect(partCount(piece(2960, 620), SLAB, SAW)).toBe(1);
  expect(partCount(piece(2961, 620), SLAB, SAW)).toBe(2);
  expect(partCount(piece(9001, 620), SLAB, SAW)).toBe(4);
  expect(partCount(piece(600, 1761), SLAB, SAW)).toBeUndefined();
  expect(partCount(piece(600, 1761, true), SLAB, SAW)).toBe(1);
  expect(partCount(piece(9000, 2000, true), SLAB, SAW)).toBe(6);
  expect(partCount(piece(600, 10, true), { width: 3000, height: 40 }, SAW)).toBeUndefined();
  expect([0, 1, 2, 3].map((part) => partOf(piece(9001, 620), 4, part).width)).toEqual([
    2251, 2250, 2250, 2250,
  ]);
});
