import { expect, it } from "vitest";
import { activeForKey } from "./dropdown-keys.ts";

it("walks down and up with wrap-around", () => {
  expect(activeForKey("ArrowDown", -1, 3)).toBe(0);
  expect(activeForKey("ArrowDown", 2, 3)).toBe(0);
  expect(activeForKey("ArrowUp", -1, 3)).toBe(2);
  expect(activeForKey("ArrowUp", 0, 3)).toBe(2);
  expect(activeForKey("ArrowUp", 2, 3)).toBe(1);
});

it("leaves the other keys and an empty list alone", () => {
  expect(activeForKey("Home", 1, 3)).toBeUndefined();
  expect(activeForKey("ArrowDown", -1, 0)).toBeUndefined();
});
