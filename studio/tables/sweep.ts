import type { Strip } from "./edge.ts";
import type { Outline, OutlinePoint } from "./outline.ts";
import { addCorner, addQuad, emptyPart, type Material, type Part } from "./part.ts";

/** How the slab lies on a piece. */
export type Mapping =
  /** As on a flat slab seen from above. Veins run on over the edge. `u` and `v`: the piece's origin on its cut. */
  | { way: "plan"; u: number; v: number }
  /** Slabs mitred around a column: `u` and `v` of the seam at the top `y`; veins run on around the corners. */
  | { way: "around"; u: number; v: number; y: number }
  /** Along the grain of a leg: up is along, around is across. */
  | { way: "grain"; u: number; v: number };

/** Carries a profile around an outline. */
export function sweep(
  outline: Outline,
  strips: readonly Strip[],
  {
    material,
    cut,
    mapping = { way: "plan", u: 0, v: 0 },
  }: { material: Material; cut?: string; mapping?: Mapping },
): Part {
  const part = emptyPart(material, cut);
  for (const strip of strips) {
    const rows = strip.map(({ inset, y, out, up, on }) => {
      const edge = closed(outline.at(inset));
      const lying = closed(outline.at(on));
      const lengths = lengthsAlong(edge);
      return edge.map((point, index) => {
        const [u, v] = placeOn(mapping, lying[index], lengths[index], y);
        return addCorner(part, [point.x, y, point.z], [point.outX * out, up, point.outZ * out], u, v);
      });
    });
    for (const [index, row] of rows.slice(1).entries()) {
      const above = rows[index];
      for (let i = 1; i < row.length; i++) {
        addQuad(part, above[i - 1], row[i - 1], row[i], above[i]);
      }
    }
  }
  return part;
}

/** Comes back to where it began, as the slab does not. */
function closed(points: OutlinePoint[]): OutlinePoint[] {
  return [...points, points[0]];
}

function lengthsAlong(points: readonly OutlinePoint[]): number[] {
  let length = 0;
  return points.map(({ x, z }, index) => {
    const before = points[index - 1];
    if (before) length += Math.hypot(x - before.x, z - before.z);
    return length;
  });
}

function placeOn(mapping: Mapping, { x, z }: OutlinePoint, along: number, y: number): [number, number] {
  if (mapping.way === "plan") return [mapping.u + x, mapping.v + z];
  if (mapping.way === "around") return [mapping.u + along, mapping.v + mapping.y - y];
  return [mapping.u + y, mapping.v + along];
}
