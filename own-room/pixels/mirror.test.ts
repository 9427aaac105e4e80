import { expect, test } from "vitest";
import { type Camera, type Frame, homographyOf } from "../camera.ts";
import { Mirror } from "./mirror.ts";
import { type MirroredRoom, standingRoom } from "./mirrored-room.ts";
import type { SeenFace } from "./seen-face.ts";

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
    const mirror = new Mirror(camera, corner(ahead), [{ seen: { width: WIDTH, height: HEIGHT, data } }], 1);
    const light = new Float64Array(3);
    const reflectance = mirror.at(0, 50.6, 75, light);
    return light[1] / reflectance;
  };
  expect(mirrored(3.1)).toBeLessThan(0.4);
  expect(mirrored(2.95)).toBeLessThan(0.4);
});

test("a white worktop seen at a flat angle mirrors the black wall behind it, not itself", () => {
  const far = 3;
  const place = {
    homography: [1, 0, 0, 0, 1, 0, 0, 0, 1] as const,
    coverage: new Uint8Array(WIDTH * HEIGHT),
  };
  const [top, wall]: SeenFace[] = [
    {
      ...place,
      surface: "worktop",
      frame: { origin: [-2, 0.2, 2], right: [1, 0, 0], up: [0, 0, 1] },
      extent: [0, 0, 4, far - 2],
      coverage: new Uint8Array(WIDTH * HEIGHT),
    },
    {
      ...place,
      surface: "wall",
      frame: { origin: [-2, 0.2, far], right: [1, 0, 0], up: [0, -1, 0] },
      extent: [0, 0, 4, 2],
    },
  ];
  const [back, front] = [75 + (150 * 0.2) / far, 75 + (150 * 0.2) / 2];
  for (let y = back; y < front; y++) top.coverage.fill(255, y * WIDTH, (y + 1) * WIDTH);
  const [width, height] = [WIDTH / 2, HEIGHT / 2];
  const data = new Float32Array(width * height * 3);
  data.fill(1, (back / 2) * width * 3, Math.floor(front / 2) * width * 3);
  const seen = { width, height, data };
  const mirrored = (room: MirroredRoom) => {
    const light = new Float64Array(3);
    const reflectance = new Mirror(camera, [top, wall], [room], 2).at(0, 100, 87, light);
    return light[1] / reflectance;
  };
  expect(mirrored({ seen })).toBeGreaterThan(0.08);
  expect(mirrored({ seen, standing: standingRoom(seen, [top, wall], WIDTH) })).toBeLessThan(0.01);
});
