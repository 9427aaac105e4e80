import { expect, it } from "vitest";
import { clamp, exp, levelOfCover, quantile, smoothstep } from "./scalar.ts";

it("clamps", () => {
  expect([clamp(-1), clamp(0.3), clamp(4), clamp(5, 2, 3)]).toEqual([0, 0.3, 1, 3]);
});

it("steps smoothly, upwards and downwards", () => {
  expect([smoothstep(1, 3, 0.5), smoothstep(1, 3, 2), smoothstep(1, 3, 9)]).toEqual([0, 0.5, 1]);
  expect(smoothstep(0.3, 0, 0.29)).toBeLessThan(0.01);
});

it("raises e to four digits from -16 to 8, and stays within bounds beyond", () => {
  for (let x = -15.99; x < 8; x += 0.0173) {
    expect(Math.abs(exp(x) / Math.exp(x) - 1), `e to the power of ${x}`).toBeLessThan(5e-5);
  }
  expect(exp(-17)).toBe(0);
  expect(exp(Number.NEGATIVE_INFINITY)).toBe(0);
  expect(exp(50)).toBeCloseTo(Math.exp(8), -1);
});

it("knows the quantiles of the normal distribution to 0.1", () => {
  expect(quantile(0.5)).toBeCloseTo(0, 9);
  for (const [probability, value] of [
    [0.1, -1.2816],
    [0.25, -0.6745],
    [0.9, 1.2816],
    [0.95, 1.6449],
  ] as const) {
    expect(Math.abs(quantile(probability) - value)).toBeLessThan(0.1);
  }
  expect(levelOfCover(0.1)).toBeCloseTo(quantile(0.9), 9);
});
