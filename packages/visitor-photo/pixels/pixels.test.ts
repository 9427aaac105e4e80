import { expect, test } from "vitest";
import { sceneLight, shownLight } from "./light/film.ts";
import { smoothLight } from "./light/smooth-light.ts";
import { GraphCut } from "./mask/graph-cut.ts";
import { polygonCoverage } from "./mask/polygon-coverage.ts";
import { noiseLevel } from "./noise-level.ts";
import { boxAround } from "./picture.ts";
import { sampleSlab, slabPyramid } from "./slab-pyramid.ts";
import { drawJoint } from "./stone-colours.ts";

test("a film is undone by its inverse", () => {
  for (const light of [0.001, 0.02, 0.18, 0.5, 0.85]) {
    expect(shownLight(sceneLight(light))).toBeCloseTo(light, 3);
  }
});

test("the box around what is there has its first and last row and column", () => {
  const values = new Uint8Array(7 * 5);
  expect(boxAround(values, 7, 5, 0)).toBeUndefined();
  for (const [x, y] of [
    [3, 1],
    [2, 2],
    [5, 2],
    [4, 3],
  ] as const)
    values[y * 7 + x] = 1;
  expect(boxAround(values, 7, 5, 0)).toEqual({ left: 2, top: 1, right: 6, bottom: 4 });
  expect(boxAround(values, 7, 5, 2)).toEqual({ left: 0, top: 0, right: 7, bottom: 5 });
});

test("a cut goes where it is cheapest", () => {
  const cut = new GraphCut(4, 10);
  cut.lean(0, 100);
  cut.lean(3, -100);
  cut.join(0, 1, 5);
  cut.join(1, 2, 1);
  cut.join(2, 3, 5);
  expect([...cut.cut()]).toEqual([1, 1, 0, 0]);
});

test("a pixel that a polygon halves counts half", () => {
  const coverage = polygonCoverage(
    [
      [
        [1, 1],
        [3.5, 1],
        [3.5, 3],
        [1, 3],
      ],
    ],
    6,
    5,
  );
  expect(coverage[1 * 6 + 2]).toBeCloseTo(1);
  expect(coverage[1 * 6 + 3]).toBeCloseTo(0.5);
  expect(coverage[1 * 6 + 4]).toBe(0);
  expect(coverage.reduce((sum, value) => sum + value)).toBeCloseTo(5);
});

/** A slab of stripes, each a metre wide: dark, light. */
const stripes = slabPyramid(
  {
    width: 200,
    height: 100,
    data: Uint8ClampedArray.from({ length: 200 * 100 * 4 }, (_, i) => (((i / 4) | 0) % 200 < 100 ? 0 : 255)),
  },
  { size: [2, 1], bookmatched: true },
);

test("a slab is seen where it lies, and as its mean from afar", () => {
  const colour = new Float64Array(3);
  sampleSlab(stripes, 0.5, 0.5, [0.01, 0], [0, -0.01], colour);
  expect(colour[0]).toBeCloseTo(0);
  sampleSlab(stripes, 1.5, 0.5, [0.01, 0], [0, -0.01], colour);
  expect(colour[0]).toBeCloseTo(1);
  sampleSlab(stripes, 0.5, 0.5, [8, 0], [0, -8], colour);
  expect(colour[0]).toBeCloseTo(0.5, 1);
});

test("the next slab is opened like a book, but an engineered one lies beside its like", () => {
  const colour = new Float64Array(3);
  sampleSlab(stripes, 2.5, 0.5, [0.01, 0], [0, -0.01], colour);
  expect(colour[0]).toBeCloseTo(1);
  sampleSlab({ ...stripes, bookmatched: false }, 2.5, 0.5, [0.01, 0], [0, -0.01], colour);
  expect(colour[0]).toBeCloseTo(0);
  sampleSlab({ ...stripes, bookmatched: false }, -0.5, 0.5, [0.01, 0], [0, -0.01], colour);
  expect(colour[0]).toBeCloseTo(1);
});

test("between two slabs lies mortar, and the thinner the farther off", () => {
  const along = (u: number, pixel: number) => {
    const colour = new Float64Array([1, 1, 1]);
    drawJoint([2, 1], u, 0.5, [pixel, 0], [0, -pixel], 0.002, colour);
    return colour[0];
  };
  expect(along(2, 0.001)).toBeLessThan(0.1);
  expect(along(2.01, 0.001)).toBe(1);
  expect(along(0, 0.02)).toBeGreaterThan(0.85);
  expect(along(0, 0.02)).toBeLessThan(1);
});

test("grain goes out of the light, the edge of the sun stays", () => {
  const [columns, rows] = [60, 20];
  let state = 1;
  const light = Float32Array.from({ length: columns * rows }, (_, i) => {
    state = (state * 1664525 + 1013904223) >>> 0;
    const sun = i % columns < 30 ? 0.2 : 1;
    return sun * (0.85 + (0.3 * state) / 4294967296);
  });
  const smooth = smoothLight(light, new Float32Array(light.length).fill(1), columns, rows, 3);
  const row = smooth.subarray(10 * columns, 11 * columns);
  expect(row[26]).toBeCloseTo(0.2, 1);
  expect(row[33]).toBeGreaterThan(0.9);
  const grain = Math.max(...row.subarray(5, 25)) / Math.min(...row.subarray(5, 25));
  expect(grain).toBeLessThan(1.08);
});

test("noise is measured beside edges and slopes", () => {
  let state = 3;
  const random = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return (state + 1) / 4294967297;
  };
  const data = new Uint8ClampedArray(200 * 200 * 4);
  for (let i = 0; i < 200 * 200; i++) {
    const grey = 60 + (i % 200) * 0.4 + (i % 200 > 100 ? 40 : 0);
    const bell = Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
    data.fill(grey + 3 * bell, i * 4, i * 4 + 3);
  }
  expect(noiseLevel({ width: 200, height: 200, data })).toBeCloseTo(3, 0);
});

test("a slope along both sides is no noise", () => {
  const data = Uint8ClampedArray.from({ length: 40 * 30 * 4 }, (_, i) => {
    const pixel = Math.floor(i / 4);
    return 2 * (pixel % 40) + 5 * Math.floor(pixel / 40);
  });
  expect(noiseLevel({ width: 40, height: 30, data })).toBe(0);
});
