import { expect, test } from "vitest";
import { FOSSILS, sections } from "./fossil-sections.ts";

const PIXEL = 0.02;

test.each(FOSSILS)("a section of kind %s has a wall and ends within its circle", (kind) => {
  for (const id of [1, 2_000_003, 77_777_777]) {
    let wall = 0;
    let least = 0;
    let most = 0;
    let outside = 0;
    for (let v = -2; v <= 2; v += PIXEL) {
      for (let u = -2; u <= 2; u += PIXEL) {
        const shown = sections[kind](u, v, id, PIXEL);
        wall += shown.wall;
        least = Math.min(least, shown.wall, shown.filling);
        most = Math.max(most, shown.wall, shown.filling);
        if (Math.hypot(u, v) > 1.5) outside += shown.wall + shown.filling;
      }
    }
    expect(wall).toBeGreaterThan(20);
    expect([least, outside]).toEqual([0, 0]);
    expect(most).toBeLessThanOrEqual(1);
  }
});
