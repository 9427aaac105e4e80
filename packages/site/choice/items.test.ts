import { expect, test } from "vitest";
import {
  countOf,
  isItemKey,
  MOST_OF_ONE,
  readItems,
  slabNumberOf,
  withCount,
  withoutCount,
  writeItems,
} from "./items.ts";

const KEYS = [
  "marble/carrara",
  "rooms/kitchen-1?worktop=granit/magma&worktop-at=20,-10,90&beside=carrara",
  "dining-round-130/nero-marquina",
  "rooms/bath-1?wall=a%26b",
];

test("what is written into an address is read from it", () => {
  const query = `items=${writeItems(KEYS)}`;
  expect(readItems(new URLSearchParams(query).get("items"))).toEqual(KEYS);
  expect(readItems(new URL(`https://example.com/list?${query}`).searchParams.get("items"))).toEqual(KEYS);
});

test("an address stays readable", () => {
  expect(writeItems(KEYS.slice(0, 2))).toBe(
    "marble/carrara+rooms/kitchen-1?worktop=granit/magma%26worktop-at=20,-10,90%26beside=carrara",
  );
});

test("what cannot be an item is left out, and nothing comes twice", () => {
  expect(readItems(null)).toEqual([]);
  expect(readItems("")).toEqual([]);
  expect(readItems("marble/carrara  <b> javascript:alert(1) //x marble/carrara ../../x a/b/c")).toEqual([
    "marble/carrara",
  ]);
});

test("a hundred items can be shared, and a hundred and first is left out", () => {
  const keys = Array.from({ length: 101 }, (_, i) => `marble/stone-${i}`);
  expect(readItems(writeItems(keys).replaceAll("+", " "))).toEqual(keys.slice(0, 100));
});

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

test("a plan that lies on a slab is not that slab", () => {
  expect(slabNumberOf("marble/carrara?slab=BS-1")).toBe("BS-1");
  expect(slabNumberOf("stones/measures?stone=carrara&slab=BS-1")).toBeUndefined();
});
