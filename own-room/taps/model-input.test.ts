import { expect, test } from "vitest";
import type { Pixels } from "../worker-calls.ts";
import { modelInput, SIDE, tapInput } from "./model-input.ts";

/** Red grows to the right, green downwards, blue is even. */
function gradient(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      data.set([(255 * x) / (width - 1), (255 * y) / (height - 1), 128, 255], (y * width + x) * 4);
  }
  return { width, height, data };
}

const at = (input: Float32Array, channel: number, x: number, y: number) =>
  input[channel * SIDE * SIDE + y * SIDE + x];

test("a photograph fills the square's longer side, normalised, and what is left over is 0", () => {
  const input = modelInput(gradient(1600, 800));
  expect(input).toHaveLength(3 * SIDE * SIDE);
  expect(at(input, 0, 511, 255)).toBeCloseTo((127.5 - 123.675) / 58.395, 1);
  expect(at(input, 1, 511, 255)).toBeCloseTo((127.5 - 116.28) / 57.12, 1);
  expect(at(input, 2, 511, 255)).toBeCloseTo((128 - 103.53) / 57.375, 4);
  expect(at(input, 0, 1023, 0)).toBeCloseTo((255 - 123.675) / 58.395, 1);
  for (const channel of [0, 1, 2]) {
    expect(at(input, channel, 511, 511)).not.toBe(0);
    expect(at(input, channel, 511, 512)).toBe(0);
    expect(at(input, channel, 1023, 1023)).toBe(0);
  }
});

test("an upright and a small photograph do so, too", () => {
  const input = modelInput(gradient(300, 400));
  expect(at(input, 2, 767, 1023)).toBeCloseTo((128 - 103.53) / 57.375, 4);
  expect(at(input, 2, 768, 1023)).toBe(0);
  expect(at(input, 0, 384, 0)).toBeCloseTo((127.5 - 123.675) / 58.395, 1);
});

test("no pixel is passed over where it is made smaller", () => {
  const lines = gradient(2048, 2048);
  for (let i = 0; i < lines.data.length; i += 4) lines.data[i] = (i / 4) % 2 === 0 ? 255 : 0;
  const input = modelInput(lines);
  for (const x of [100, 101, 102]) expect(at(input, 0, x, 500)).toBeCloseTo((127.5 - 123.675) / 58.395, 3);
});

test("a tap is told in the square's pixels, with the empty point that goes with it", () => {
  const { coords, labels } = tapInput([800, 300], { width: 1600, height: 1200 });
  expect([...coords]).toEqual([512, 192, 0, 0]);
  expect([...labels]).toEqual([1, -1]);
});
