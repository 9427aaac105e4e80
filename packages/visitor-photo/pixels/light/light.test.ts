import { expect, test } from "vitest";
import { type Camera, homographyOf } from "../../camera.ts";
import type { SeenFace } from "../seen-face.ts";
import { sceneLight } from "./film.ts";
import { relit } from "./interreflection.ts";
import type { LightGrid } from "./light-grid.ts";
import { LIGHT, lightOnBlocks } from "./light-on-blocks.ts";
import { mirrorOf } from "./mirror.ts";
import { seenOfMirror } from "./mirror-on-face.ts";
import { changeOf } from "./new-light.ts";
import { type FaceLight, oldLight } from "./old-light.ts";
import { splitLight } from "./split-light.ts";

const camera: Camera = { focal: 400, centre: [200, 150] };
const [WIDTH, HEIGHT] = [400, 300];

/** Two metres of floor, and a wall of two metres behind it. */
const floor = face("floor", { origin: [-1, 1, 2], right: [1, 0, 0], up: [0, 0, 1] });
const wall = face("wall", { origin: [-1, 1, 4], right: [1, 0, 0], up: [0, -1, 0] });

function face(surface: string, frame: SeenFace["frame"]): SeenFace {
  const coverage = new Uint8Array(WIDTH * HEIGHT);
  return { surface, frame, homography: homographyOf(camera, frame), extent: [0, 0, 2, 2], coverage };
}

function grid(light: (column: number, row: number) => number): LightGrid {
  const [columns, rows] = [21, 21];
  const values = Float32Array.from({ length: columns * rows * 3 }, (_, i) =>
    light(((i / 3) | 0) % columns, (i / 3 / columns) | 0),
  );
  const seen = new Float32Array(columns * rows).fill(1);
  return { left: 0, bottom: 0, cell: 0.1, columns, rows, light: values, seen };
}

function lit(irradiance: number, mirrored: number, albedo: number): FaceLight {
  const { light: traced, ...places } = grid(() => mirrored);
  return {
    ...places,
    light: traced.map((value) => albedo * irradiance + value),
    irradiance: traced.map(() => irradiance),
    mirrored: traced,
    traced,
    shown: 1,
    observed: 0,
    albedo: [albedo, albedo, albedo],
    plain: true,
    highlight: 1,
  };
}

test("a camera deepens shadows: what it shows half as bright is less than half as dark", () => {
  expect(sceneLight(0.01) / sceneLight(0.005)).toBeLessThan(1.75);
  expect(sceneLight(0.2) / sceneLight(0.1)).toBeGreaterThan(1.85);
});

test("a film is undone from black stone in shade to white stone in the sun", () => {
  // Greys by the film that rooms are rendered with (AgX): light of the scene, and linear light of the picture.
  const greys = [
    [0.0078, 0.002],
    [0.0156, 0.0074],
    [0.0313, 0.0228],
    [0.125, 0.1263],
    [0.5, 0.3837],
    [1, 0.554],
  ] as const;
  const exposures = greys.map(([scene, shown]) => sceneLight(shown) / scene);
  expect(Math.max(...exposures) / Math.min(...exposures)).toBeLessThan(1.1);
});

test("a mirror is soft where it mirrors what is far", () => {
  // Strips across the wall, as wide as four pixels of the picture.
  const data = Float32Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => (((i / 3) | 0) % 8 < 4 ? 1 : 0));
  const mirror = mirrorOf(camera, [floor, wall], [{ seen: { width: WIDTH, height: HEIGHT, data } }], 1);
  const contrast = (y: number) => {
    const light = new Float64Array(3);
    const seen = Array.from({ length: 16 }, (_, k) => {
      const reflectance = mirror.at(0, 192.5 + k, y, light);
      return (light[0] ?? 0) / reflectance;
    });
    return Math.max(...seen) - Math.min(...seen);
  };
  // The floor's far end, at the wall, is seen at y = 250.
  expect(contrast(253)).toBeGreaterThan(2 * contrast(290));
});

test("in a dark room, where nothing around is white, the lamps over light stone are not taken for its mirror", () => {
  const seen = grid(() => 1.4);
  const doubt = new Float32Array(seen.seen.length).fill(0.08);
  const traced = grid(() => 0.1).light;
  const albedo = [0.72, 0.72, 0.72] as const;
  const white = new Float32Array(3).fill(0.3);
  const { mirrored, irradiance } = splitLight({ grid: seen, traced, doubt, shown: 1, albedo }, white, 1);
  expect(mirrored[0]).toBeLessThan(0.2);
  expect(irradiance[0]).toBeGreaterThan(1.4);
});

