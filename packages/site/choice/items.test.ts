import { expect, test } from "vitest";
import {
  cardAddress,
  compareAddress,
  countOf,
  isItemKey,
  MOST_OF_ONE,
  readItems,
  readStones,
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
  expect(readItems(Array.from({ length: 500 }, (_, i) => `marble/stone-${i}`).join(" "))).toHaveLength(100);
  expect(readItems(`rooms/kitchen-1?${"a".repeat(2500)}`)).toEqual([]);
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

const ALL = [
  "marble/botticino",
  "marble/carrara",
  "granit/magma",
  "onyx/green",
  "sm-marble/botticino",
  "sm-marble/beige",
];
const read = (address: string) => readStones(new URLSearchParams(address.split("?")[1]).get("stones"), ALL);

test("an address names stones as shortly as they can be told apart", () => {
  const address = compareAddress(["sm-marble/botticino", "marble/botticino", "granit/magma"], ALL, "stairs");
  expect(address).toBe("/compare?stones=sm-marble/botticino,botticino,magma&use=stairs");
  expect(read(address).stones).toEqual(["sm-marble/botticino", "marble/botticino", "granit/magma"]);
});

test("what names no stone is told, what is too much is left out, nothing comes twice", () => {
  expect(read("/compare?stones=carrara,atlantis,carrara,,magma")).toEqual({
    stones: ["marble/carrara", "granit/magma"],
    unknown: ["atlantis"],
    left: [],
  });
  expect(readStones("carrara,magma,green,beige,botticino", ALL)).toMatchObject({
    stones: ["marble/carrara", "granit/magma", "onyx/green", "sm-marble/beige"],
    left: ["marble/botticino"],
  });
  expect(readStones(null, ALL)).toEqual({ stones: [], unknown: [], left: [] });
});

test("a card has its number and its things in its address, of a long plan the first value alone", () => {
  expect(cardAddress("4826-1793", [])).toBe("/contact/card?number=4826-1793");
  const plan = (length: number) => `stones/measures?stone=carrara&pieces=${"w".repeat(length - 37)}`;
  expect(cardAddress("4826-1793", [{ key: "marble/carrara" }, { key: plan(301) }])).toBe(
    "/contact/card?number=4826-1793&items=marble/carrara+stones/measures?stone=carrara",
  );
  expect(plan(300)).toHaveLength(300);
  expect(cardAddress("1", [{ key: plan(300) }])).toContain("pieces=w");
});
