import { expect, test } from "vitest";
import type { Camera } from "./camera.ts";
import { facesOf } from "./faces.ts";
import { drawnSurface, line } from "./testing/drawn.ts";
import { wallsBehind } from "./walls-behind.ts";

const camera: Camera = { focal: 1000, centre: [800, 533] };

/** A slab 2 m ahead that is 60 cm deep, 20 cm below the camera. */
const worktop = drawnSurface({
  lines: { far: line(400, 610, 1200, 610), near: line(240, 643, 1360, 643), end: line(400, 610, 240, 643) },
});

test("a wall stands at the back of a worktop and goes up from it", () => {
  const [wall] = wallsBehind(camera, [worktop]);
  const { origin, up } = wall?.frame ?? { origin: [0, 0, 0], up: [0, 0, 0] };
  expect(up[1]).toBeLessThan(-0.95);
  // Its foot is seen where the far line was drawn.
  expect((camera.focal * origin[1]) / origin[2] + camera.centre[1]).toBeCloseTo(610, -1);
});

test("an island stands in the room, without a wall", () => {
  expect(wallsBehind(camera, [{ ...worktop, kind: "island" }])).toEqual([]);
});

test("a wall is free for 60 cm above the stone, and goes on a metre to both sides", () => {
  const [top] = facesOf(camera, worktop);
  const [wall] = wallsBehind(camera, [worktop]);
  const [left = 0, , right = 0] = top?.extent ?? [];
  expect(wall?.extent).toEqual([left - 1, 0, right + 1, 0.6]);
  expect(wall?.frame.origin).toEqual(top?.frame.origin);
});
