import { foot, shaft } from "./edge.ts";
import { circle, type Fineness, polygon, rectangle } from "./outline.ts";
import {
  addCorner,
  addQuad,
  emptyPart,
  type Material,
  moved,
  type Part,
  turned,
  type Vector,
} from "./part.ts";
import { sweep } from "./sweep.ts";
import { type Detail, PAD } from "./table.ts";

/** Rounded corners of tube and timber need few sides. */
const CORNER: Pick<Fineness, "sides"> = { sides: 12 };

type Bar = { material: Material; size: readonly [number, number]; round: number; step: number };

/** A bar that stands: its section seen from above, from `low` to `high`. */
export function post({ material, size, round, step }: Bar, low: number, high: number): Part {
  const outline = rectangle(size[0], size[1], round, { ...CORNER, step: 4000 });
  const ends = [foot(low, outline.deepest), foot(high, outline.deepest).map((each) => ({ ...each, up: 1 }))];
  return sweep(outline, [shaft(high, low, step), ...ends], {
    material,
    mapping: { way: "grain", u: 0, v: 0 },
  });
}

/** A bar that lies along x, its middle in the origin; of `size`, the first is its height. */
export function rail(bar: Bar, length: number): Part {
  return turned(post(bar, -length / 2, length / 2), "z", 90);
}

/** A round bar that stands between two others, so that nobody sees its ends. */
export function rod(material: Material, radius: number, low: number, high: number, { step }: Detail): Part {
  return sweep(circle(radius, { sides: 12 }), [shaft(high, low, step)], { material });
}

/** A round bar bent to a ring that lies at height `y`. */
export function ring(
  material: Material,
  radius: number,
  thickness: number,
  y: number,
  { sides }: Detail,
): Part {
  const part = emptyPart(material);
  const around = 8;
  const rows = Array.from({ length: sides + 1 }, (_, index) => {
    const turn = (index / sides) * 2 * Math.PI;
    return Array.from({ length: around + 1 }, (_, i) => {
      const angle = (i / around) * 2 * Math.PI;
      const normal: Vector = [
        Math.cos(turn) * Math.cos(angle),
        Math.sin(angle),
        Math.sin(turn) * Math.cos(angle),
      ];
      const far = radius + (thickness / 2) * Math.cos(angle);
      const place: Vector = [
        far * Math.cos(turn),
        y + (thickness / 2) * Math.sin(angle),
        far * Math.sin(turn),
      ];
      return addCorner(part, place, normal);
    });
  });
  for (const [index, row] of rows.slice(1).entries()) {
    const before = rows[index];
    for (let i = 1; i <= around; i++) {
      addQuad(part, before[i - 1], row[i - 1], row[i], before[i]);
    }
  }
  return part;
}

/** Felt pads of 3 mm, which every table stands on. */
export function pads(places: readonly (readonly [number, number])[], radius: number): Part[] {
  return places.map(([x, z]) => {
    const outline = circle(radius, { sides: 8 });
    return moved(sweep(outline, [shaft(PAD, 0, PAD), foot(0, radius)], { material: "felt" }), [x, 0, z]);
  });
}

/** The four corners of a rectangle around the origin. */
export function corners(x: number, z: number): [number, number][] {
  return [
    [-x, -z],
    [x, -z],
    [x, z],
    [-x, z],
  ];
}

/** A leg of solid oak, tapered on its two inner sides. `sign` tells in which corner it stands. */
export function taperedLeg(
  { top, foot, round }: { top: number; foot: number; round: number },
  low: number,
  high: number,
  sign: readonly [number, number],
  { step }: Detail,
): Part {
  const part = emptyPart("oak");
  const pieces = Math.max(1, Math.ceil((high - low) / step));
  const rows = Array.from({ length: pieces + 1 }, (_, index) => {
    const share = index / pieces;
    const y = high + (low - high) * share;
    const side = top + (foot - top) * share;
    const away = (top - side) / 2;
    const section = polygon(corners(side / 2, side / 2), round, { ...CORNER, step: 4000 }).at(0);
    let along = 0;
    return [...section, section[0]].flatMap((point, i, all) => {
      if (!point) return [];
      const before = all[i - 1];
      if (before) along += Math.hypot(point.x - before.x, point.z - before.z);
      const place: Vector = [point.x + sign[0] * away, y, point.z + sign[1] * away];
      return [addCorner(part, place, [point.outX, 0, point.outZ], y, along)];
    });
  });
  for (const [index, row] of rows.slice(1).entries()) {
    const above = rows[index];
    for (let i = 1; i < row.length; i++) {
      addQuad(part, above[i - 1], row[i - 1], row[i], above[i]);
    }
  }
  return part;
}
