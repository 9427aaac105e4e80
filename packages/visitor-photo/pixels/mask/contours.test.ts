import { expect, test } from "vitest";
import { marked } from "../picture.ts";
import { contoursOf, smoothContour } from "./contours.ts";
import { polygonCoverage } from "./polygon-coverage.ts";

const [WIDTH, HEIGHT] = [120, 80];
const labelled = (test: (x: number, y: number) => boolean) =>
  Uint8Array.from(marked(WIDTH * HEIGHT, (i) => test(i % WIDTH, Math.floor(i / WIDTH))));
const outlines = (labels: Uint8Array) => contoursOf(labels, 1, WIDTH, HEIGHT);
const filled = (contours: ReturnType<typeof contoursOf>) => polygonCoverage(contours, WIDTH, HEIGHT);
const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0);

test("a contour goes around what it was found on, and around its hole", () => {
  const isInside = (x: number, y: number, margin: number) =>
    x >= 20 + margin && x < 90 - margin && y >= 10 + margin && y < 60 - margin;
  const labels = labelled((x, y) => isInside(x, y, 0) && !isInside(x, y, 15));
  const contours = outlines(labels);
  expect(contours).toHaveLength(2);
  const coverage = filled(contours);
  for (let i = 0; i < labels.length; i++) expect(Math.abs(coverage[i] - labels[i])).toBeLessThanOrEqual(0.5);
  expect(sum(coverage)).toBeCloseTo(70 * 50 - 40 * 20, -1);
});

test("what reaches the picture's border is closed there, and pixels that touch at a corner are apart", () => {
  expect(outlines(labelled((x, y) => x < 2 && y < 2))).toHaveLength(1);
  expect(outlines(labelled((x, y) => x === y && x > 3 && x < 6))).toHaveLength(2);
});

test("waves go, and what is thin stays as wide", () => {
  const wave = (x: number) => Math.round(3 * Math.sin((2 * Math.PI * x) / 14));
  const labels = labelled((x, y) => x >= 10 && x < 110 && y >= 30 + wave(x) && y < 42 + wave(x + 7));
  const coverage = filled(outlines(labels).map((contour) => smoothContour(contour, 8)));
  const heights = Array.from({ length: 60 }, (_, k) =>
    sum(Float32Array.from({ length: HEIGHT }, (_, y) => coverage[y * WIDTH + k + 30])),
  );
  for (const height of heights) expect(Math.abs(height - 12)).toBeLessThan(1.2);
  for (let x = 30; x < 90; x++) {
    expect(coverage[28 * WIDTH + x]).toBe(0);
    expect(coverage[32 * WIDTH + x]).toBe(1);
  }
});

test("what ends at one border of the picture goes not on at the other", () => {
  const isEnd = (x: number, y: number) => (x >= WIDTH - 3 && y < 4) || (x < 3 && y >= 1 && y < 6);
  const contours = outlines(labelled(isEnd));
  expect(contours).toHaveLength(2);
  for (const contour of contours) {
    const across = contour.map(([x]) => x);
    expect(Math.max(...across) - Math.min(...across)).toBe(3);
  }
  const all = outlines(labelled(() => true));
  expect([all.length, all[0].length]).toEqual([1, 2 * (WIDTH + HEIGHT)]);
});
