import { expect, test } from "vitest";
import { hexOf, mixed, oklabOf, Ramp, rgbOf, rgbOfOklab, tones } from "./colour.ts";

/** As published in CSS Color Module Level 4 and its test suite. */
const PUBLISHED = [
  ["#ffffff", 1, 0, 0],
  ["#000000", 0, 0, 0],
  ["#ff0000", 0.62796, 0.22486, 0.12585],
  ["#00ff00", 0.86644, -0.23389, 0.1795],
  ["#0000ff", 0.45201, -0.03246, -0.31153],
] as const;

test.each(PUBLISHED)("%s has the published place in Oklab", (hex, lightness, a, b) => {
  const oklab = oklabOf(rgbOf(hex));
  expect(oklab[0]).toBeCloseTo(lightness, 3);
  expect(oklab[1]).toBeCloseTo(a, 3);
  expect(oklab[2]).toBeCloseTo(b, 3);
});

test.each(["#e4e6e6", "#0c0c0d", "#a6361e", "#1f3f7a", "#7d8287", "#fffefa"])(
  "%s comes back from Oklab",
  (hex) => {
    expect(hexOf(rgbOfOklab(oklabOf(rgbOf(hex))))).toBe(hex);
  },
);

test("half-way between black and white is the middle grey of Oklab", () => {
  expect(mixed("#000000", "#ffffff", 0.5)).toBe("#636363");
  expect(mixed("#a6361e", "#1f3f7a", 0)).toBe("#a6361e");
});

test("tones go from dark to light about their colour and keep its hue", () => {
  const [dark, middle, light] = tones("#8d5a3c", 0.06).map((hex) => oklabOf(rgbOf(hex)));
  if (!dark || !middle || !light) throw new Error("three tones");
  expect(middle[0] - dark[0]).toBeCloseTo(0.06, 2);
  expect(light[0] - middle[0]).toBeCloseTo(0.06, 2);
  expect(Math.atan2(light[2], light[1])).toBeCloseTo(Math.atan2(middle[2], middle[1]), 1);
  expect(tones("#8d5a3c")[1]).toBe("#8d5a3c");
});

test("a ramp begins and ends with its colours, and stays there beyond", () => {
  const ramp = new Ramp(["#102030", "#8d5a3c", "#fff0e0"]);
  const at = (t: number) =>
    hexOf([...ramp.table.slice(ramp.index(t), ramp.index(t) + 3)] as [number, number, number]);
  expect([at(-1), at(0), at(0.5), at(1), at(7)]).toEqual([
    "#102030",
    "#102030",
    "#8d5a3c",
    "#fff0e0",
    "#fff0e0",
  ]);
});

test("a ramp of one colour is that colour", () => {
  const ramp = new Ramp(["#336699"]);
  expect(ramp.table[ramp.index(0.3)]).toBeCloseTo(0x33 / 255, 4);
  expect(ramp.table[ramp.index(1) + 2]).toBeCloseTo(0x99 / 255, 4);
});
