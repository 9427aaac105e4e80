import { expect, test } from "vitest";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { Roughness } from "./roughness.ts";

/** Mean square of how far borders of crystals of this size are moved, mm. */
function deviation(size: number, wanted: number, mmPerPixel: number): number {
  const roughness = new Roughness(new GradientNoise(5), mmPerPixel);
  const weights = roughness.weights(size, wanted);
  let sum = 0;
  for (let k = 0; k < 4000; k++) {
    roughness.at((k % 64) * 23.7, Math.floor(k / 64) * 31.3);
    roughness.of(weights);
    sum += roughness.x ** 2;
  }
  return Math.sqrt(sum / 4000);
}

test.each([8, 30, 300])("borders of crystals of %i mm are moved by about as much as is asked for", (size) => {
  expect(deviation(size, 2, 0.1)).toBeGreaterThan(1.2);
  expect(deviation(size, 2, 0.1)).toBeLessThan(2.4);
});

test("what is finer than the picture's pixels is left out", () => {
  expect(deviation(6, 2, 20)).toBe(0);
});

test("the unevenness that two pictures both show is the same", () => {
  const at = (mmPerPixel: number) => {
    const roughness = new Roughness(new GradientNoise(5), mmPerPixel);
    roughness.at(700, 420);
    roughness.of(roughness.weights(90, 3));
    return roughness.x;
  };
  expect(Math.abs(at(0.5) - at(2))).toBeLessThan(0.6);
});
