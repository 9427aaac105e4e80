import { expect, test } from "vitest";
import { Point, type Slab } from "../slab.ts";
import { glassyQuartz, glassyQuartzSettings } from "./glassy-quartz.ts";

const slab: Slab = {
  width: 3200,
  height: 2000,
  seed: 4,
  view: { left: 0, top: 0, columns: 800, rows: 500, mmPerPixel: 0.5 },
};

/** Reds minus blues along a line of 3 m through grey quartz, and whether neighbours differ by more than a crack does. */
function warmth(cover: number): number[] {
  const rust = { colours: ["#a05a20"], cover };
  const settings = { layer: "glassy-quartz", colours: ["#555555", "#cccccc"], size: 400, cracks: 80, rust };
  const layer = glassyQuartz(glassyQuartzSettings.parse(settings), slab, 3);
  const point = new Point();
  return Array.from({ length: 3000 }, (_, column) => {
    point.move(column, 700);
    layer(point);
    expect(point.g).toBeGreaterThan(0.1);
    return point.r - point.b;
  });
}

test("quartz covers everything, and rust stains it only where it is let in", () => {
  const stained = (cover: number) => warmth(cover).filter((each) => each > 0.05).length / 3000;
  expect(stained(0.01)).toBeLessThan(0.1);
  expect(stained(0.5)).toBeGreaterThan(0.25);
});
