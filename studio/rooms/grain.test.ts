import { expect, test } from "vitest";
import { addGrain } from "./grain.ts";

const [WIDTH, HEIGHT] = [64, 48];

function grey(level: number): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3).fill(level);
  addGrain(pixels, WIDTH, HEIGHT);
  return pixels;
}

test("an even wall gets a grain of little more than a level, and is as bright as it was", () => {
  const levels = [...grey(128)];
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const deviation = Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length);
  expect(mean).toBeCloseTo(128, 0);
  expect(deviation).toBeGreaterThan(1);
  expect(deviation).toBeLessThan(1.5);
});

test("grain has no colour, and the same picture always the same grain", () => {
  const pixels = grey(200);
  for (let i = 0; i < pixels.length; i += 3) {
    expect(pixels[i]).toBe(pixels[i + 1]);
    expect(pixels[i]).toBe(pixels[i + 2]);
  }
  expect(grey(200)).toEqual(pixels);
});

test("white stays within what a picture can hold", () => {
  expect(Math.min(...grey(255))).toBeGreaterThan(248);
  expect(Math.max(...grey(0))).toBeLessThan(7);
});
