import { expect, test } from "vitest";
import { Point } from "../slab.ts";
import { pores, poresSettings } from "./pores.ts";

const slab = {
  width: 3200,
  height: 2000,
  seed: 1,
  view: { left: 0, top: 0, columns: 400, rows: 400, mmPerPixel: 0.5 },
};
const settings = {
  layer: "pores",
  colours: ["#000000", "#ffffff"],
  size: 20,
  stretch: 1,
  banding: 0,
  cover: 0.2,
};

/** Light on a grey stone down a line, 0.25 mm apart. */
function lightDown(x: number, more: object = {}): number[] {
  const layer = pores(poresSettings.parse({ ...settings, ...more }), slab, 3);
  const point = new Point();
  return Array.from({ length: 1600 }, (_, row) => {
    point.move(x, row / 4);
    layer(point);
    return point.g;
  });
}

test("the lower wall of a pore is lighter than the upper one", () => {
  let lower = 0;
  let upper = 0;
  for (let x = 0; x < 400; x += 7) {
    const light = lightDown(x);
    for (let row = 8; row < light.length - 8; row++) {
      const before = light[row - 1];
      const here = light[row];
      // On the way down, light falls where a pore begins and rises above the stone's own before it ends.
      if (before > 0.42 && here < 0.3 && light[row - 8] === 0.5) upper = Math.max(upper, 0.5 - here);
      if (here > before) lower = Math.max(lower, here - 0.5);
    }
  }
  expect(upper).toBeGreaterThan(0.2);
  expect(lower).toBeGreaterThan(0.1);
});

test("filled pores take the colour of what fills them", () => {
  const open = lightDown(100);
  const filled = lightDown(100, { filled: { share: 1, colours: ["#808080"] } });
  expect(Math.min(...open)).toBeLessThan(0.3);
  expect(Math.min(...filled)).toBeGreaterThan(0.45);
});

test("no pores are drawn where they are far smaller than a pixel", () => {
  expect(new Set(lightDown(100, { size: 0.1 }))).toEqual(new Set([0.5]));
});
