import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import { expect, test } from "vitest";
import { touchesOutline } from "./tool-hint.tsx";

const outline: Point[] = [
  [100, 100],
  [300, 100],
  [300, 200],
  [100, 200],
];
const stroke = (...points: Point[]) => ({ over: "stone" as const, radius: 6, points });

test("a stroke counts where it reaches into the outline", () => {
  expect(touchesOutline(stroke([200, 150]), outline)).toBe(true);
  expect(touchesOutline(stroke([20, 20], [150, 120]), outline)).toBe(true);
  expect(touchesOutline(stroke([306, 150]), outline)).toBe(true);
});

test("a stroke beside the outline does not", () => {
  expect(touchesOutline(stroke([310, 150], [320, 180]), outline)).toBe(false);
  expect(touchesOutline(stroke([50, 150]), outline)).toBe(false);
  expect(touchesOutline(stroke([200, 90]), outline)).toBe(false);
});
