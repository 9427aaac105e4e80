import { expect, test } from "vitest";
import { seeded, twoOf } from "./two-of.ts";

const six = [1, 2, 3, 4, 5, 6];

test("two different ones, every pair in reach", () => {
  const seen = new Set<string>();
  for (let name = 0; name < 400; name++) {
    const [one, other] = twoOf(six, seeded(`stone-${name}`));
    expect(one).not.toBe(other);
    seen.add(`${one}${other}`);
  }
  expect(seen.size).toBe(30);
});

test("the ends of random are ends of the list", () => {
  expect(twoOf(six, () => 0)).toEqual([1, 2]);
  expect(twoOf(six, () => 0.999999)).toEqual([6, 5]);
});

test("one name gives one pair", () => {
  expect(twoOf(six, seeded("carrara"))).toEqual(twoOf(six, seeded("carrara")));
});

test("fewer than two are all there are", () => {
  expect(twoOf([1], Math.random)).toEqual([1]);
  expect(twoOf([], Math.random)).toEqual([]);
});
