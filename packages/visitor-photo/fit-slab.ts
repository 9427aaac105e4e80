import { besideLine, type Camera, type Line, type Point, seenAt } from "./camera.ts";
import { leastSquares } from "./least-squares.ts";
import { planeOfLines, reachAlong, type SlabPlane, type ThreeLines } from "./plane-of-lines.ts";
import { cross, dot, scaled, sum, type Vector } from "./vectors.ts";

/** How far a line, and the end of a line, may be from the slab's edge and corner, pixels. */
const BESIDE = 1;
const SHORT = 2;
/** Lines farther than this multiple from the slab were not drawn from corner to corner. */
const MOST = 3;
/** An end this close to the photograph's border may be cut off, pixels. */
const BORDER = 4;

/** How far photographs are rotated, radians; used where the ends of the lines do not tell. */
const ROLL = 0.02;
/** Offsets of the near line's other end, pixels, at which the search starts again when the first start fails. */
const TILTS = [0, 2, -2, 4, -4, 8, -8];

/** A corner of a slab as shares: along its length, from far to near, and below its face. */
type Corner = readonly [along: 0 | 1, across: 0 | 1, below: 0 | 1];
type Side = { line: Line; cornerAt: (end: 0 | 1) => Corner };
/** A slab, and the error of its worst line as a share of what a finger misses by. */
type Fitted = { slab: SlabPlane; beside: number };
type Measured = SlabPlane & { depth: number; thickness: number; length: number };

/**
 * Fits a slab to all its lines by least squares. Lines without ends just suffice, and at a flat angle one pixel moves the
 * slab's other end by a hand. But most lines are drawn from corner to corner, so their ends count too where the slab has
 * its corners there.
 */
export function slabOfLines(
  camera: Camera,
  lines: ThreeLines,
  depth: number,
  thickness = 0,
): SlabPlane | undefined {
  const key = JSON.stringify([camera.focal, camera.centre, depth, thickness]);
  const before = found.get(lines);
  if (before?.key === key) return before.slab;
  const slab = fittedSlab(camera, lines, depth, thickness);
  found.set(lines, { key, slab });
  return slab;
}

/**
 * The last fit of each set of lines: a search takes up to 8 ms, and several parts of the page ask for it while a line is
 * drawn.
 */
const found = new WeakMap<ThreeLines, { key: string; slab: SlabPlane | undefined }>();

function fittedSlab(
  camera: Camera,
  lines: ThreeLines,
  depth: number,
  thickness: number,
): SlabPlane | undefined {
  const sides = sidesOf(lines);
  const others = [sides[0].line[1], sides[1].line[1]];
  const isCut = others.some((point) => isAtBorder(camera, point));
  for (const most of isCut ? ([0] as const) : ([1, 0] as const)) {
    let best: Fitted | undefined;
    for (const by of TILTS) {
      const tilted = planeOfLines(
        camera,
        { ...lines, near: tiltedLine(sides[1].line, by) },
        depth,
        thickness,
      );
      const fitted = tilted && fittedTo(camera, sides, { ...tilted, depth, thickness }, most);
      if (fitted && !(best && best.beside <= fitted.beside)) best = fitted;
      if (best && best.beside <= 1) break;
    }
    if (best && best.beside <= MOST) return best.slab;
  }
  return planeOfLines(camera, lines, depth, thickness);
}

const tiltedLine = ([from, [x, y]]: Line, by: number): Line => [from, [x, y + by]];

/** The far and near line from the marked end on, and the line from far to near. */
function sidesOf({ far, near, end }: ThreeLines): readonly [Side, Side, Side] {
  const from = (line: Line, other: Line): Line =>
    besideLine(line[0], other) <= besideLine(line[1], other) ? line : [line[1], line[0]];
  return [
    { line: from(far, end), cornerAt: (k) => [k, 0, 0] },
    { line: from(near, end), cornerAt: (k) => [k, 1, 1] },
    { line: from(end, far), cornerAt: (k) => [0, k, 0] },
  ];
}

