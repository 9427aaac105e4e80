import { expect, test } from "vitest";
import { lightnessIn } from "./lightness.ts";
import { snappedLine } from "./snap-line.ts";
import { line } from "./testing/drawn.ts";

/** Light above the line y = 100 + x / 10, dark below. */
const edge = (x: number, y: number) => (y < 100 + x / 10 ? 0.8 : 0.4);

test("lightness is that of the pixel under a point, beside the picture that of its border", () => {
  const greys = [0, 51, 102, 153, 204, 255].flatMap((grey) => [grey, grey, grey, 255]);
  const lightness = lightnessIn({ width: 3, height: 2, data: Uint8ClampedArray.from(greys) });
  const places = [lightness(2.9, 0), lightness(0, 1), lightness(1, 1), lightness(9, 9), lightness(-1, 0)];
  expect(places.map((value) => Math.round(value * 5))).toEqual([2, 3, 4, 5, 0]);
  // Green weighs most to the eye, blue least (ITU-R BT.709).
  const colours = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255];
  const ofColour = lightnessIn({ width: 3, height: 1, data: Uint8ClampedArray.from(colours) });
  expect([0, 1, 2].map((x) => ofColour(x, 0).toFixed(4))).toEqual(["0.2126", "0.7152", "0.0722"]);
});

test("an end that is near the opposite line stays, and the other one moves all the same", () => {
  const flat = (_: number, y: number) => (y < 100 ? 0.8 : 0.4);
  const [from, to] = snappedLine(line(50, 100, 450, 105), flat, line(50, 102, 450, 300));
  expect([Math.abs(from[1] - 100) < 1, Math.abs(to[1] - 100) < 1]).toEqual([true, true]);
});

test("a line beside an edge is moved onto it", () => {
  const [from, to] = snappedLine(line(50, 109, 450, 141), edge);
  expect(Math.abs(from[1] - (100 + from[0] / 10))).toBeLessThan(1.6);
  expect(Math.abs(to[1] - (100 + to[0] / 10))).toBeLessThan(1.6);
});

test("a line lies on the middle of a strong edge, not only near it", () => {
  for (const beside of [-1.6, -0.7, 0.4, 1.3]) {
    const [from, to] = snappedLine(line(50, 105 + beside, 450, 145 + beside), edge);
    expect(Math.abs(from[1] - (100 + from[0] / 10))).toBeLessThan(0.3);
    expect(Math.abs(to[1] - (100 + to[0] / 10))).toBeLessThan(0.3);
  }
});

test("where there is no edge, a line stays", () => {
  const drawn = line(50, 20, 450, 20);
  expect(snappedLine(drawn, edge)).toEqual(drawn);
});

test("a strong edge near one end does not draw a line off the faint edge that it lies on", () => {
  const lightness = (x: number, y: number) => (y < 44 - 0.02 * x ? 0.9 : y < 50 ? 0.4 : 0.385);
  const [from, to] = snappedLine(line(2, 50.5, 400, 50), lightness);
  expect(Math.abs(from[1] - 50)).toBeLessThan(1.5);
  expect(Math.abs(to[1] - 50)).toBeLessThan(1.5);
});

test("a side of a narrow strip does not go onto the edge of the opposite one", () => {
  const opposite = line(50, 105, 450, 145);
  const drawn = line(50, 98, 450, 138);
  const [from, to] = snappedLine(drawn, edge, opposite);
  expect(from[1]).toBeLessThan(101);
  expect(to[1]).toBeLessThan(141);
  expect(snappedLine(drawn, edge)[0][1]).toBeGreaterThan(103);
});

test("an end that is near the opposite side stays, however far from it the other one is", () => {
  const opposite = line(50, 105, 450, 145);
  const [, near] = snappedLine(line(50, 98, 450, 143), edge, opposite);
  expect(near).toEqual([450, 143]);
  const [first] = snappedLine(line(50, 103, 450, 138), edge, opposite);
  expect(first).toEqual([50, 103]);
});
