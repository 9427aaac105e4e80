import { describe, expect, it } from "vitest";
import { type Direction, slideAt, slideShift } from "./carousel-track.ts";

/** Where the slides lie, as seen from the window: 0 is in view, -1 just left of it. */
function seen(position: number, count: number, direction: Direction) {
  return Array.from(
    { length: count },
    (_, index) => index + slideShift(index, position, count, direction) - position,
  );
}

describe("slideAt", () => {
  it("wraps around both ways", () => {
    expect([-3, -2, -1, 0, 1, 2, 3].map((position) => slideAt(position, 2))).toEqual([1, 0, 1, 0, 1, 0, 1]);
    expect(slideAt(-1, 5)).toBe(4);
  });
});

describe("slideShift", () => {
  it("needs no shift before the first move, so the prerendered page is right", () => {
    expect(slideShift(0, 0, 2, -1)).toBe(0);
    expect(slideShift(1, 0, 2, -1)).toBe(0);
  });

  it("lets the second of two slides enter from the right and the first leave to the left, again and again", () => {
    expect(seen(1, 2, 1)).toEqual([-1, 0]);
    expect(seen(2, 2, 1)).toEqual([0, -1]);
    expect(seen(3, 2, 1)).toEqual([-1, 0]);
  });

  it("turns round for the way back", () => {
    expect(seen(-1, 2, -1)).toEqual([1, 0]);
    expect(seen(-2, 2, -1)).toEqual([0, 1]);
  });

  it("keeps a neighbour on both sides when there are more than two", () => {
    expect(seen(0, 4, 1)).toEqual([0, 1, 2, -1]);
    expect(seen(3, 4, 1)).toEqual([1, 2, -1, 0]);
    expect(seen(4, 4, 1)).toEqual([0, 1, 2, -1]);
  });

  it("leaves a single slide alone", () => {
    expect(seen(0, 1, 1)).toEqual([0]);
  });
});
