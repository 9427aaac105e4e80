import { expect, test } from "vitest";
import { closedOutlines } from "./outlines.ts";
import { polygonCoverage } from "./polygon-coverage.ts";

const [WIDTH, HEIGHT] = [90, 60];
const ROW = 30;

const rectangle = (left: number, top: number, right: number, bottom: number) =>
  polygonCoverage(
    [
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
    ],
    WIDTH,
    HEIGHT,
  );

/** From one column to another; its upper and lower sides are far from the row that is looked at. */
const outline = (left: number, right: number) => rectangle(left, 10, right, 50);

const onRow = (cover: Float32Array, from: number, to: number) => [
  ...cover.subarray(ROW * WIDTH + from, ROW * WIDTH + to),
];

test("outlines that nearly meet share the gap between them", () => {
  const [left, right] = closedOutlines([outline(15.5, 40.5), outline(44.5, 70)], WIDTH, HEIGHT);
  expect(onRow(left, 39, 46)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  expect(onRow(right, 39, 46)).toEqual([0, 0, 0, 1, 1, 1, 1]);
});

test("a joint between two outlines stays where it is", () => {
  const [left, right] = closedOutlines([outline(15, 40.5), outline(40.5, 70)], WIDTH, HEIGHT);
  expect(onRow(left, 39, 42)).toEqual([1, 0.5, 0]);
  expect(onRow(right, 39, 42)).toEqual([0, 0.5, 1]);
});

test("what lies wider apart is not closed", () => {
  const [left, right] = closedOutlines([outline(15, 30), outline(50, 70)], WIDTH, HEIGHT);
  expect(
    onRow(left, 30, 50)
      .concat(onRow(right, 30, 50))
      .every((share) => share === 0),
  ).toBe(true);
});

test("where three outlines nearly meet, the place between them is closed, too", () => {
  const outlines = [rectangle(0, 0, 20, 20), rectangle(24, 0, WIDTH, 20), rectangle(0, 23, WIDTH, HEIGHT)];
  const closed = closedOutlines(outlines, WIDTH, HEIGHT);
  const at = 21 * WIDTH + 22;
  expect(closed.reduce((sum, outline) => sum + outline[at], 0)).toBe(1);
});

test("an outline that ends a few pixels before the photograph's border reaches it", () => {
  const outline = rectangle(4, 2, WIDTH - 3, HEIGHT - 5);
  const [closed] = closedOutlines([outline], WIDTH, HEIGHT);
  expect(closed?.every((share) => share === 1)).toBe(true);
  const [inside] = closedOutlines([rectangle(12, 12, WIDTH - 12, HEIGHT - 12)], WIDTH, HEIGHT);
  expect(inside?.[0]).toBe(0);
  expect(inside?.[20 * WIDTH]).toBe(0);
});
