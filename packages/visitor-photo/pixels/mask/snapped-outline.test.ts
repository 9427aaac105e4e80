import { expect, test } from "vitest";
import { snappedOutline } from "./outlines.ts";

/** A light slab from 100 to 300 and from 50 to 150 on a dark ground. */
const lightness = (x: number, y: number) => (x > 100 && x < 300 && y > 50 && y < 150 ? 0.7 : 0.3);

test("sides that lie a little beside an edge are moved onto it", () => {
  const moved = snappedOutline(
    [
      [102, 52],
      [298, 51],
      [298, 148],
      [102, 148],
    ],
    lightness,
  );
  const corners = [100, 50, 300, 50, 300, 150, 100, 150];
  moved.flat().forEach((value, k) => {
    expect(Math.abs(value - (corners[k] ?? 0))).toBeLessThan(1.1);
  });
});

test("where there is no edge, an outline stays", () => {
  const outline = [
    [140, 70],
    [260, 70],
    [260, 130],
    [140, 130],
  ] as const;
  snappedOutline(outline, lightness).forEach(([x, y], k) => {
    expect(x).toBeCloseTo(outline[k]?.[0] ?? 0);
    expect(y).toBeCloseTo(outline[k]?.[1] ?? 0);
  });
});
