import { expect, test } from "vitest";
import { leastAround } from "./glint.ts";

const [WIDTH, HEIGHT] = [40, 30];
/** Dark stone with a bright line of two pixels and a lamp's image of nine. */
const stone = new Float32Array(WIDTH * HEIGHT * 3).fill(0.02);
for (let y = 0; y < HEIGHT; y++) stone.fill(0.5, (y * WIDTH + 8) * 3, (y * WIDTH + 10) * 3);
for (let y = 10; y < 19; y++) stone.fill(0.5, (y * WIDTH + 20) * 3, (y * WIDTH + 29) * 3);

test("a lamp shines on polish, a vein or a joint does not", () => {
  expect(leastAround(stone, 14 * WIDTH + 24, WIDTH)).toBeCloseTo(0.5);
  expect(leastAround(stone, 14 * WIDTH + 9, WIDTH)).toBeCloseTo(0.02);
});
