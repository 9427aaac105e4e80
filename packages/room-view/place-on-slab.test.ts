import { describe, expect, it } from "vitest";
import { metresAt, shiftFollowing, turned } from "./place-on-slab.ts";

/** A wall seen straight on: 100 pixels to the metre, u = 0 at x = 50, v = 0 at y = 400. */
const WALL = { homography: [0.01, 0, -0.5, 0, -0.01, 4, 0, 0, 1] };
/** A table seen in perspective: lines of v draw together towards y = 100. */
const TABLE = { homography: [0.01, 0, -0.5, 0, 0, 1, 0, 0.01, -1] };

describe("metresAt", () => {
  it("knows where a pixel lies on a wall seen straight on", () => {
    expect(metresAt(WALL, 150, 300)).toEqual([1, 1]);
  });
  it("knows that what is farther is smaller", () => {
    const [, near] = metresAt(TABLE, 100, 300);
    const [, far] = metresAt(TABLE, 100, 150);
    expect(near).toBeCloseTo(0.5);
    expect(far).toBeCloseTo(2);
  });
});

describe("shiftFollowing", () => {
  it("moves the slab against the way, so that the stone under the pointer stays under it", () => {
    const [u, v] = shiftFollowing(WALL, [150, 300], [170, 290], 0) ?? [];
    expect(u).toBeCloseTo(-0.2);
    expect(v).toBeCloseTo(-0.1);
  });
  it("turns the way with the slab", () => {
    const [u, v] = shiftFollowing(WALL, [150, 300], [170, 300], 90) ?? [];
    expect(u).toBeCloseTo(0);
    expect(v).toBeCloseTo(-0.2);
  });
  it("knows no way to the horizon of a plane or beyond it", () => {
    expect(shiftFollowing(TABLE, [100, 300], [100, 101], 0)).toBeDefined();
    expect(shiftFollowing(TABLE, [100, 300], [100, 100], 0)).toBeUndefined();
    expect(shiftFollowing(TABLE, [100, 300], [100, 50], 0)).toBeUndefined();
  });
});

describe("turned", () => {
  it.each([
    [0, [1, 0]],
    [90, [0, 1]],
    [180, [-1, 0]],
    [270, [0, -1]],
  ] as const)("turns by %i degrees counter-clockwise", (turn, expected) => {
    const [u, v] = turned([1, 0], turn);
    expect(u).toBeCloseTo(expected[0]);
    expect(v).toBeCloseTo(expected[1]);
  });
});
