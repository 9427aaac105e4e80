import type { RoomFace } from "./room-layers.ts";

/** Metres, u to the right and v up. */
export type Metres = readonly [number, number];

type Face = Pick<RoomFace, "homography">;
type Pixel = readonly [number, number];

/** Where a pixel of a face (x to the right, y down) lies on its surface, metres. */
export function metresAt(face: Face, x: number, y: number): Metres {
  const [u, v, w] = projected(face, [x, y]);
  return [u / w, v / w];
}

function projected({ homography }: Face, [x, y]: Pixel): [u: number, v: number, w: number] {
  const at = (row: number) =>
    (homography[row * 3] as number) * x +
    (homography[row * 3 + 1] as number) * y +
    (homography[row * 3 + 2] as number);
  return [at(0), at(1), at(2)];
}

/**
 * How a slab that is turned by `turn` degrees must be moved so that the stone follows a pointer that goes from one pixel
 * of a face to another. Beyond the horizon of the face, where w changes its sign, there is no such way.
 */
export function shiftFollowing(face: Face, from: Pixel, to: Pixel, turn: number): Metres | undefined {
  if (projected(face, from)[2] * projected(face, to)[2] <= 0) return undefined;
  const before = metresAt(face, ...from);
  const after = metresAt(face, ...to);
  return turned([before[0] - after[0], before[1] - after[1]], turn);
}

/** A way on the surface as a way on a slab that is turned by 0, 90, 180 or 270 degrees. */
export function turned([u, v]: Metres, turn: number): Metres {
  const cos = Math.round(Math.cos((turn * Math.PI) / 180));
  const sin = Math.round(Math.sin((turn * Math.PI) / 180));
  return [cos * u - sin * v, sin * u + cos * v];
}
