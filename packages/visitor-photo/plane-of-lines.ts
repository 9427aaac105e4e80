import { type Camera, commonDirection, type Line, meeting, planeThroughLine, rayThrough } from "./camera.ts";
import { cross, difference, dot, scaled, sum, unit, type Vector } from "./vectors.ts";

/** Lines of a rectangle: two edges that are parallel in the room, and one across. */
export type ThreeLines = { far: Line; near: Line; end: Line };

/** A slab that lies or stands: where the far and near edge meet the end, metres before the camera. */
export type SlabPlane = {
  far: Vector;
  near: Vector;
  /** Along the far edge, to the right in the picture. */
  along: Vector;
  /** From the far to the near edge. */
  across: Vector;
  /** Normal of the plane, on the side that is seen. */
  normal: Vector;
};

/**
 * The plane of three lines whose far and near edge are `depth` metres apart. For a slab `thickness` metres thick, `near` is
 * its lower edge, which shows far better than the upper one with stone on both sides. Undefined where the lines make no
 * slab, for example when two of them coincide.
 */
export function planeOfLines(
  camera: Camera,
  { far, near, end }: ThreeLines,
  depth: number,
  thickness = 0,
): SlabPlane | undefined {
  const corners = [meeting(far, end), meeting(near, end)] as const;
  if (!corners[0] || !corners[1]) return undefined;
  let along = commonDirection(camera, far, near);
  if (along[0] < 0) along = scaled(along, -1);
  const across = unit(cross(planeThroughLine(camera, end), along));
  const [a, b] = [rayThrough(camera, corners[0]), rayThrough(camera, corners[1])];
  const planes = [1, -1].flatMap((sign) => {
    const plane = slabBetween(a, b, along, scaled(across, sign), depth, thickness);
    return plane ? [plane] : [];
  });
  // From above, a slab's near edge is nearer; depth and thickness alone would allow the opposite too. Short lines a pixel
  // or two off may leave no other solution: an oblique slab can be seen and mended, none cannot.
  return planes.find((plane) => thickness === 0 || dot(plane.across, plane.far) <= 0) ?? planes[0];
}

/**
 * Points far = a·s and near = b·t on two rays, the second `depth` further across and `thickness` below: two linear
 * equations for s and t.
 */
function slabBetween(a: Vector, b: Vector, along: Vector, across: Vector, depth: number, thickness: number) {
  let normal = cross(along, across);
  // A worktop's face looks up, a wall's towards the camera.
  if (normal[1] > 0) normal = scaled(normal, -1);
  const [m11, m12, m21, m22] = [dot(normal, b), -dot(normal, a), dot(across, b), -dot(across, a)];
  const determinant = m11 * m22 - m12 * m21;
  const t = (-thickness * m22 - m12 * depth) / determinant;
  const s = (m11 * depth + m21 * thickness) / determinant;
  const far = scaled(a, s);
  // A thick slab's lower line meets the end's line beside the slab: `b` is on that line, but at no corner.
  const near = sum(far, scaled(across, depth));
  if (!(t > 0 && far[2] > 0 && near[2] > 0) || ![...far, ...near].every(Number.isFinite)) return undefined;
  return { far, near, along, across, normal };
}

/** The distance along the slab, from its end, of a point of the picture that lies `below` its face, metres. */
export function reachAlong(
  camera: Camera,
  { far, along, normal }: SlabPlane,
  point: readonly [number, number],
  below = 0,
): number {
  const ray = rayThrough(camera, point);
  const at = scaled(ray, (dot(normal, far) - below) / dot(normal, ray));
  return dot(difference(at, far), along);
}
