import { expect, test } from "vitest";
import { Point, type Slab } from "../slab.ts";
import { grains, grainsSettings } from "./grains.ts";
import { ground, groundSettings } from "./ground.ts";

const slab: Slab = {
  width: 3200,
  height: 2000,
  seed: 4,
  view: { left: 0, top: 0, columns: 800, rows: 500, mmPerPixel: 2 },
};

/** Share of the slab that is white, where three parts of ten are. */
function whiteShare(banding: number): number {
  const structure = ground(
    groundSettings.parse({ layer: "ground", colours: ["#808080"], size: 20, octaves: 3, structure: 1 }),
    slab,
    1,
  );
  const mosaic = grains(
    grainsSettings.parse({
      layer: "grains",
      size: 4,
      banding,
      border: { strength: 0, width: 0.1 },
      minerals: [
        { colours: ["#ffffff"], parts: 3 },
        { colours: ["#000000"], parts: 7 },
      ],
    }),
    slab,
    2,
  );
  const point = new Point();
  let white = 0;
  for (let i = 0; i < 40_000; i++) {
    point.move((i % 200) * 8, Math.floor(i / 200) * 5);
    structure(point);
    mosaic(point);
    if (point.r > 0.5) white++;
  }
  return white / 40_000;
}

test("minerals keep their parts however strongly the layers choose them", () => {
  for (const banding of [0, 1, 3]) expect(Math.abs(whiteShare(banding) - 0.3)).toBeLessThan(0.03);
});
