import { expect, test } from "vitest";
import { circle, type Outline, rectangle, regular } from "./outline.ts";

const fineness = { sides: 16, step: 50 };

function reach(outline: Outline, inset: number) {
  const points = outline.at(inset);
  return [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ z }) => z))];
}

test("outlines are exactly as wide as they should be, also when they have moved", () => {
  expect(reach(circle(400, { sides: 112 }), 0)).toEqual([400, 400]);
  expect(reach(rectangle(1200, 600, 6, fineness), 0)).toEqual([600, 300]);
  expect(reach(rectangle(1200, 600, 6, fineness), 20)).toEqual([580, 280]);
  expect(reach(rectangle(1200, 600, 6, fineness), -12)).toEqual([612, 312]);
  const [x = 0] = reach(regular(12, 520, 1.5, fineness), 0);
  expect(x).toBeCloseTo(260, 6);
});

test("an outline has as many points at every inset, none farther apart than a step", () => {
  const outline = rectangle(1200, 600, 6, fineness);
  const points = outline.at(0);
  expect(outline.at(200)).toHaveLength(points.length);
  for (const [index, { x, z }] of points.entries()) {
    const next = points[(index + 1) % points.length];
    expect(Math.hypot((next?.x ?? 0) - x, (next?.z ?? 0) - z)).toBeLessThanOrEqual(50.001);
  }
});

test("normals lead out and have a length of one", () => {
  for (const { x, z, outX, outZ } of rectangle(300, 200, 10, fineness).at(0)) {
    expect(Math.hypot(outX, outZ)).toBeCloseTo(1, 9);
    expect(x * outX + z * outZ).toBeGreaterThan(0);
  }
});
