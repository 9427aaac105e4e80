import { expect, test } from "vitest";
import type { Point } from "../camera.ts";
import { settledContour } from "./contours.ts";
import { marked } from "./picture.ts";
import { polygonCoverage } from "./polygon-coverage.ts";

const [WIDTH, HEIGHT] = [160, 120];
/** A circle around the picture's middle, clockwise on a screen, as contours go. */
const circle = (radius: (angle: number) => number) =>
  Array.from({ length: 500 }, (_, k): Point => {
    const angle = (2 * Math.PI * k) / 500;
    return [80 + radius(angle) * Math.cos(angle), 60 + radius(angle) * Math.sin(angle)];
  });
const disc = (radius: number) =>
  marked(
    WIDTH * HEIGHT,
    (i) => Math.hypot((i % WIDTH) + 0.5 - 80, Math.floor(i / WIDTH) + 0.5 - 60) < radius,
  );
const radii = (contour: readonly Point[]) => contour.map(([x, y]) => Math.hypot(x - 80, y - 60));

test("a contour goes to where the evidence changes, from outside and from inside", () => {
  const evidence = disc(40).map((inside) => 2 * inside - 1);
  for (const beside of [-4, 4]) {
    const settled = settledContour(
      circle(() => 40 + beside),
      evidence,
      [],
      WIDTH,
      HEIGHT,
    );
    for (const radius of radii(settled)) expect(Math.abs(radius - 40)).toBeLessThanOrEqual(1.5);
  }
});

test("where the evidence tells nothing it lies on a step of colour", () => {
  const settled = settledContour(
    circle((angle) => 40 + 3 * Math.sin(9 * angle)),
    new Float32Array(WIDTH * HEIGHT),
    [disc(40)],
    WIDTH,
    HEIGHT,
  );
  for (const radius of radii(settled)) expect(Math.abs(radius - 40)).toBeLessThanOrEqual(1.5);
});

test("single grains that look like the thing do not draw it out", () => {
  const inside = disc(40);
  const evidence = inside.map((share, i) => (share || i % 5 === 0 ? 1 : -1));
  const settled = settledContour(
    circle(() => 41),
    evidence,
    [],
    WIDTH,
    HEIGHT,
  );
  const covered = polygonCoverage([settled], WIDTH, HEIGHT);
  expect(covered.reduce((sum, share, i) => sum + Math.abs(share - inside[i]), 0)).toBeLessThan(250);
});
