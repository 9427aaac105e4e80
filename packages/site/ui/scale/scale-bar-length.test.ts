import { expect, it } from "vitest";
import { barLength } from "./scale-bar.tsx";

it("is round and takes up to a third of the field", () => {
  expect(barLength(320)).toBe(100);
  expect(barLength(96)).toBe(25);
  expect(barLength(80)).toBe(25);
  expect(barLength(48)).toBe(10);
  expect(barLength(2)).toBe(1);
});

it("may take more of a field that is drawn small", () => {
  expect(barLength(280, 1 / 2)).toBe(100);
  expect(barLength(180, 1 / 2)).toBe(50);
});
