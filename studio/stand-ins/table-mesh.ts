import type { TablesContent } from "#catalogue/kinds/table.ts";
import type { Mesh } from "./glb.ts";

type Table = TablesContent["groups"][number]["tables"][number];
type Top = Table["tops"][number];

/** Thickness of a top, and of the slabs that carry a square one, in metres. */
const SLAB_M = 0.03;
/** Between two tops that belong together, in metres. */
const GAP_M = 0.12;
/** Sides of a round top; a multiple of four, so that it is as wide as its diameter in both directions. */
const SIDES = 48;

/** A table in its true size, in metres, standing on the floor around the origin: its tops side by side along x. */
export function tableMesh(table: Pick<Table, "tops">, heightCm: number): Mesh {
  const mesh: Mesh = { positions: [], normals: [], indices: [] };
  const lengths = table.tops.map((top) => extent(top).x);
  const whole = lengths.reduce((sum, length) => sum + length, 0) + GAP_M * (lengths.length - 1);
  let left = -whole / 2;
  for (const [index, top] of table.tops.entries()) {
    const length = lengths[index] ?? 0;
    addTable(mesh, top, left + length / 2, heightCm / 100);
    left += length + GAP_M;
  }
  return mesh;
}

/** How far a top reaches along x and z, in metres. */
function extent(top: Top): { x: number; z: number } {
  return "diameter" in top
    ? { x: top.diameter / 100, z: top.diameter / 100 }
    : { x: top.length / 100, z: top.width / 100 };
}

/** A round top stands on a drum, any other on two upright slabs. */
function addTable(mesh: Mesh, top: Top, x: number, height: number): void {
  const size = extent(top);
  const under = height - SLAB_M;
  if ("diameter" in top) {
    addDrum(mesh, x, under, height, size.x / 2, true);
    addDrum(mesh, x, 0, under, size.x * 0.22, false);
    return;
  }
  addBox(mesh, [x, under, 0], [size.x, SLAB_M, size.z]);
  for (const side of [-1, 1]) {
    addBox(mesh, [x + side * size.x * 0.32, 0, 0], [SLAB_M, under, size.z * 0.72]);
  }
}

/** An upright cylinder; the drum below a top needs no lids, nobody sees them. */
function addDrum(mesh: Mesh, x: number, from: number, to: number, radius: number, lids: boolean): void {
  const ring = Array.from({ length: SIDES + 1 }, (_, index) => {
    const angle = (index / SIDES) * 2 * Math.PI;
    return { sin: Math.sin(angle), cos: Math.cos(angle) };
  });
  const side = ring.flatMap(({ sin, cos }) =>
    [from, to].map((y) => addVertex(mesh, [x + radius * cos, y, -radius * sin], [cos, 0, -sin])),
  );
  for (let index = 0; index < SIDES; index++) {
    const [low = 0, high = 0, nextLow = 0, nextHigh = 0] = side.slice(index * 2, index * 2 + 4);
    mesh.indices.push(low, nextLow, nextHigh, low, nextHigh, high);
  }
  for (const [y, up] of lids ? [[from, -1] as const, [to, 1] as const] : []) {
    const rim = ring.map(({ sin, cos }) => addVertex(mesh, [x + radius * cos, y, -radius * sin], [0, up, 0]));
    for (let index = 1; index < SIDES - 1; index++) {
      const [centre = 0, here = 0, next = 0] = [rim[0], rim[index], rim[index + 1]];
      mesh.indices.push(centre, ...(up > 0 ? [here, next] : [next, here]));
    }
  }
}

type Point = readonly [number, number, number];

/** A box by the middle of its underside and its size. */
function addBox(mesh: Mesh, [x, y, z]: Point, [length, height, depth]: Point): void {
  const middle: Point = [x, y + height / 2, z];
  const half: Point = [length / 2, height / 2, depth / 2];
  for (const axis of [0, 1, 2] as const) {
    for (const sign of [-1, 1] as const) {
      const corners = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([u = 0, v = 0]) => {
        const normal = [0, 0, 0];
        normal[axis] = sign;
        const way = [...normal];
        // Corners go round against the clock when seen from outside, on either side of the box.
        way[(axis + 1) % 3] = u * sign;
        way[(axis + 2) % 3] = v;
        const at = middle.map((value, i) => value + (half[i] ?? 0) * (way[i] ?? 0));
        return addVertex(mesh, at, normal);
      });
      const [a = 0, b = 0, c = 0, d = 0] = corners;
      mesh.indices.push(a, b, c, a, c, d);
    }
  }
}

/** Gives the index of the new vertex. */
function addVertex(mesh: Mesh, position: readonly number[], normal: readonly number[]): number {
  mesh.positions.push(...position);
  mesh.normals.push(...normal);
  return mesh.positions.length / 3 - 1;
}