test("a mirror that the old stone does not show changes as an even room does", () => {
  const left = (i: number) => ((i / 3) | 0) % WIDTH < WIDTH / 2;
  const picture = (light: (i: number) => number) => ({
    width: WIDTH,
    height: HEIGHT,
    data: Float32Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => light(i)),
  });
  const rooms = [{ seen: picture((i) => (left(i) ? 0 : 1)) }, { seen: picture(() => 1) }];
  const mirror = mirrorOf(camera, [floor, wall], rooms, 1);
  const even = { before: new Float64Array([1, 1, 1]), fresh: new Float64Array([0.5, 0.5, 0.5]) };
  const light = { ...lit(1, 0.3, 0.7), shown: 0 };
  const blocks = lightOnBlocks(WIDTH, 0, floor.homography, light, light.irradiance, mirror, even);
  for (const x of [120, 280]) {
    const at = blocks.at(x, 280);
    expect(blocks.numbers[at + LIGHT.reflects]).toBeCloseTo(0.15, 3);
  }
});

test("where a sunlit white floor becomes black, the wall above it loses most of its light, and the floor hardly any", () => {
  const black = [0.03, 0.03, 0.03] as const;
  const white = [0.75, 0.75, 0.75] as const;
  const [onFloor, onWall] = relit(
    [
      { face: floor, light: lit(3, 0, 0.75), stone: black },
      { face: wall, light: lit(0.7, 0, 0.75), stone: white },
    ],
    [0.3, 0.3, 0.3],
    1,
  );
  const at = (values: Float32Array, row: number) => values[(row * 21 + 10) * 3];
  expect(at(onWall, 1)).toBeLessThan(0.35);
  expect(at(onWall, 20)).toBeGreaterThan(at(onWall, 1) + 0.1);
  expect(at(onFloor, 3)).toBeGreaterThan(2.7);
});

test("the light stays where no stone changes", () => {
  const same = { face: floor, light: lit(2, 0, 0.5), stone: [0.5, 0.5, 0.5] as const };
  const [light] = relit([same, { ...same, face: wall }], [0.3, 0.3, 0.3], 1);
  for (const value of light) expect(value).toBeCloseTo(2, 4);
});

test("a mirror is told by its edges", () => {
  const window = grid((column) => (column > 8 && column < 14 ? 0.3 : 0.02)).light;
  const shaded = (row: number) => 1 + 0.02 * row;
  expect(
    seenOfMirror(
      grid((column, row) => shaded(row) + window[column * 3]),
      window,
    ),
  ).toBeGreaterThan(0.9);
  expect(
    seenOfMirror(
      grid((_, row) => shaded(row)),
      window,
    ),
  ).toBeLessThan(0.2);
});

test("what a face mirrors stays when its stone becomes black", () => {
  const [change] = changeOf(lit(1, 0.1, 0.7), [0, 0, 0]);
  expect(change).toBeCloseTo(0.1 / 0.8, 4);
});

test("the light on a slab's edge that is hardly three pixels high is told, too", () => {
  const coverage = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 200; y < 203; y++) coverage.fill(255, y * WIDTH + 60, y * WIDTH + 340);
  const half = {
    width: WIDTH / 2,
    height: HEIGHT / 2,
    data: new Float32Array((WIDTH * HEIGHT * 3) / 4).fill(0.4),
  };
  const [light] = oldLight(half, { seen: half }, WIDTH, camera, [{ ...wall, coverage }], {
    lightness: { wall: 0.5 },
  });
  expect(light?.irradiance[0]).toBeGreaterThan(0.5);
});

test("each colour of a face's light changes by its own stone, irradiance and mirror, where the face is seen", () => {
  const face = {
    seen: Float32Array.of(1, 0.5),
    irradiance: Float32Array.of(1, 2, 3, 4, 5, 6),
    mirrored: Float32Array.of(0.5, 0, 1, 0, 1, 2),
    albedo: [0.5, 0.4, 0.25],
  } as unknown as FaceLight;
  const [red, green, blue] = changeOf(face, [0.25, 0.8, 0.5]);
  // What falls on it is 1 + 2, 2 + 2.5 and 3 + 3; what it mirrors is 0.5, 0.5 and 2.
  expect(red).toBeCloseTo((0.25 * 3 + 0.5) / (0.5 * 3 + 0.5), 6);
  expect(green).toBeCloseTo((0.8 * 4.5 + 0.5) / (0.4 * 4.5 + 0.5), 6);
  expect(blue).toBeCloseTo((0.5 * 6 + 2) / (0.25 * 6 + 2), 6);
});
