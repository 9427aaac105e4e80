import { expect, test } from "vitest";
import { countOf, MOST_OF_ONE, withCount, withoutCount } from "./item-count.ts";
import { isItemKey } from "./item-key.ts";

test.each([
  [1, "ashtrays/square"],
  [2, "ashtrays/square?count=2"],
  [99, "ashtrays/square?count=99"],
  [100, "ashtrays/square?count=99"],
  [0, "ashtrays/square"],
])("%i pieces are asked for as %s", (count, key) => {
  expect(withCount("ashtrays/square?count=7", count)).toBe(key);
  expect(withoutCount(key)).toBe("ashtrays/square");
  expect(countOf(key)).toBe(Math.min(Math.max(count, 1), MOST_OF_ONE));
  expect(isItemKey(key)).toBe(true);
});

test("what is no number of pieces is left to its thing", () => {
  for (const key of ["a/b?count=0", "a/b?count=100", "a/b?count=07", "a/b?count=2&x=1"])
    expect([withoutCount(key), countOf(key)]).toEqual([key, 1]);
});

test("a key has 2500 letters at most, and nothing that could leave its place in an address", () => {
  const long = (length: number) => `stones/measures?pieces=${"w".repeat(length - 23)}`;
  expect([isItemKey(long(2500)), isItemKey(long(2501))]).toEqual([true, false]);
  for (const key of ["a", "a/b/c", "/a/b", "a/b?", "a/b#c", "a/b?<b>", "../b", "a/b ", "a/b?x y"])
    expect([key, isItemKey(key)]).toEqual([key, false]);
});
