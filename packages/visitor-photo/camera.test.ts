import { expect, test } from "vitest";
import {
  commonDirection,
  focalPixels,
  meeting,
  normalOf,
  rayThrough,
  seenAt,
  USUAL_FOCAL_35MM,
} from "./camera.ts";
import { encoded, LINEAR, luminance } from "./colour.ts";
import { LONGEST } from "./faces.ts";
import { isClad, SURFACE_KINDS, stands } from "./recipe.ts";
import { line } from "./testing/drawn.ts";

test("a lens of 26 mm on film is compared by its diagonal, whatever the photograph's shape", () => {
  expect(USUAL_FOCAL_35MM).toBe(26);
  // The diagonal of 24 x 36 mm is 43.27 mm, that of 1600 x 1200 pixels 2000.
  expect(focalPixels(26, 1600, 1200)).toBeCloseTo(1201.85, 1);
  expect(focalPixels(26, 1200, 1600)).toBeCloseTo(1201.85, 1);
  expect(focalPixels(43.2666, 1600, 900)).toBeCloseTo(1835.76, 1);
});

const camera = { focal: 1000, centre: [800, 450] } as const;

test("a point is seen to the right of the middle where it is to the right, and lower where it is lower", () => {
  expect(seenAt(camera, [1, 0.5, 2])).toEqual([1300, 700]);
  expect(rayThrough(camera, [1300, 700])).toEqual([0.5, 0.25, 1]);
  expect(seenAt(camera, [1, 0.5, 0.001])).toBeUndefined();
  expect(seenAt(camera, [1, 0.5, -2])).toBeUndefined();
});

test("lines meet beyond their ends, and parallel ones nowhere", () => {
  expect(meeting(line(0, 0, 1, 1), line(10, 0, 9, 1))).toEqual([5, 5]);
  expect(meeting(line(0, 0, 1, 1), line(0, 5, 1, 6))).toBeUndefined();
});

test("lines that meet in the middle of the picture run straight away from the camera", () => {
  const [x, y, z] = commonDirection(camera, line(0, 900, 400, 675), line(1600, 900, 1200, 675));
  expect([Math.abs(x), Math.abs(y), Math.abs(z)].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([
    0, 0, 1,
  ]);
});

test("a normal looks at the camera, on whichever side the plane was drawn", () => {
  const floor = { origin: [0, 1, 3] as const, right: [1, 0, 0] as const, up: [0, 0, 1] as const };
  expect(normalOf(floor)[1]).toBeCloseTo(-1);
  expect(normalOf({ ...floor, right: [-1, 0, 0] })[1]).toBeCloseTo(-1);
});

test("light is that of sRGB (IEC 61966-2-1) in both ways", () => {
  expect([0, 10, 11, 128, 188, 255].map((value) => Number((LINEAR[value] as number).toFixed(5)))).toEqual([
    0, 0.00304, 0.00335, 0.21586, 0.50289, 1,
  ]);
  expect([-1, 0, 0.00304, 0.21586, 0.50289, 1, 2, Number.NaN].map(encoded)).toEqual([
    0, 0, 10, 128, 188, 255, 255, 0,
  ]);
  for (let value = 0; value < 256; value++) expect(encoded(LINEAR[value] as number)).toBe(value);
});

test("green is brighter than red, and red than blue (Rec. 709)", () => {
  expect([luminance(1, 0, 0), luminance(0, 1, 0), luminance(0, 0, 1)]).toEqual([0.2126, 0.7152, 0.0722]);
});

test("walls and splashbacks stand; they and floors are clad by several slabs; none is longer than 12 m", () => {
  expect(SURFACE_KINDS.filter(stands)).toEqual(["splashback", "wall"]);
  expect(SURFACE_KINDS.filter(isClad)).toEqual(["floor", "splashback", "wall"]);
  expect(LONGEST).toBe(12);
});
