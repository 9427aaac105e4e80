/** What a part of a table is made of. Parts of one material become one primitive of the model. */
export type Material = "stone" | "steel" | "brass" | "oak" | "felt";

/**
 * A piece of a table as triangles: positions in millimetres (y up, the floor at 0), unit normals, and where each corner
 * lies on what the piece was cut from, in millimetres from that cut's upper left corner.
 */
export type Part = {
  material: Material;
  /** The cut of the slab that a piece of stone comes from. */
  cut?: string;
  positions: number[];
  normals: number[];
  uvs: number[];
  indices: number[];
};

export type Vector = readonly [number, number, number];

/** Twice this area, in square millimetres, a triangle must have to be kept. */
const NO_AREA = 1e-4;

/** A part without triangles yet. */
export function emptyPart(material: Material, cut?: string): Part {
  return { material, ...(cut && { cut }), positions: [], normals: [], uvs: [], indices: [] };
}

/** @returns the index of the new corner */
export function addCorner(part: Part, position: Vector, normal: Vector, u = 0, v = 0): number {
  part.positions.push(...position);
  part.normals.push(...normal);
  part.uvs.push(u, v);
  return part.positions.length / 3 - 1;
}

/** Adds a triangle so that it faces where its corners' normals point; one without area is left out. */
export function addTriangle(part: Part, a: number, b: number, c: number): void {
  const [pa, pb, pc] = [at(part.positions, a), at(part.positions, b), at(part.positions, c)];
  const face = cross(minus(pb, pa), minus(pc, pa));
  if (Math.hypot(...face) < NO_AREA) return;
  const normal = plus(plus(at(part.normals, a), at(part.normals, b)), at(part.normals, c));
  if (dot(face, normal) >= 0) part.indices.push(a, b, c);
  else part.indices.push(a, c, b);
}

export function addQuad(part: Part, a: number, b: number, c: number, d: number): void {
  addTriangle(part, a, b, c);
  addTriangle(part, a, c, d);
}

/** The same part elsewhere. */
export function moved(part: Part, [x, y, z]: Vector): Part {
  return { ...part, positions: eachVector(part.positions, ([px, py, pz]) => [px + x, py + y, pz + z]) };
}

/** The same part turned about an axis through the origin, against the clock when the axis points at the eye. */
export function turned(part: Part, axis: "x" | "y" | "z", degrees: number): Part {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const turn = ([x, y, z]: Vector): Vector => {
    if (axis === "x") return [x, y * cos - z * sin, y * sin + z * cos];
    if (axis === "y") return [x * cos + z * sin, y, z * cos - x * sin];
    return [x * cos - y * sin, x * sin + y * cos, z];
  };
  return { ...part, positions: eachVector(part.positions, turn), normals: eachVector(part.normals, turn) };
}

/** The corner of this index. */
export function at(values: ArrayLike<number>, index: number): Vector {
  return [values[index * 3], values[index * 3 + 1], values[index * 3 + 2]];
}

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function times(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Vector): Vector {
  return times(a, 1 / (Math.hypot(...a) || 1));
}

function eachVector(values: readonly number[], change: (vector: Vector) => Vector): number[] {
  const changed: number[] = [];
  for (let index = 0; index < values.length / 3; index++) changed.push(...change(at(values, index)));
  return changed;
}
