import { describe, expect, it, test } from "vitest";
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
function whiteShare(banding: number, tabular?: number): number {
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
      tabular,
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

test("crystals with straight sides keep the parts of their minerals too", () => {
  expect(Math.abs(whiteShare(0, 1.6) - 0.3)).toBeLessThan(0.03);
});

describe("from near", () => {
  /** Mean and deviation of the green of one mineral that fills the slab. */
  function seen(habit: "quartz" | "feldspar" | "mica" | undefined, mmPerPixel: number) {
    const near = { ...slab, view: { ...slab.view, mmPerPixel } };
    const settings = {
      layer: "grains",
      size: 6,
      border: { strength: 0, width: 0.1 },
      minerals: [
        {
          colours: ["#707070", "#808080", "#909090"],
          parts: 1,
          variation: 0,
          gradient: 0,
          cloudiness: 0,
          habit,
        },
      ],
    };
    const mosaic = grains(grainsSettings.parse(settings), near, 2);
    const point = new Point();
    const values = Array.from({ length: 20_000 }, (_, i) => {
      point.move((i % 200) * 0.5, Math.floor(i / 200) * 0.5);
      mosaic(point);
      return point.g;
    });
    const mean = values.reduce((sum, value) => sum + value) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return { mean, deviation };
  }

  it.each(["quartz", "feldspar", "mica"] as const)("%s has a face, and keeps its tone", (habit) => {
    const plain = seen(undefined, 0.5);
    const faced = seen(habit, 0.5);
    expect(plain.deviation).toBeLessThan(0.001);
    expect(faced.deviation).toBeGreaterThan(0.015);
    expect(Math.abs(faced.mean - plain.mean)).toBeLessThan(0.025);
  });

  it("a grain of a few pixels has none", () => {
    expect(seen("quartz", 2.5)).toEqual(seen(undefined, 2.5));
  });
});
