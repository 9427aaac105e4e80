import { expect, test } from "vitest";
import type { View } from "../slab.ts";
import { VeinDistances } from "./vein-distances.ts";
import type { VeinSegment } from "./vein-paths.ts";

/** Higher than three bands. */
const view: View = { left: 100, top: 200, columns: 120, rows: 500, mmPerPixel: 0.5 };
/** From the upper left to the lower right of the view, 6 mm wide, and one of the same kind far off. */
const vein: VeinSegment = { x0: 100, y0: 200, half0: 3, x1: 160, y1: 450, half1: 3, opacity: 0.8, along: 40 };
const elsewhere: VeinSegment = { ...vein, x0: 900, x1: 960 };
const REACH = 12;

function drawn(): VeinDistances {
  const distances = new VeinDistances(view, REACH, true);
  distances.add(elsewhere);
  distances.add(vein);
  return distances;
}

/** mm from the vein's middle, below 0 to the left of its course. */
function away(x: number, y: number): number {
  const length = Math.hypot(60, 250);
  return ((y - 200) * 60 - (x - 100) * 250) / length;
}

test("a point row by row through all bands knows how deep it lies in the vein, or how far beside it", () => {
  const distances = drawn();
  for (let y = 200.25; y < 450; y += 0.5) {
    for (let x = 100.25; x < 160; x += 2.5) {
      const deep = 3 - Math.abs(away(x, y));
      if (!distances.isNear(x, y)) {
        expect(deep).toBeLessThan(-REACH + 1);
        continue;
      }
      distances.at(x, y);
      if (deep < -REACH + 2) continue;
      expect(distances.inside).toBeCloseTo(deep, 0);
      expect(distances.opacity).toBeCloseTo(0.8, 5);
      expect(Math.abs(distances.across)).toBeCloseTo(Math.abs(away(x, y)), 3);
    }
  }
});

test("what was asked for above can be asked for again", () => {
  const distances = drawn();
  const places = [210, 440, 210, 300].map((y) => [100 + ((y - 200) * 60) / 250, y] as const);
  for (const [x, y] of places) {
    expect(distances.isNear(x, y)).toBe(true);
    distances.at(x, y);
    expect(distances.inside).toBeCloseTo(3, 0);
    expect(distances.along).toBeCloseTo(40 + Math.hypot(x - 100, y - 200), 1);
  }
});
