import { expect, test } from "vitest";
import { polygonCoverage } from "../pixels/polygon-coverage.ts";
import { maskOutlines } from "./mask-outlines.ts";

const [WIDTH, HEIGHT] = [400, 300];

const values = (isThing: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    isThing(i % WIDTH, Math.floor(i / WIDTH)) ? 4 : -4,
  );
const outlinesOf = (mask: Float32Array) =>
  maskOutlines({ values: mask, scores: Float32Array.of(0.9), width: WIDTH, height: HEIGHT });

/** Pixels within both over pixels within either. */
function overlap(mask: Float32Array, outlines: ReturnType<typeof maskOutlines>): number {
  const coverage = polygonCoverage(outlines, WIDTH, HEIGHT);
  let [both, either] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    const [one, other] = [mask[i] > 0, (coverage[i] ?? 0) > 0.5];
    if (one && other) both++;
    if (one || other) either++;
  }
  return both / either;
}

/** A vase with a handle: a disc, a ring beside it, and a foot. */
const vase = values((x, y) => {
  const ring = Math.hypot(x - 250, y - 140);
  return (
    Math.hypot(x - 180, (y - 140) * 0.8) < 70 || (ring < 40 && ring > 22) || (x > 150 && x < 210 && y > 210)
  );
});

test("the outlines of a mask fill what it was, holes too, with few points", () => {
  const outlines = outlinesOf(vase);
  expect(outlines).toHaveLength(2);
  expect(overlap(vase, outlines)).toBeGreaterThan(0.97);
  expect(outlines.flat().length).toBeLessThan(120);
});

test("specks are no things, and an empty mask has no outline", () => {
  const speckled = vase.slice();
  for (const [x, y] of [
    [20, 20],
    [21, 20],
    [380, 280],
  ] as const)
    speckled[y * WIDTH + x] = 4;
  expect(outlinesOf(speckled)).toHaveLength(2);
  expect(outlinesOf(values(() => false))).toEqual([]);
});

test("a ragged mask keeps to what a link can carry", () => {
  const comb = values((x, y) => y > 20 && y < 280 && x > 20 && x < 380 && (y > 200 || x % 4 < 2));
  expect(outlinesOf(comb).flat().length).toBeLessThan(500);
});

test("of four masks the best one counts, but for the first, which is for several taps", () => {
  const small = values((x, y) => Math.hypot(x - 100, y - 100) < 20);
  const all = new Float32Array(4 * vase.length);
  [vase, small, vase, small].forEach((mask, k) => {
    all.set(mask, k * mask.length);
  });
  const outlines = maskOutlines({
    values: all,
    scores: Float32Array.of(1, 0.7, 0.6, 0.8),
    width: WIDTH,
    height: HEIGHT,
  });
  expect(overlap(small, outlines)).toBeGreaterThan(0.95);
});
