import { expect, test } from "vitest";
import { Scatter } from "./scatter.ts";

const options = {
  seed: 5,
  spacing: 35,
  radius: [15, 30],
  aspect: 1,
  presence: 1,
  outline: "ellipse",
  spread: 0,
  skew: 1,
  jitter: 0.9,
  mask: undefined,
  across: 3000,
} as const;

/** Smallest distance from a middle, in radii, at which one body gives way to another on a walk across the slab. */
function meeting(scatter: Scatter): number {
  let least = 9;
  let before = 0;
  for (let step = 0; step < 20000; step++) {
    scatter.at(step * 0.1, 471 + (step % 7) * 0.01);
    if (scatter.distance < 1.3 && before !== 0 && scatter.id !== before)
      least = Math.min(least, scatter.distance);
    before = scatter.id;
  }
  return least;
}

test("bodies overlap unless they are to touch only", () => {
  expect(meeting(new Scatter(options))).toBeLessThan(0.9);
  expect(meeting(new Scatter({ ...options, touching: true }))).toBeGreaterThan(0.98);
});
