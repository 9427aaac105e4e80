import { expect, test } from "vitest";
import { planeAt } from "./plane-numbers.ts";

const plane = (surface: string) => ({ surface, area: 1, homography: [1, 0, 0, 0, 1, 0, 0, 0, 1] });
const ROOM = { size: [3, 2] as [number, number], planes: [plane("worktop"), plane("floor")] };
const NUMBERS = new Uint8Array([0, 1, 1, 2, 2, 0]);

test.each([
  [1, 0, "worktop"],
  [2.9, 0.9, "worktop"],
  [0, 1, "floor"],
  [0, 0, undefined],
  [2, 1, undefined],
  [-0.1, 1, undefined],
  [3, 0, undefined],
  [0, 2, undefined],
])("at %f, %f lies %s", (x, y, surface) => {
  expect(planeAt(NUMBERS, ROOM, x, y)?.surface).toBe(surface);
});
