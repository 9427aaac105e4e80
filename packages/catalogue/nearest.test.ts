import { expect, test } from "vitest";
import { editDistance, nearest } from "./nearest.ts";

test.each([
  ["granit", "granit", 0],
  ["grnait", "granit", 1],
  ["grant", "granit", 1],
  ["granita", "granit", 1],
  ["garnet", "granit", 2],
  ["", "ab", 2],
])("from %s to %s in %i steps", (one, other, steps) => {
  expect(editDistance(one, other)).toBe(steps);
  expect(editDistance(other, one)).toBe(steps);
});

test("only what is near enough passes as meant", () => {
  expect(nearest("carara", ["carrara", "statuario"])).toBe("carrara");
  expect(nearest("carara", ["CARRARA", "statuario"])).toBe("CARRARA");
  expect([nearest("onyx", ["onyxes"]), nearest("onyxes", ["onyx"])]).toEqual(["onyxes", "onyx"]);
  expect(nearest("linoleum", ["carrara", "statuario"])).toBeUndefined();
});
