import { expect, test } from "vitest";
import { boxBlur } from "./box-blur.ts";

const WIDTH = 11;
const HEIGHT = 7;

test.each([0, 1, 2, 5, 6, 10, 11, 30])("within %i pixels it is the mean of what is there", (radius) => {
  const source = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i * 37) % 23);
  const blurred = boxBlur(source, WIDTH, HEIGHT, radius);
  for (const [i, value] of blurred.entries()) expect(value).toBeCloseTo(meanAround(i, source, radius), 4);
});

test("it keeps what is even, to the border", () => {
  const even = boxBlur(new Float32Array(WIDTH * HEIGHT).fill(3), WIDTH, HEIGHT, 2);
  for (const value of even) expect(value).toBeCloseTo(3, 5);
});

function meanAround(place: number, source: Float32Array, radius: number): number {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= radius;
  const [x, y] = [place % WIDTH, Math.floor(place / WIDTH)];
  const near = source.filter((_, i) => isNear(i % WIDTH, x) && isNear(Math.floor(i / WIDTH), y));
  return near.reduce((sum, value) => sum + value, 0) / near.length;
}
