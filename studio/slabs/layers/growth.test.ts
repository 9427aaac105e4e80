import { expect, test } from "vitest";
import { Point } from "../slab.ts";
import { growth, growthSettings } from "./growth.ts";

const slab = {
  width: 3200,
  height: 2000,
  seed: 1,
  view: { left: 0, top: 0, columns: 400, rows: 250, mmPerPixel: 0.5 },
};

/** Tones of the layers along a line down the slab, 1 mm apart. */
function tonesAt(x: number, settings: object): number[] {
  const layer = growth(
    growthSettings.parse({
      layer: "growth",
      colours: ["#000000", "#ffffff"],
      thickness: 40,
      length: 1e6,
      ...settings,
    }),
    slab,
    5,
  );
  const point = new Point();
  return Array.from({ length: 400 }, (_, y) => {
    point.move(x, y);
    layer(point);
    return point.structure;
  });
}

/** Sum of the differences from each millimetre to the next. */
const changes = (tones: readonly number[]) =>
  tones.slice(1).reduce((sum, tone, i) => sum + Math.abs(tone - tones[i]), 0);

test("layers run on along their direction", () => {
  const there = tonesAt(900, {});
  for (const [y, tone] of tonesAt(10, {}).entries()) expect(tone).toBeCloseTo(there[y], 1);
});

test("a cut nearly along the layers shows them wide", () => {
  expect(changes(tonesAt(10, { tilt: 0.1 }))).toBeLessThan(0.3 * changes(tonesAt(10, {})));
});

test("domes lift the layers here and there", () => {
  const flat = tonesAt(10, {});
  const domed = tonesAt(10, { domes: { size: 90, height: 30, cover: 1 } });
  expect(domed).not.toEqual(flat);
});

test("thin layers lie in groups between thick ones", () => {
  const plain = tonesAt(10, { even: true, levels: 1 });
  const laminae = { thickness: 4, strength: 1 };
  const all = changes(tonesAt(10, { even: true, levels: 1, laminae: { ...laminae, cover: 1 } }));
  const some = changes(tonesAt(10, { even: true, levels: 1, laminae: { ...laminae, cover: 0.4 } }));
  expect(some).toBeGreaterThan(1.5 * changes(plain));
  expect(some).toBeLessThan(0.8 * all);
});

test("an even layer ends in the tone that it began with", () => {
  /** Largest step that a slab of one thick layer after another takes, where rims are alike or not. */
  const rims = (even: boolean) => {
    const tones = tonesAt(10, { levels: 1, softness: 0, thickness: 100, even });
    const jumps = tones.flatMap((tone, y) => (y > 0 && Math.abs(tone - tones[y - 1]) > 0.2 ? [y] : []));
    const [from, to] = jumps;
    return Math.abs(tones[from] - tones[to - 1]);
  };
  expect(rims(true)).toBeLessThan(0.1);
  expect(rims(false)).toBeGreaterThan(0.1);
});
