import { expect, test } from "vitest";
import { distance, labOf, luminance } from "./colour.ts";

test("black, white and the grey between them", () => {
  expect(luminance("#000000")).toBe(0);
  expect(luminance("#ffffff")).toBeCloseTo(1, 3);
  expect(labOf("#777777")[0]).toBeCloseTo(50, 0);
});

test("red lies where the colour tables say", () => {
  const [lightness, a, b] = labOf("#ff0000");
  expect(lightness).toBeCloseTo(53.2, 0);
  expect(a).toBeCloseTo(80.1, 0);
  expect(b).toBeCloseTo(67.2, 0);
});

test("two whites are nearer than a white and a black", () => {
  const white = labOf("#f4f4f2");
  expect(distance(white, labOf("#e4e6e6"))).toBeLessThan(distance(white, labOf("#17181b")));
  expect(distance(white, white)).toBe(0);
});
