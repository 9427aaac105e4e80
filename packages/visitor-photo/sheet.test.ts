import { expect, test } from "vitest";
import { type Camera, onPlane, type Point, seenAt } from "./camera.ts";
import { depthBySheet, type Sheet } from "./sheet.ts";
import { cross, unit, type Vector } from "./vectors.ts";

const camera: Camera = { focal: 1200, centre: [800, 600] };
/** A table 0.8 m deep, seen from above, 1.8 m before the camera. */
const right: Vector = unit([1, 0.02, 0.3]);
const up: Vector = unit([-0.3, -0.55, 1]);
const frame = { origin: [-0.6, 0.5, 1.8] as const, right, up: cross(cross(right, up), right) };
const seen = (u: number, v: number) =>
  seenAt(camera, onPlane({ ...frame, up: unit(frame.up) }, u, v)) as Point;
const lines = {
  far: [seen(0, 0.8), seen(1.4, 0.8)],
  near: [seen(0, 0), seen(1.4, 0)],
  end: [seen(0, 0.8), seen(0, 0)],
} as const;

/** A sheet that lies there turned, by the lengths of its sides. */
function sheetOf(long: number, short: number): Sheet {
  const [cos, sin] = [Math.cos(0.4), Math.sin(0.4)];
  const at = (a: number, b: number) => seen(0.5 + cos * a - sin * b, 0.3 + sin * a + cos * b);
  return [at(0, 0), at(long, 0), at(long, short), at(0, short)];
}

test("a sheet of A4 tells how deep the surface is", () => {
  expect(depthBySheet(camera, { lines, edge: 0 }, sheetOf(0.297, 0.21))).toBeCloseTo(0.8, 3);
});

test("corners marked a little beside the sheet cost little", () => {
  const sheet = sheetOf(0.297, 0.21).map(([x, y], k): Point => [x + (k % 2 ? 2 : -2), y + 1]);
  const depth = depthBySheet(camera, { lines, edge: 0 }, sheet as unknown as Sheet);
  expect(Math.abs((depth ?? 0) - 0.8)).toBeLessThan(0.03);
});

test("four corners of something else are no sheet", () => {
  expect(depthBySheet(camera, { lines, edge: 0 }, sheetOf(0.21, 0.21))).toBeUndefined();
  expect(depthBySheet(camera, { lines, edge: 0 }, sheetOf(0.6, 0.1))).toBeUndefined();
});
