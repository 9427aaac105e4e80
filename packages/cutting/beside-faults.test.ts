import { expect, test } from "vitest";
import { isOver, largestBeside } from "./beside-faults.ts";
import { pack } from "./pack.ts";
import { restsOf } from "./rests.ts";
import { packRows } from "./rows.ts";

const SLAB = { width: 3000, height: 1800 };
const SAW = { kerf: 4, margin: 20 };
const piece = (width: number, height: number) => ({ width, height, turns: false });
const cornerOf = (faults: { x: number; y: number }[], height = 620) => {
  const [{ x, y } = {}] = pack([piece(2400, height)], SLAB, SAW, { faults }).placed;
  return [x, y];
};

test("pieces lie in the upper left corner, or in the one where they cover the fewest faults", () => {
  expect(cornerOf([])).toEqual([20, 20]);
  expect(cornerOf([{ x: 2800, y: 100 }])).toEqual([20, 20]);
  expect(cornerOf([{ x: 100, y: 100 }])).toEqual([580, 20]);
  expect(cornerOf([{ x: 580, y: 640 }])).toEqual([20, 1160]);
  expect(
    cornerOf([
      { x: 1500, y: 1170 },
      { x: 700, y: 300 },
      { x: 800, y: 300 },
    ]),
  ).toEqual([20, 1160]);
  // No corner is free of it.
  expect(cornerOf([{ x: 1500, y: 900 }], 1700)).toEqual([20, 20]);
});

test("where mirroring is not enough pieces are laid in another order", () => {
  const faults = [
    { x: 250, y: 500 },
    { x: 2500, y: 1200 },
  ];
  const asked = [piece(2400, 620), piece(1200, 620), piece(1000, 250)];
  const { placed, slabs } = pack(asked, { width: 2800, height: 1700 }, SAW, { faults });
  expect(slabs).toBe(1);
  expect(placed.filter((one) => faults.some((fault) => isOver(one, fault)))).toEqual([]);
});

test("a row whose veins run on keeps its order, and only the first slab has the faults", () => {
  const faults = [{ x: 30, y: 30 }];
  const { placed } = packRows([[piece(1400, 1760), piece(900, 600)], [piece(2900, 1760)]], SLAB, SAW, {
    faults,
  });
  const [left, right, other] = placed.map(({ x, y, slab }) => ({ x, y, slab }));
  expect(right?.x).toBe((left?.x ?? 0) + 1404);
  expect(placed.filter(({ slab }) => slab === 0).some(({ x, y }) => x <= 30 && y <= 30)).toBe(false);
  expect([left?.slab, other?.slab].toSorted()).toEqual([0, 1]);
});

test("what is left of a mirrored slab is told where it then is", () => {
  const { placed, remainders } = pack([piece(2400, 620)], SLAB, SAW, { faults: [{ x: 100, y: 100 }] });
  expect(remainders).toEqual((restsOf(placed, SLAB, SAW) ?? []).map((rest) => ({ ...rest, slab: 0 })));
  expect(remainders.length).toBeGreaterThan(0);
});

test("the largest part of a rest without a fault lies beside it, or between two", () => {
  const rest = { x: 20, y: 344, width: 2760, height: 1336 };
  const hole = { x: 2120, y: 380 };
  const chip = { x: 30, y: 1500 };
  expect(largestBeside(rest, [{ x: 10, y: 500 }])).toEqual(rest);
  expect(largestBeside(rest, [hole])).toEqual({ x: 20, y: 381, width: 2760, height: 1299 });
  expect(largestBeside(rest, [hole, chip])).toEqual({ x: 31, y: 381, width: 2749, height: 1299 });
  expect(largestBeside({ x: 0, y: 0, width: 1, height: 1 }, [{ x: 0, y: 0 }])).toMatchObject({ height: 0 });
});
