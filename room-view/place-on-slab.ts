import type { RoomFace } from "./room-layers.ts";

/** Metres, u to the right and v up. */
export type Metres = readonly [number, number];

/** Where a pixel of a face (x to the right, y down) lies on its surface, metres. */
export function metresAt({ homography }: Pick<RoomFace, "homography">, x: number, y: number): Metres {
  const at = (row: number) =>
    (homography[row * 3] as number) * x +
    (homography[row * 3 + 1] as number) * y +
    (homography[row * 3 + 2] as number);
  const w = at(2);
  return [at(0) / w, at(1) / w];
}

/**
 * How a slab that is turned by `turn` degrees must be moved so that the stone follows a pointer that goes from one pixel
 * of a face to another.
 */
export function shiftFollowing(
  face: Pick<RoomFace, "homography">,
  from: readonly [number, number],
  to: readonly [number, number],
  turn: number,
): Metres {
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
