import { expect, test } from "vitest";
import { stoneHatch } from "./stone-marks.tsx";

const [WIDTH, HEIGHT] = [192, 96];

/** Stone in the left half. */
const hatch = stoneHatch(
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH < WIDTH / 2 ? 255 : 0)),
  WIDTH,
  HEIGHT,
);
const opacity = (x: number, y: number) => hatch[(y * WIDTH + x) * 4 + 3] ?? 0;

test("most of the marked stone stays to be seen under its hatch", () => {
  let covered = 0;
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH / 2; x++) covered += opacity(x, y) > 0 ? 1 : 0;
  const share = covered / (HEIGHT * (WIDTH / 2));
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.4);
  // One of 48 stripes is four pixels wide.
  for (let x = 1; x < WIDTH / 2 - 4; x++) expect([0, 1, 2, 3].some((i) => opacity(x + i, 48) > 0)).toBe(true);
});

test("a line shows where the stone ends, and nothing lies beyond", () => {
  for (let y = 0; y < HEIGHT; y++) {
    expect(opacity(WIDTH / 2 - 1, y)).toBeGreaterThan(200);
    expect(opacity(WIDTH / 2, y)).toBe(0);
  }
});
