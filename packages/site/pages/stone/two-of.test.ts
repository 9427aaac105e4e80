import { expect, test } from "vitest";
import { twoOf } from "./two-of.ts";

const six = [1, 2, 3, 4, 5, 6];

test("two different ones, every pair in reach", () => {
  const seen = new Set<string>();
  for (let draw = 0; draw < 36; draw++) {
    const numbers = [(draw % 6) / 6, Math.floor(draw / 6) / 6];
    const [one, other] = twoOf(six, () => numbers.shift() ?? 0);
    expect(one).not.toBe(other);
    seen.add(`${one}${other}`);
  }
  expect(seen.size).toBe(30);
});

test("fewer than two are all there are", () => {
  expect(twoOf([1], Math.random)).toEqual([1]);
  expect(twoOf([], Math.random)).toEqual([]);
});
