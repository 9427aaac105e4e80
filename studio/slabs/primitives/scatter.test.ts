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

/** Share of the points of a part of the slab that lie in a body, between two places from the left, mm. */
function covered(scatter: Scatter, from: number, to: number): number {
  let inside = 0;
  let all = 0;
  for (let y = 0; y < 1000; y += 4.7) {
    for (let x = from; x < to; x += 4.7) {
      scatter.at(x, y);
      if (scatter.distance < 1) inside++;
      all++;
    }
  }
  return inside / all;
}

test("a share of the places holds a body", () => {
  const small = { ...options, radius: [5, 5] } as const;
  const full = covered(new Scatter(small), 0, 1000);
  expect(full).toBeCloseTo((Math.PI * 25) / 35 ** 2, 2);
  expect(covered(new Scatter({ ...small, presence: 0.3 }), 0, 1000) / full).toBeCloseTo(0.3, 1);
  expect(covered(new Scatter({ ...small, presence: 0 }), 0, 1000)).toBe(0);
});

test("a mask keeps bodies away, and never cuts one", () => {
  const masked = new Scatter({ ...options, mask: (x) => (x < 500 ? 0 : 1) });
  const free = new Scatter(options);
  expect(covered(masked, 0, 465)).toBe(0);
  expect(covered(masked, 535, 1000)).toBeCloseTo(covered(free, 535, 1000), 2);
});

test.each(["ellipse", "lath", "polygon"] as const)(
  "the distance grows from 0 in the middle of the %s",
  (outline) => {
    const scatter = new Scatter({ ...options, outline, jitter: 0, radius: [12, 12] });
    scatter.at(17.5, 17.5);
    expect(scatter.distance).toBeCloseTo(0, 5);
    const { id } = scatter;
    let before = 0;
    for (let away = 1; away < 9; away++) {
      scatter.at(17.5 + away, 17.5);
      expect(scatter.id).toBe(id);
      expect(scatter.distance).toBeGreaterThan(before);
      before = scatter.distance;
    }
  },
);
