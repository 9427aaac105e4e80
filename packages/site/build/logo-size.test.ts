import { expect, test } from "vitest";
import { shownSize } from "./logo-size.ts";

test.each([
  ["a sign", 100, 100, { width: 52, height: 52 }],
  ["a word", 400, 100, { width: 144, height: 36 }],
  ["a long line", 1500, 100, { width: 240, height: 16 }],
  ["a tall sign", 50, 100, { width: 26, height: 52 }],
])("%s stands in the bar at a size like that of others", (_, width, height, shown) => {
  expect(shownSize({ width, height })).toEqual(shown);
});
