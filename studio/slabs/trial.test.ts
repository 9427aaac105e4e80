import { expect, test } from "vitest";
import { seedsOf } from "./trial.ts";

test("seeds are one number or a range", () => {
  expect(seedsOf("3")).toEqual([3]);
  expect(seedsOf("2-4")).toEqual([2, 3, 4]);
  expect(() => seedsOf("many")).toThrow("--seed many: write a number such as 3, or a range such as 1-8");
});
