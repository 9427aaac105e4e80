/** A place on an outline, seen from above, with the direction that leads out of it; millimetres. */
export type OutlinePoint = { x: number; z: number; outX: number; outZ: number };

/** The closed edge of a piece seen from above. */
export type Outline = {
  /** The edge moved inwards, as many points for every inset; outwards where it is negative. */
  at: (inset: number) => OutlinePoint[];
  /** The inset at which the outline has shrunk to a point or a line. */
  deepest: number;
};

/** How finely an outline is divided. */
export type Fineness = {
  /** Sides of a whole circle; a multiple of four, so that it is as wide as its diameter in both directions. */
  sides: number;
  /** Longest piece of a straight edge, mm. Shading that is kept at corners needs them near one another. */
  step: number;
};

/** @param radius mm */
export function circle(radius: number, { sides }: Pick<Fineness, "sides">): Outline {
  return {
    deepest: radius,
    at: (inset) =>
      Array.from({ length: sides }, (_, index) => {
        const angle = (index / sides) * 2 * Math.PI;
        const [outX, outZ] = [exact(Math.cos(angle)), exact(Math.sin(angle))];
        return { x: outX * (radius - inset), z: outZ * (radius - inset), outX, outZ };
      }),
  };
}

export function rectangle(length: number, width: number, round: number, fineness: Fineness): Outline {
  const [x, z] = [length / 2, width / 2];
  return polygon(
    [
      [-x, -z],
      [x, -z],
      [x, z],
      [-x, z],
    ],
    round,
    fineness,
  );
}

/** A regular polygon whose flat sides are `across` apart. */
export function regular(count: number, across: number, round: number, fineness: Fineness): Outline {
  const radius = across / 2 / Math.cos(Math.PI / count);
  const corners = Array.from({ length: count }, (_, index): [number, number] => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return polygon(corners, round, fineness);
}

/**
 * A convex polygon with rounded corners.
 * @param corners in order from x towards z
 * @param round radius of the corners, mm
 */
export function polygon(
  corners: readonly (readonly [number, number])[],
  round: number,
  { sides, step }: Fineness,
): Outline {
  const edges = corners.map((from, index) => edgeOf(from, corners[(index + 1) % corners.length] ?? from));
  const pieces = edges.map(({ length }) => Math.max(1, Math.ceil(length / step)));
  const bends = edges.map((edge, index) => bendOf(edges.at(index - 1) ?? edge, edge, sides));
  return {
    deepest: Math.min(...edges.map(({ away }) => away)),
    at(inset) {
      const radius = Math.max(round - inset, 0);
      const centres = edges.map((edge, index) => meet(edges.at(index - 1) ?? edge, edge, inset + radius));
      const arcs = bends.map((angles, index) => arc(centres[index], angles, radius));
      return arcs.flatMap((points, index) => {
        const next = arcs[(index + 1) % arcs.length]?.[0];
        return [...points, ...between(points[points.length - 1], next, pieces[index])];
      });
    },
  };
}

type Spot = readonly [number, number];
type Edge = { outX: number; outZ: number; away: number; length: number };

/** An edge as the direction that leads out over it, and how far it is from the origin. */
function edgeOf([x, z]: Spot, [toX, toZ]: Spot): Edge {
  const length = Math.hypot(toX - x, toZ - z);
  const outX = (toZ - z) / length;
  const outZ = -(toX - x) / length;
  return { outX, outZ, away: x * outX + z * outZ, length };
}

/** Angles of the normals around a corner, from one edge's to the next one's. */
function bendOf(before: Edge, after: Edge, sides: number): number[] {
  const from = Math.atan2(before.outZ, before.outX);
  let to = Math.atan2(after.outZ, after.outX);
  while (to <= from) to += 2 * Math.PI;
  const count = Math.max(2, Math.round(((to - from) / (2 * Math.PI)) * sides));
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

function arc([x, z]: Spot, angles: readonly number[], radius: number): OutlinePoint[] {
  return angles.map((angle) => {
    const [outX, outZ] = [exact(Math.cos(angle)), exact(Math.sin(angle))];
    return { x: x + outX * radius, z: z + outZ * radius, outX, outZ };
  });
}

/** Points that divide a straight edge, without its ends. */
function between(from: OutlinePoint, to: OutlinePoint, pieces: number): OutlinePoint[] {
  return Array.from({ length: pieces - 1 }, (_, index) => {
    const share = (index + 1) / pieces;
    return { ...from, x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share };
  });
}

/** Where two edges meet when both have moved in. */
function meet(a: Edge, b: Edge, inset: number): Spot {
  const [p, q] = [a.away - inset, b.away - inset];
  const det = a.outX * b.outZ - a.outZ * b.outX;
  return [(p * b.outZ - q * a.outZ) / det, (a.outX * q - b.outX * p) / det];
}

/** Without what floating point adds to sines of right angles. */
function exact(value: number): number {
  return Math.abs(value) < 1e-12 ? 0 : value;
}
