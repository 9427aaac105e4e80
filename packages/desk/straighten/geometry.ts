import type { Line, Point } from "@stoneyard/visitor-photo/camera.ts";
import { solved } from "@stoneyard/visitor-photo/least-squares.ts";
import { cross, dot, type Vector } from "@stoneyard/visitor-photo/vectors.ts";

/** Upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];
/** The edges of a slab as two points each. */
export type Edges = Readonly<Record<"top" | "right" | "bottom" | "left", Line>>;
/** Nine numbers, row by row: where a point of one plane lies in the picture of it. */
export type Homography = readonly number[];

/**
 * The slab's corners, where its edges cross, even when the stone is broken there.
 * @throws where two edges are parallel
 */
export function cornersOf({ top, right, bottom, left }: Edges): Corners {
  return [crossing(top, left), crossing(top, right), crossing(bottom, right), crossing(bottom, left)];
}

function crossing([[ax, ay], [bx, by]]: Line, [[cx, cy], [dx, dy]]: Line): Point {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const across = ux * vy - uy * vx;
  if (Math.abs(across) < 1e-6 * Math.hypot(ux, uy) * Math.hypot(vx, vy)) {
    throw new Error("Two neighbouring edges are parallel.");
  }
  const t = ((cx - ax) * vy - (cy - ay) * vx) / across;
  return [ax + t * ux, ay + t * uy];
}

/** The edges of an upright rectangle by its sides. @param place where a point of it lies in the photograph */
export function frame(
  left: number,
  top: number,
  right: number,
  bottom: number,
  place = (x: number, y: number): Point => [x, y],
): Edges {
  const [a, b] = [place(left, top), place(right, top)];
  const [c, d] = [place(left, bottom), place(right, bottom)];
  return { top: [a, b], right: [b, d], bottom: [c, d], left: [a, c] };
}

/** Whether the corners form a simple quadrilateral. */
export function isConvex(corners: Corners): boolean {
  return corners.every((b, i) => {
    const a = corners[(i + 3) % 4] ?? b;
    const c = corners[(i + 1) % 4] ?? b;
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > 0;
  });
}

/** The homography from four points to four others, no three of which lie on a line: eight linear equations. */
export function homography(from: Corners, to: Corners): Homography {
  const rows = from.flatMap(([x, y], i) => {
    const [u, v] = to[i] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return [...solved(rows), 1];
}

/** Where a point goes. */
export function mapped(h: Homography, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, k = 1] = h;
  const w = g * x + i * y + k;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/**
 * The aspect ratio of the rectangle in a photograph, from the perspective alone. Zhang and He, Whiteboard Scanning and
 * Image Enhancement (2007), section 3: the principal point is the middle, pixels are square.
 * @param focal focal length in pixels of the photograph
 * @returns undefined where the perspective is too weak
 */
export function aspectSeen(
  corners: Corners,
  size: { width: number; height: number },
  focal: number,
): number | undefined {
  const [m1, m2, m4, m3] = corners.map(([x, y]): Vector => [x - size.width / 2, y - size.height / 2, 1]);
  if (!m1 || !m2 || !m3 || !m4) return undefined;
  const k2 = dot(cross(m1, m4), m3) / dot(cross(m2, m4), m3);
  const k3 = dot(cross(m1, m4), m2) / dot(cross(m3, m4), m2);
  const length = (k: number, [x, y, z]: Vector) => {
    return ((k * x - m1[0]) ** 2 + (k * y - m1[1]) ** 2) / focal ** 2 + (k * z - m1[2]) ** 2;
  };
  const aspect = Math.sqrt(length(k2, m2) / length(k3, m3));
  return Number.isFinite(aspect) ? aspect : undefined;
}

/** Tolerance of the typed measures against the perspective. */
const TOLERATED = 0.06;

/**
 * Whether the typed width and height contradict the photograph.
 * @returns the ratio that the photograph shows if they do, else undefined
 */
export function contradiction(
  corners: Corners,
  size: { width: number; height: number },
  focal: number,
  measures: { width: number; height: number },
): number | undefined {
  const seen = aspectSeen(corners, size, focal);
  const typed = measures.width / measures.height;
  return seen !== undefined && Math.abs(seen / typed - 1) > TOLERATED ? seen : undefined;
}
