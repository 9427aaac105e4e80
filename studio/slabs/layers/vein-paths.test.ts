import { expect, test } from "vitest";
import type { Slab } from "../slab.ts";
import { type VeinPathOptions, type VeinSegment, veinPaths } from "./vein-paths.ts";

const slab: Slab = {
  width: 2000,
  height: 1000,
  seed: 1,
  view: { left: 0, top: 0, columns: 100, rows: 50, mmPerPixel: 20 },
};
const options: VeinPathOptions = {
  density: 6,
  directions: [30],
  spread: 8,
  width: 10,
  widthVariation: 0,
  length: 800,
  branching: 0,
  branchDepth: 0,
  braiding: 0.5,
  kinks: 0,
  pinch: 1.2,
  flow: { angle: 0, wavelength: 500 },
  follow: 0.02,
  wander: 0.05,
  jaggedness: 0,
  clustering: 0,
  fading: 1,
  mask: undefined,
};

function segments(options: VeinPathOptions): VeinSegment[] {
  const taken: VeinSegment[] = [];
  veinPaths(slab, 4, options, (segment) => taken.push({ ...segment }));
  return taken;
}

test("however it swells, a vein stays a vein", () => {
  const widest = Math.max(...segments(options).map(({ half0 }) => 2 * half0));
  expect(widest).toBeGreaterThan(12);
  expect(widest).toBeLessThan(10 * Math.exp(1 / 0.7));
});

test("a vein without fading keeps its opacity up to its last ninth", () => {
  const whole = segments({ ...options, fading: 0 });
  const full = whole.filter(({ opacity }) => opacity === 1);
  expect(full.length / whole.length).toBeGreaterThan(0.85);
  expect(Math.min(...whole.map(({ opacity }) => opacity))).toBeLessThan(0.1);
});

test("a mask leaves out veins where it is 0, and moves no others", () => {
  const all = segments(options);
  const right = segments({ ...options, mask: (x) => (x > 1000 ? 1 : 0) });
  expect(right.length).toBeGreaterThan(0);
  expect(right.every(({ x1 }) => x1 > 1000)).toBe(true);
  expect(all).toEqual(expect.arrayContaining(right.slice(0, 5)));
});
