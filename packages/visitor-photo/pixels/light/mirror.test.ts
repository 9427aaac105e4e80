import { expect, test } from "vitest";
import { type Camera, type Frame, homographyOf } from "../../camera.ts";
import type { Wall } from "../../walls-behind.ts";
import type { SeenFace } from "../seen-face.ts";
import { mirrorOf } from "./mirror.ts";
import { besideLying, type MirroredRoom } from "./mirrored-room.ts";

const [WIDTH, HEIGHT] = [200, 150];
const camera: Camera = { focal: 150, centre: [100, 75] };

/** A wall to the left that goes away from the camera, and one straight ahead, which is black in the picture. */
function corner(ahead: number): SeenFace[] {
  const left: Frame = { origin: [-1, 0, 1], right: [0, 0, 1], up: [0, -1, 0] };
  const back: Frame = { origin: [-1, 0, ahead], right: [1, 0, 0], up: [0, -1, 0] };
  const extents = [
    [0, -1, 2, 1],
    [0, -1, 2, 1],
  ] as const;
  return [left, back].map((frame, k) => ({
    surface: String(k),
    frame,
    homography: homographyOf(camera, frame),
    extent: extents[k],
    coverage: new Uint8Array(WIDTH * HEIGHT),
  }));
}

test("where a wall is drawn a little beyond the corner, it mirrors the other one", () => {
  const data = new Float32Array(WIDTH * HEIGHT * 3).fill(1);
  for (let y = 0; y < HEIGHT; y++) data.fill(0, (y * WIDTH + 50) * 3, (y * WIDTH + 150) * 3);
  const mirrored = (ahead: number) => {
    const mirror = mirrorOf(camera, corner(ahead), [{ seen: { width: WIDTH, height: HEIGHT, data } }], 1);
    const light = new Float64Array(3);
    const reflectance = mirror.at(0, 50.6, 75, light);
    return light[1] / reflectance;
  };
  expect(mirrored(3.1)).toBeLessThan(0.4);
  expect(mirrored(2.95)).toBeLessThan(0.4);
});

/** The worktop's far edge, where the wall stands, and its near one: rows of the picture. */
const [BACK, FRONT] = [85, 90];

/** A worktop at a flat angle before a wall, each seen in all of its rows. */
function worktopAndWall(): SeenFace[] {
  const homography = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const;
  const rows = (from: number, to: number) =>
    new Uint8Array(WIDTH * HEIGHT).fill(255, from * WIDTH, to * WIDTH);
  const top: Frame = { origin: [-2, 0.2, 2], right: [1, 0, 0], up: [0, 0, 1] };
  const wall: Frame = { origin: [-2, 0.2, 3], right: [1, 0, 0], up: [0, -1, 0] };
  return [
    { surface: "worktop", frame: top, extent: [0, 0, 4, 1], coverage: rows(BACK, FRONT), homography },
    { surface: "wall", frame: wall, extent: [0, 0, 4, 2], coverage: rows(0, BACK), homography },
  ];
}

/** What the middle of the worktop mirrors, as a share of all that comes there. */
function mirroredInTop(faces: readonly SeenFace[], room: MirroredRoom, walls: readonly Wall[] = []): number {
  const light = new Float64Array(3);
  const reflectance = mirrorOf(camera, faces, [room], 2, walls).at(0, 100, 87, light);
  return light[1] / reflectance;
}

/** A picture of half the size that is white in some rows of the whole one, and else black. */
function whiteRows(from: number, to: number) {
  const [width, height] = [WIDTH / 2, HEIGHT / 2];
  const data = new Float32Array(width * height * 3);
  data.fill(1, Math.floor(from / 2) * width * 3, Math.floor(to / 2) * width * 3);
  return { width, height, data };
}

test("a white worktop seen at a flat angle mirrors the black wall behind it, not itself", () => {
  const faces = worktopAndWall();
  const seen = whiteRows(BACK, FRONT);
  expect(mirroredInTop(faces, { seen })).toBeGreaterThan(0.08);
  expect(mirroredInTop(faces, { seen, lying: besideLying(seen, faces, WIDTH) })).toBeLessThan(0.01);
});

test("a thing that stands before a wall is half mirrored as if it stood at the wall", () => {
  const [top, wall] = worktopAndWall();
  wall.coverage.fill(0, 60 * WIDTH);
  const seen = whiteRows(60, BACK);
  const mirrored = mirroredInTop([top, wall], { seen, lying: besideLying(seen, [top, wall], WIDTH) });
  // 0.6 of the light of a face that a ray meets comes back.
  expect(mirrored).toBeCloseTo(0.6 / 2, 1);
});

test("a worktop mirrors the wall at its back where nobody has marked one, not what is seen farther up", () => {
  const [top, wall] = worktopAndWall();
  const seen = whiteRows(70, 79);
  const room = { seen, lying: besideLying(seen, [top], WIDTH) };
  expect(mirroredInTop([top], room)).toBeGreaterThan(0.1);
  expect(mirroredInTop([top], room, [wall])).toBeLessThan(0.05);
});
