import { expect, test } from "vitest";
import { evenColouredVeins } from "./coloured-veins.ts";

const [COLUMNS, ROWS, REACH] = [60, 40, 8];
const seen = new Float32Array(COLUMNS * ROWS).fill(1);

/** A face with a stripe that is darker, with so much more red beside blue; a little uneven everywhere. */
function striped(warmer: number) {
  const brightness = seen.map((_, g) => (isStripe(g) ? 0.4 : 0.6) * (1 + 0.02 * Math.sin(g * 1.7)));
  const sums = Float32Array.from({ length: seen.length * 3 }, (_, i) => {
    const g = Math.floor(i / 3);
    return brightness[g] * (i % 3 === 0 && isStripe(g) ? warmer : 1);
  });
  evenColouredVeins(brightness, sums, seen, COLUMNS, ROWS, REACH);
  return brightness;
}
const isStripe = (g: number) => Math.abs((g % COLUMNS) - 30) <= 2;
const middle = 20 * COLUMNS + 30;

test("a broad brown vein of a light stone is no shadow", () => {
  const brightness = striped(1.3);
  expect(brightness[middle]).toBeGreaterThan(0.5);
  expect(brightness[middle + 20]).toBeCloseTo(0.6, 1);
});

test("a shadow in warm light, and one without a colour, stay", () => {
  for (const warmer of [1, 0.8]) expect(striped(warmer)[middle]).toBeLessThan(0.42);
});
