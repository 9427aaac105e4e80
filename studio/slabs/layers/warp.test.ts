import { expect, test } from "vitest";
import { Point, type Slab } from "../slab.ts";
import { type LayerSettings, prepareStack } from "../stack.ts";

const slab: Slab = {
  width: 3200,
  height: 2000,
  seed: 4,
  view: { left: 0, top: 0, columns: 100, rows: 60, mmPerPixel: 5 },
};

/** How far each of two equal warps, one above the other, moves a point, mm. */
function moves(path: number | undefined): [number, number] {
  const warp: LayerSettings = { layer: "warp", amplitude: 40, wavelength: 300, path };
  const [first, , second] = prepareStack([warp, { layer: "still" }, warp], slab);
  const moved = (layer: typeof first): number => {
    const point = new Point();
    point.move(210, 120);
    layer?.(point);
    return point.x - 210;
  };
  return [moved(first), moved(second)];
}

test("two warps with one path move alike, two without move apart", () => {
  const [first, second] = moves(7);
  expect(first).not.toBe(0);
  expect(second).toBe(first);
  const [one, other] = moves(undefined);
  expect(other).not.toBe(one);
});
