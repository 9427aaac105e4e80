import { cross, dot, inverse, type Matrix, scaled, sum, unit, type Vector } from "./vectors.ts";

/** A point of a picture in pixels: x to the right, y down. */
export type Point = readonly [x: number, y: number];
/** A line through two points. */
export type Line = readonly [Point, Point];

/** A pinhole that looks along z: x to the right, y down, all in pixels of the photograph. */
export type Camera = { focal: number; centre: Point };

/** A plane before the camera, metres: its origin, and its directions to the right and up, each of length 1. */
export type Frame = { origin: Vector; right: Vector; up: Vector };

/** Pixel (x, y, 1) onto metres of a plane (u to the right, v up, times w). */
export type Homography = Matrix;

/** A phone's main camera, for photographs without EXIF: 26 mm on a film of 36 mm. */
export const USUAL_FOCAL_35MM = 26;

/** The diagonal of 24 x 36 mm, by which "35 mm equivalent" is defined. */
export function focalPixels(focal35mm: number, width: number, height: number): number {
  return (focal35mm / Math.hypot(36, 24)) * Math.hypot(width, height);
}

/** The ray from the camera through a pixel; not normalised. */
export const rayThrough = ({ focal, centre }: Camera, [x, y]: Point): Vector => [
  (x - centre[0]) / focal,
  (y - centre[1]) / focal,
  1,
];

/** The pixel at which a point is seen; undefined for a point behind the camera. */
export function seenAt({ focal, centre }: Camera, [x, y, z]: Vector): Point | undefined {
  return z > 1e-3 ? [(focal * x) / z + centre[0], (focal * y) / z + centre[1]] : undefined;
}

export const onPlane = ({ origin, right, up }: Frame, u: number, v: number): Vector =>
  sum(origin, sum(scaled(right, u), scaled(up, v)));

export function normalOf({ origin, right, up }: Frame): Vector {
  const normal = unit(cross(right, up));
  return dot(normal, origin) > 0 ? scaled(normal, -1) : normal;
}

/** K [right up origin], inverted (Hartley and Zisserman, Multiple View Geometry, 2nd ed., 8.1.1). */
export function homographyOf({ focal, centre }: Camera, { origin, right, up }: Frame): Homography {
  const seen = ([x, y, z]: Vector): Vector => [focal * x + centre[0] * z, focal * y + centre[1] * z, z];
  const [a, b, c] = [seen(right), seen(up), seen(origin)];
  return inverse([a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]]);
}

/**
 * The plane of a homography, the inverse of `homographyOf`. Where the camera is wrong, right and up get one length.
 * @param seen a pixel in which the plane is seen: its origin may lie behind the camera
 */
export function frameOf({ focal, centre }: Camera, homography: Homography, seen: Point): Frame {
  const m = inverse(homography);
  const column = (k: 0 | 1 | 2): Vector => {
    const z = m[(6 + k) as 6];
    return [(m[k] - centre[0] * z) / focal, (m[(3 + k) as 3] - centre[1] * z) / focal, z];
  };
  const [right, up, origin] = [column(0), column(1), column(2)];
  const [u, v] = metresAt(homography, seen);
  // The sign that puts the point before the camera.
  const by =
    Math.sign(origin[2] + u * right[2] + v * up[2]) / Math.sqrt(Math.hypot(...right) * Math.hypot(...up));
  return { origin: scaled(origin, by), right: unit(scaled(right, by)), up: unit(scaled(up, by)) };
}

/** Where a pixel lies on a plane, metres, and whether that is before the camera. */
export function metresAt(homography: Homography, [x, y]: Point): readonly [u: number, v: number] {
  const w = homography[6] * x + homography[7] * y + homography[8];
  return [
    (homography[0] * x + homography[1] * y + homography[2]) / w,
    (homography[3] * x + homography[4] * y + homography[5]) / w,
  ];
}

const lineThrough = ([p, q]: Line): Vector => cross([...p, 1], [...q, 1]);

/** Where two lines meet, beyond their ends too; undefined for parallels in the picture. */
export function meeting(one: Line, other: Line): Point | undefined {
  const [x, y, w] = cross(lineThrough(one), lineThrough(other));
  return Math.abs(w) < 1e-9 * Math.hypot(x, y, w) ? undefined : [x / w, y / w];
}

/** Distance of a point from a line, beyond its ends too, pixels. */
export function besideLine([x, y]: Point, [[x0, y0], [x1, y1]]: Line): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  return Math.abs((x - x0) * dy - (y - y0) * dx) / Math.max(1e-9, Math.hypot(dx, dy));
}

/** The direction of two lines that are parallel in the room: towards their vanishing point. */
export function commonDirection({ focal, centre }: Camera, one: Line, other: Line): Vector {
  const [x, y, w] = cross(lineThrough(one), lineThrough(other));
  return unit([x - centre[0] * w, y - centre[1] * w, focal * w]);
}

/** The normal of the plane through the camera and a line of the picture. */
export function planeThroughLine({ focal, centre }: Camera, line: Line): Vector {
  const [a, b, c] = lineThrough(line);
  return unit([focal * a, focal * b, centre[0] * a + centre[1] * b + c]);
}
