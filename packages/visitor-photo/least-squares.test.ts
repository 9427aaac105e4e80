import { expect, test } from "vitest";
import { leastSquares } from "./least-squares.ts";

test("finds where errors that are no straight lines are least", () => {
  const points = [0, 1, 2, 3, 4].map((x) => [x, 3 * Math.exp(-0.7 * x)] as const);
  const [height, rate] = leastSquares(
    ([a = 0, b = 0]) => points.map(([x, y]) => a * Math.exp(b * x) - y),
    [1, 0],
  );
  expect(height).toBeCloseTo(3, 5);
  expect(rate).toBeCloseTo(-0.7, 5);
});

test("stays where the errors tell nothing", () => {
  expect(leastSquares(() => [1, 2], [0.5, 2])).toEqual([0.5, 2]);
});
