import { expect, test } from "vitest";
import type { Frame } from "../../camera.ts";
import type { SeenFace } from "../seen-face.ts";
import { type Relit, relit } from "./interreflection.ts";
import type { FaceLight } from "./old-light.ts";

const BLACK = [0.02, 0.02, 0.02] as const;
const WHITE = [0.8, 0.8, 0.8] as const;
const nothing = [0, 0, 0] as const;

/** A square face of two metres; `light` falls on its left and its right half. */
function face(
  frame: Frame,
  light: readonly [number, number],
  stone: readonly [number, number, number],
): Relit {
  const irradiance = Float32Array.from(
    { length: 4 * 4 * 3 },
    (_, i) => light[Math.floor(i / 3) % 4 < 2 ? 0 : 1],
  );
  return {
    face: { frame, extent: [-1, 0, 1, 2] } as unknown as SeenFace,
    light: {
      left: -1,
      bottom: 0,
      cell: 2 / 3,
      columns: 4,
      rows: 4,
      irradiance,
      albedo: WHITE,
    } as unknown as FaceLight,
    stone,
  };
}

/** A floor before the camera and the wall at its far end. */
const floor = (stone: readonly [number, number, number]) =>
  face({ origin: [0, 1, 2], right: [1, 0, 0], up: [0, 0, 1] }, [1, 1], stone);
const wall = (light: readonly [number, number]) =>
  face({ origin: [0, 1, 4], right: [1, 0, 0], up: [0, -1, 0] }, light, WHITE);

/** What is left of the light at the foot of both halves of a wall when the floor before it becomes black. */
function left(light: readonly [number, number]): readonly [number, number] {
  const [lower] = relit([wall(light), floor(BLACK)], nothing, 1);
  return [lower[0] / light[0], lower[9] / light[1]];
}

test("a wall loses the light that a white floor sent it when the floor becomes black", () => {
  const [here, there] = left([1, 1]);
  expect(here).toBeCloseTo(there, 3);
  expect(here).toBeLessThan(0.85);
  expect(here).toBeGreaterThan(0.55);
});

test("what is in the shade is hidden from the floor, too: there it does not become night", () => {
  const [lit, shaded] = left([1, 0.15]);
  expect(lit).toBeLessThan(0.85);
  expect(shaded).toBeGreaterThan(0.4);
  expect(shaded).toBeLessThan(lit);
});
