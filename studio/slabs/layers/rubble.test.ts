import { expect, test } from "vitest";
import { Point, type Slab } from "../slab.ts";
import { rubble, rubbleSettings } from "./rubble.ts";

const SIDE = 200;

/** Green of a square on black, at 200 × 200 places. */
function drawn(settings: object, mmPerPixel = 0.5): number[] {
  const view = { left: 400, top: 300, columns: SIDE, rows: SIDE, mmPerPixel };
  const slab: Slab = { width: 3200, height: 2000, seed: 3, view };
  const layer = rubble(rubbleSettings.parse({ layer: "rubble", ...settings }), slab, 5);
  const point = new Point();
  return Array.from({ length: SIDE * SIDE }, (_, i) => {
    point.move(400 + (i % SIDE) * mmPerPixel, 300 + Math.floor(i / SIDE) * mmPerPixel);
    point.blend(0, 0, 0, 1);
    layer(point);
    return point.g;
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const white = { colours: ["#ffffff"], size: [2, 8] };
const grey = { colours: ["#808080"], size: [2, 8] };

test("pieces cover about the share that they are given", () => {
  expect(Math.abs(mean(drawn({ kinds: [{ ...white, cover: 0.3 }] })) - 0.3)).toBeLessThan(0.07);
});

test("from afar a mix has the same mean, and its grains even out", () => {
  const kinds = [
    { ...white, size: [0.5, 1], cover: 0.5 },
    { ...grey, size: [0.5, 1], cover: 0.5 },
  ];
  const near = drawn({ kinds }, 0.1);
  const far = drawn({ kinds }, 4);
  expect(Math.abs(mean(far) - mean(near))).toBeLessThan(0.03);
  expect(deviation(far)).toBeLessThan(0.4 * deviation(near));
  expect(deviation(far)).toBeGreaterThan(0.01);
});

test("where the mix drifts one kind gives way to another", () => {
  const drift = { size: 60, octaves: 1 };
  const kinds = (strength: number) => [
    { ...white, cover: 0.5, drift: strength },
    { ...grey, cover: 0.5, drift: -strength },
  ];
  /** How much squares of 10 × 10 mm differ. */
  const patches = (strength: number) => {
    const values = drawn({ drift, kinds: kinds(strength) });
    const sums = new Array<number>(100).fill(0);
    for (const [i, value] of values.entries()) {
      sums[Math.floor(i / SIDE / 20) * 10 + Math.floor((i % SIDE) / 20)] += value / 400;
    }
    return deviation(sums);
  };
  expect(patches(1.5)).toBeGreaterThan(1.5 * patches(0));
});

test("binder shows between pieces, as wide as it is told", () => {
  const full = { ...white, cover: 1, variation: 0 };
  const lines = (width: number) =>
    1 - mean(drawn({ kinds: [full], binder: { colours: ["#000000"], width } }));
  expect(lines(0.5)).toBeGreaterThan(0.03);
  expect(lines(1)).toBeGreaterThan(1.4 * lines(0.5));
});

test("veins lie in the share of the pieces that has them", () => {
  const veined = (share: number) =>
    mean(drawn({ kinds: [{ ...grey, cover: 1, seams: { colours: ["#ffffff"], width: 0.6, share } }] }));
  expect(veined(0)).toBeCloseTo(128 / 255, 2);
  expect(veined(1)).toBeGreaterThan(veined(0.3));
  expect(veined(0.3)).toBeGreaterThan(veined(0));
});
