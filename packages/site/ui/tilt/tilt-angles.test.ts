import { expect, it } from "vitest";
import { tiltAngles } from "./tilt-angles.ts";

it("lies flat under a pointer in the middle", () => {
  const { rotateX, rotateY } = tiltAngles(0.5, 0.5, 10);
  expect(Math.abs(rotateX)).toBe(0);
  expect(rotateY).toBe(0);
});

it("tilts by its strength at the edges and no further", () => {
  expect(tiltAngles(0, 0, 10)).toEqual({ rotateX: 10, rotateY: -10 });
  expect(tiltAngles(1, 1, 10)).toEqual({ rotateX: -10, rotateY: 10 });
  expect(tiltAngles(3, 1, 10)).toEqual({ rotateX: -10, rotateY: 10 });
});
