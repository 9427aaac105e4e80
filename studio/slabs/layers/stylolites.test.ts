import { expect, test } from "vitest";
import { Point } from "../slab.ts";
import { stylolites, stylolitesSettings } from "./stylolites.ts";

const slab = {
  width: 3200,
  height: 2000,
  seed: 1,
  view: { left: 0, top: 0, columns: 800, rows: 800, mmPerPixel: 0.5 },
};

/** Heights at which seams of clay cross a line down a grey stone, to 0.25 mm. */
function seamsDown(x: number, more: object = {}): number[] {
  const layer = stylolites(
    stylolitesSettings.parse({
      layer: "stylolites",
      colours: ["#000000"],
      spacing: 50,
      width: 1.5,
      presence: 1,
      opacity: 1,
      ...more,
    }),
    slab,
    3,
  );
  const point = new Point();
  const crossings: number[] = [];
  let within = false;
  for (let y = 0; y < 2000; y += 0.25) {
    point.move(x, y);
    layer(point);
    const clay = point.g < 0.45;
    if (clay && !within) crossings.push(y);
    within = clay;
  }
  return crossings;
}

test("a line across the beds meets about one seam in each spacing", () => {
  expect(seamsDown(500).length).toBeGreaterThan(30);
  expect(seamsDown(500).length).toBeLessThan(50);
});

test("teeth move a seam up and down within a few millimetres", () => {
  const flat = { sway: { amplitude: 0.01, wavelength: 500 }, teeth: { height: 6, distance: 6 } };
  const heights = [500, 503, 506, 509, 512].map((x) => seamsDown(x, flat)[0]);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(2);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(40);
});
