import { expect, test } from "vitest";
import { scattered } from "./light.ts";

test("what is scattered once stays as it is", () => {
  for (const reflectance of [0.01, 0.2, 0.5, 0.9])
    expect(scattered(reflectance, 1)).toBeCloseTo(reflectance, 6);
});

test("more scattering lightens, dark stone more than pale, and nothing beyond white", () => {
  const gain = (reflectance: number) => scattered(reflectance, 4) / reflectance;
  expect(gain(0.02)).toBeGreaterThan(gain(0.3));
  expect(gain(0.3)).toBeGreaterThan(gain(0.8));
  expect(gain(0.8)).toBeGreaterThan(1);
  expect(scattered(0.99, 10)).toBeLessThan(1);
});