const isAtBorder = ({ centre: [cx, cy] }: Camera, [x, y]: Point): boolean =>
  Math.abs(x - cx) > cx - BORDER || Math.abs(y - cy) > cy - BORDER;

/** @param most corners up to there along the slab count; of other lines the ends do not */
function fittedTo(
  camera: Camera,
  sides: readonly [Side, Side, Side],
  slab: Omit<Measured, "length">,
  most: 0 | 1,
): Fitted | undefined {
  const start = { ...slab, length: reachAlong(camera, slab, sides[0].line[1]) };
  if (!Number.isFinite(start.length)) return undefined;
  const errorsAt = (numbers: readonly number[]) => {
    const slab = moved(start, numbers);
    const beside = sides.flatMap(({ line, cornerAt }) => {
      const [from, to] = [0, 1].map((k) => seenAt(camera, cornerOf(slab, cornerAt(k as 0 | 1))));
      if (!from || !to) return [1e3, 1e3, 1e3, 1e3];
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.max(1e-6, Math.hypot(dx, dy));
      return line.flatMap(([x, y], k) => {
        const [cx, cy] = k === 0 ? from : to;
        const across = ((x - cx) * dy - (y - cy) * dx) / length;
        const along = ((x - cx) * dx + (y - cy) * dy) / length;
        const counts = cornerAt(k as 0 | 1)[0] <= most;
        return [across / BESIDE, counts ? along / SHORT : 0];
      });
    });
    return [...beside, most === 0 ? askew(slab) / ROLL : 0];
  };
  // Without the other end the length is unknown.
  const found = leastSquares(errorsAt, most === 1 ? [0, 0, 0, 0, 0, 0, 0] : [0, 0, 0, 0, 0, 0]);
  const { far, near, along, across, normal } = moved(start, found);
  return {
    slab: { far, near, along, across, normal },
    beside: Math.max(...errorsAt(found).map((error) => Math.abs(error))),
  };
}

/** The tilt of the most upright direction in the picture, radians: rooms are level, and photographs nearly so. */
function askew({ along, across, normal }: SlabPlane): number {
  const up = [along, across, normal].reduce((best, each) =>
    Math.abs(each[1]) > Math.abs(best[1]) ? each : best,
  );
  return up[0] / up[1];
}

/** The slab rotated about its far corner, moved, and lengthened. The numbers have about equal effect. */
function moved(slab: Measured, numbers: readonly number[]): Measured {
  const [tx = 0, ty = 0, tz = 0, dx = 0, dy = 0, nearer = 0, longer = 0] = numbers;
  const turn = (vector: Vector) => turned(vector, [tx, ty, tz]);
  const [along, across, normal] = [turn(slab.along), turn(slab.across), turn(slab.normal)];
  const [x, y, z] = slab.far;
  const far = scaled([x + dx * z, y + dy * z, z], Math.exp(nearer));
  const near = sum(far, scaled(across, slab.depth));
  return { ...slab, far, near, along, across, normal, length: slab.length * Math.exp(longer) };
}

/** Rotation about an axis by its length in radians (Rodrigues). */
function turned(vector: Vector, by: Vector): Vector {
  const angle = Math.hypot(...by);
  if (angle < 1e-12) return sum(vector, cross(by, vector));
  const axis = scaled(by, 1 / angle);
  return sum(
    sum(scaled(vector, Math.cos(angle)), scaled(cross(axis, vector), Math.sin(angle))),
    scaled(axis, dot(axis, vector) * (1 - Math.cos(angle))),
  );
}

function cornerOf(slab: Measured, [along, across, below]: Corner): Vector {
  const { far, length, depth, thickness } = slab;
  return sum(
    sum(far, scaled(slab.along, along * length)),
    sum(scaled(slab.across, across * depth), scaled(slab.normal, -below * thickness)),
  );
}
