import type { RoomPlane } from "./room-layers.ts";

/** Metres, u to the right and v up. */
export type Metres = readonly [number, number];

type Plane = Pick<RoomPlane, "homography">;
type Pixel = readonly [number, number];

/** The place of a pixel on its surface, metres. */
export function metresAt(plane: Plane, x: number, y: number): Metres {
  const [u, v, w] = projected(plane, [x, y]);
  return [u / w, v / w];
}

function projected({ homography }: Plane, [x, y]: Pixel): [u: number, v: number, w: number] {
  const at = (row: number) =>
    (homography[row * 3] as number) * x +
    (homography[row * 3 + 1] as number) * y +
    (homography[row * 3 + 2] as number);
  return [at(0), at(1), at(2)];
}

/**
 * The shift of a slab, rotated by `turn` degrees, by which the stone follows a pointer from one pixel of a plane to
 * another; undefined beyond the plane's horizon, where w changes sign.
 */
export function shiftFollowing(plane: Plane, from: Pixel, to: Pixel, turn: number): Metres | undefined {
  if (projected(plane, from)[2] * projected(plane, to)[2] <= 0) return undefined;
  const before = metresAt(plane, ...from);
  const after = metresAt(plane, ...to);
  return turned([before[0] - after[0], before[1] - after[1]], turn);
}

/** A vector on the surface as one on a slab rotated by 0, 90, 180 or 270 degrees. */
export function turned([u, v]: Metres, turn: number): Metres {
  const cos = Math.round(Math.cos((turn * Math.PI) / 180));
  const sin = Math.round(Math.sin((turn * Math.PI) / 180));
  return [cos * u - sin * v, sin * u + cos * v];
}
