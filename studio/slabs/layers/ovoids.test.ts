import { expect, test } from "vitest";
import { Point, type Slab } from "../slab.ts";
import { ovoids, ovoidsSettings } from "./ovoids.ts";

const slab: Slab = {
  width: 3200,
  height: 2000,
  seed: 4,
  view: { left: 0, top: 0, columns: 800, rows: 500, mmPerPixel: 0.5 },
};
const SETTINGS = {
  layer: "ovoids",
  colours: ["#ffffff"],
  size: 36,
  radius: [14, 22],
  mantle: { colours: ["#000000"], width: 3, share: 1 },
};

/** What lies along lines of 400 mm, 0.5 mm apart: "o" an ovoid, "m" its mantle, "." the grey matrix. */
function lines(radius = SETTINGS.radius): string[] {
  const layer = ovoids(ovoidsSettings.parse({ ...SETTINGS, radius }), slab, 3);
  const point = new Point();
  return Array.from({ length: 40 }, (_, row) =>
    Array.from({ length: 800 }, (_, column) => {
      point.move(column / 2, row * 11);
      layer(point);
      return point.g > 0.7 ? "o" : point.g < 0.3 ? "m" : ".";
    }).join(""),
  );
}

test("ovoids cover most of the stone, and their mantles part all of them", () => {
  const all = lines().join("");
  const covered = all.replaceAll(".", "").length / all.length;
  expect(covered).toBeGreaterThan(0.55);
  expect(covered).toBeLessThan(0.9);
  // From the inside of one into the matrix without a mantle: never more than a blurred edge.
  expect(
    lines()
      .join(" ")
      .match(/ooo\.{3}/g) ?? [],
  ).toEqual([]);
});

test("ovoids that have no room are cut flat where they meet instead of lying over one another", () => {
  const longest = (radius: number[]) =>
    Math.max(...lines(radius).flatMap((line) => (line.match(/o+/g) ?? []).map((run) => run.length / 2)));
  expect(longest([60, 60])).toBeLessThan(110);
});
