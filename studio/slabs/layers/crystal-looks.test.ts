import { expect, test } from "vitest";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { Point } from "../slab.ts";
import { CrystalLook } from "./crystal-looks.ts";

type Habit = "feldspar" | "quartz" | "mica";

/** Lightness at places of one crystal of 20 mm, half of them within a millimetre of its border. */
function lights(habit: Habit, mmPerPixel: number, border: number): number[] {
  const look = new CrystalLook(
    new GradientNoise(3),
    { colours: ["#404040", "#808080", "#c0c0c0"], habit, size: 20 },
    mmPerPixel,
  );
  const point = new Point();
  return Array.from({ length: 900 }, (_, k) => {
    const u = (k % 30) * 0.4 - 6;
    const v = Math.floor(k / 30) * 0.4 - 6;
    point.move(300 + u, 200 + v);
    look.draw(point, { id: 77, u, v, border });
    return point.g;
  });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

test.each<Habit>(["feldspar", "quartz", "mica"])("%s shows what is inside it from near", (habit) => {
  expect(spread(lights(habit, 0.3, 4))).toBeGreaterThan(0.08);
});

test("crystals smaller than some pixels are of one tone, but for the grain of the whole slab", () => {
  expect(spread(lights("quartz", 40, 4))).toBeLessThan(0.08);
});

test("light comes into quartz from its border: it is darker within", () => {
  expect(mean(lights("quartz", 0.3, 5))).toBeLessThan(mean(lights("quartz", 0.3, 0.1)));
});
