import { expect, test } from "vitest";
import { Point, type Slab } from "../slab.ts";
import { blocks, blocksSettings } from "./blocks.ts";

const slab: Slab = {
  width: 3200,
  height: 2000,
  seed: 4,
  view: { left: 0, top: 0, columns: 800, rows: 500, mmPerPixel: 4 },
};

/** Share of the slab that white blocks cover where what lies below is grey. */
function covered(cover: number, gap: number): number {
  const settings = { layer: "blocks", colours: ["#ffffff"], size: 60, cover, gap };
  const layer = blocks(blocksSettings.parse(settings), slab, 3);
  const point = new Point();
  let white = 0;
  for (let row = 0; row < 100; row++) {
    for (let column = 0; column < 160; column++) {
      point.move(column * 20, row * 20);
      layer(point);
      if (point.g > 0.75) white++;
    }
  }
  return white / 16000;
}

test("blocks cover the share that is asked for, less the gaps between them", () => {
  const tight = covered(0.5, 0.1);
  expect(tight).toBeGreaterThan(0.4);
  expect(tight).toBeLessThan(0.6);
  expect(covered(0.2, 0.1)).toBeLessThan(0.3);
  expect(covered(0.5, 12)).toBeLessThan(tight);
});
