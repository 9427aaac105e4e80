import { expect, test } from "vitest";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { featuresOf } from "./features.ts";
import { HEIGHT, labPicture, WIDTH } from "./lab-picture.ts";

/** Measures a grey picture of levels from 0 to 255. */
function measured(level: (x: number, y: number) => number) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) rgb.fill(level(x, y), (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  }
  return featuresOf(labPicture(rgb, WIDTH, HEIGHT));
}

test("colours have their published place in L*a*b*", () => {
  // Red, green and blue of sRGB, as B. Lindbloom's calculator gives them by the white of D65.
  const { lightness, a, b } = labPicture(Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255), 4, 1);
  const published = [
    [53.24, 80.09, 67.2],
    [87.73, -86.18, 83.18],
    [32.3, 79.19, -107.86],
    [100, 0, 0],
  ];
  for (const [i, lab] of published.entries()) {
    for (const [k, plane] of [lightness, a, b].entries()) {
      expect(Math.abs(plane[i] - lab[k])).toBeLessThan(0.2);
    }
  }
});

test("a plain picture has no contrast, no veins and no direction", () => {
  const plain = measured(() => 119);
  expect(plain.mean.lightness).toBeCloseTo(50, 0);
  expect(plain.contrast).toBeCloseTo(0, 2);
  expect(plain.veins).toEqual({ light: 0, dark: 0 });
  expect(plain.coherence).toBe(0);
});

test.each([0, 30, 90, 150])("stripes at %i degrees have that direction", (degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const stripes = measured((x, y) => 120 + 60 * Math.sin((y * Math.cos(angle) - x * Math.sin(angle)) / 3));
  expect(stripes.coherence).toBeGreaterThan(0.9);
  const off = Math.abs((stripes.direction * 180) / Math.PI - degrees);
  expect(Math.min(off, 180 - off)).toBeLessThan(3);
});

test("quantiles are levels that this share of the picture stays below", () => {
  const { lightness } = measured((x) => (x < WIDTH / 2 ? 0 : 255)).quantiles;
  expect(lightness.map(Math.round)).toEqual([0, 0, 0, 100, 100]);
});

test("noise of one size has its energy in that octave, and no direction", () => {
  const noise = new GradientNoise(3);
  const coarse = measured((x, y) => 120 + 25 * noise.at(x / 40, y / 40));
  const fine = measured((x, y) => 120 + 25 * noise.at(x / 5 + 0.3, y / 5 + 0.3));
  const strongest = ({ octaves }: typeof fine) =>
    octaves.map(({ energy }) => energy).indexOf(Math.max(...octaves.map(({ energy }) => energy)));
  expect(strongest(coarse)).toBeGreaterThan(strongest(fine));
  expect(fine.coherence).toBeLessThan(0.1);
});

test("light lines on a dark ground are light veins, by their area", () => {
  const lines = measured((x) => (x % 50 < 4 ? 230 : 30));
  expect(lines.veins.light).toBeGreaterThan(0.06);
  expect(lines.veins.light).toBeLessThan(0.14);
  expect(lines.octaves[2]?.skewness).toBeGreaterThan(1);
  expect(measured((x) => (x % 50 < 4 ? 30 : 230)).veins.dark).toBeCloseTo(lines.veins.light, 1);
});

test("what is busy on one side only is uneven", () => {
  const noise = new GradientNoise(3);
  const busy = (x: number, y: number) => 120 + 25 * noise.at(x / 5 + 0.3, y / 5 + 0.3);
  expect(measured((x, y) => (x < WIDTH / 2 ? 120 : busy(x, y))).unevenness).toBeGreaterThan(0.8);
  expect(measured(busy).unevenness).toBeLessThan(0.2);
});
