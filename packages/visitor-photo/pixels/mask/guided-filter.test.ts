import { expect, test } from "vitest";
import { guidedFilter, guideOf } from "./guided-filter.ts";

const [WIDTH, HEIGHT] = [37, 23];

/** Three planes of colours that vary together, each in its own way. */
function colours(): Float32Array[] {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const planes = [0, 1, 2].map(() => new Float32Array(WIDTH * HEIGHT));
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [own, shared] = [random(), random()];
    planes[0][i] = 0.2 + 0.5 * own;
    planes[1][i] = 0.1 + 0.3 * own + 0.4 * shared;
    planes[2][i] = 0.3 + 0.2 * shared + 0.3 * random();
  }
  return planes;
}

test("a mask that the colours tell is kept as they tell it, at every pixel", () => {
  const [r, g, b] = colours();
  const guide = guideOf([r, g, b], WIDTH, HEIGHT, 6, 1e-9);
  const mask = r.map((value, i) => 0.1 + 0.4 * value + 0.2 * g[i] - 0.3 * b[i] + 0.15);
  const { values, explained } = guidedFilter(guide, mask);
  for (const [i, value] of values.entries()) expect(value).toBeCloseTo(mask[i], 2);
  // Shares of a mask between 0 and 1 are compared with what a mask of 0 and 1 would vary by.
  expect(Math.max(...explained)).toBeLessThan(1);
});

test("an edge of the mask goes to the edge of the colours, and far from it nothing changes", () => {
  const left = (edge: number) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH < edge ? 1 : 0));
  const flat = new Float32Array(WIDTH * HEIGHT).fill(0.5);
  for (const channel of [0, 1, 2]) {
    const channels = [flat, flat, flat].map((plane, c) =>
      c === channel ? left(20).map((value) => 0.2 + 0.6 * value) : plane,
    );
    const guide = guideOf(channels, WIDTH, HEIGHT, 8, 1e-4);
    // The mask is two pixels wider than the colours say.
    const { values } = guidedFilter(guide, left(22));
    const row = [...values.subarray(11 * WIDTH, 12 * WIDTH)];
    expect(row[19] - row[20]).toBeGreaterThan(0.6);
    expect(Math.abs(row[20] - row[22])).toBeLessThan(0.2);
    expect(row.map((value) => Math.round(value)).join("")).toBe(`${"1".repeat(20)}${"0".repeat(WIDTH - 20)}`);
  }
});

test("what colours explain fully is told as such, and where they are all alike as not at all", () => {
  const half = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH < 20 ? 1 : 0));
  const flat = new Float32Array(WIDTH * HEIGHT).fill(0.5);
  const at = 11 * WIDTH + 20;
  const told = (red: Float32Array) =>
    guidedFilter(guideOf([red, flat, flat], WIDTH, HEIGHT, 8, 1e-6), half).explained[at];
  expect(told(half)).toBeGreaterThan(0.95);
  expect(told(flat)).toBeLessThan(0.2);
});
