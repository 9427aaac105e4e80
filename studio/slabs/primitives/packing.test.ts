import { expect, test } from "vitest";
import { Packing } from "./packing.ts";

const options = {
  seed: 12,
  kinds: [
    { size: [6, 30], cover: 0.3 },
    { size: [2, 7], cover: 0.15 },
  ],
  rounding: 0,
  slenderness: 2.1,
  gap: 0.3,
  smallest: 1,
} as const;
const slab = (left: number, top: number, mmPerPixel: number) => ({
  width: 3200,
  height: 2000,
  seed: 12,
  view: { left, top, columns: 300, rows: 300, mmPerPixel },
});

/** What lies at the points of a square from 1000 to 1120 mm, one a millimetre. */
function found(packing: Packing): (number | undefined)[] {
  const ids: (number | undefined)[] = [];
  for (let y = 1000; y < 1120; y++) {
    for (let x = 1000; x < 1120; x++) {
      packing.at(x, y, 0.1);
      ids.push(packing.distance < 1 ? packing.id : undefined);
    }
  }
  return ids;
}

test("a part of a slab shows the chips that the whole slab shows there", () => {
  const near = new Packing(options, slab(990, 990, 0.5));
  const whole = new Packing(options, slab(800, 700, 1.5));
  expect(found(near)).toEqual(found(whole));
});

test("chips cover about the share that is asked for, by their kinds", () => {
  const packing = new Packing(options, slab(0, 0, 1));
  const covered = [0, 0];
  for (let y = 0; y < 300; y++) {
    for (let x = 0; x < 300; x++) {
      packing.at(x, y, 0.1);
      if (packing.distance < 1) covered[packing.kind] = (covered[packing.kind] ?? 0) + 1 / 90_000;
    }
  }
  expect(covered[0]).toBeGreaterThan(0.22);
  expect(covered[0]).toBeLessThan(0.38);
  expect(covered[1]).toBeGreaterThan(0.1);
  expect(covered[1]).toBeLessThan(0.2);
});

test("what is too short for the picture is counted instead of placed", () => {
  const packing = new Packing({ ...options, smallest: 10 }, slab(0, 0, 10));
  expect(packing.unplaced[1]).toBeCloseTo(0.15, 2);
  expect(packing.unplaced[0]).toBeLessThan(0.15);
});

test("what is found at a point does not hang on the points asked for before", () => {
  const known = found(new Packing(options, slab(990, 990, 0.5)));
  for (const k of [0, 130, 2500, 7300, 9999, 14_000]) {
    const packing = new Packing(options, slab(990, 990, 0.5));
    packing.at(1000 + (k % 120), 1000 + Math.floor(k / 120), 0.1);
    expect(packing.distance < 1 ? packing.id : undefined).toBe(known[k]);
  }
});
