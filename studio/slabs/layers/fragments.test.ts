import { expect, test } from "vitest";
import { Point, type Slab } from "../slab.ts";
import { fragments, fragmentsSettings } from "./fragments.ts";

const slab: Slab = {
  width: 800,
  height: 500,
  seed: 3,
  view: { left: 0, top: 0, columns: 400, rows: 250, mmPerPixel: 0.5 },
};

/** Share of the view that is white, where fragments are black and what is drawn on them is white. */
function whiteShare(more: object): number {
  const settings = { layer: "fragments", colours: ["#000000"], size: 60, opacity: 1, ...more };
  const layer = fragments(fragmentsSettings.parse(settings), slab, 5);
  const point = new Point();
  let white = 0;
  for (let row = 0; row < 250; row++) {
    for (let column = 0; column < 400; column++) {
      point.move(column * 0.5, row * 0.5);
      layer(point);
      if (point.g > 0.5) white++;
    }
  }
  return white / 100_000;
}

test("hairlines cover little of the fragments that have them, and nothing of the others", () => {
  const seams = { colours: ["#ffffff"], width: 0.8, distance: 20, opacity: 1 };
  const all = whiteShare({ seams: { ...seams, share: 1 } });
  expect(all).toBeGreaterThan(0.005);
  expect(all).toBeLessThan(0.15);
  const half = whiteShare({ seams: { ...seams, share: 0.5 } });
  expect(half).toBeGreaterThan(0.2 * all);
  expect(half).toBeLessThan(0.8 * all);
  expect(whiteShare({ seams: { ...seams, share: 0 } })).toBe(0);
});

test("a soft matrix covers as much as a crisp one", () => {
  const matrix = { colours: ["#ffffff"], width: 6, variation: 0 };
  const crisp = whiteShare({ matrix: { ...matrix, softness: 0.6 } });
  const soft = whiteShare({ matrix: { ...matrix, softness: 4 } });
  expect(crisp).toBeGreaterThan(0.1);
  expect(Math.abs(soft / crisp - 1)).toBeLessThan(0.15);
});
