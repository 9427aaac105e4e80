import { corners, pads, post, rail, ring, rod, taperedLeg } from "./bars.ts";
import { eased, foot, type Strip, shaft } from "./edge.ts";
import { circle, polygon, rectangle, regular } from "./outline.ts";
import { moved, type Part, turned } from "./part.ts";
import { sweep } from "./sweep.ts";
import { type Cut, type Detail, PAD, type Unit } from "./table.ts";

/** Coarser than a top: a base is looked at from farther away. */
const BASE_MM_PER_PIXEL = 1.8;
/** A slab that carries alone is three centimetres thick. */
const SLAB = 30;

/** Two slabs of three centimetres, halved into one another. They are wider at the floor than under the top. */
export function crossedSlabs(
  high: number,
  { foot, head }: { foot: number; head: number },
  detail: Detail,
): Unit {
  const low = PAD;
  const rise = high - low;
  const cuts: Cut[] = [];
  const parts = [45, -45].map((degrees, index): Part => {
    const cut = `leg-${index}`;
    const outline = polygon(
      [
        [-head / 2, -rise / 2],
        [head / 2, -rise / 2],
        [foot / 2, rise / 2],
        [-foot / 2, rise / 2],
      ],
      3,
      { sides: 8, step: detail.step },
    );
    const margin = SLAB;
    cuts.push({
      name: cut,
      width: foot + 2 * margin,
      height: rise + 2 * margin,
      mmPerPixel: BASE_MM_PER_PIXEL,
    });
    const strips = eased(SLAB / 2, SLAB, 2, { deepest: outline.deepest, steps: 3 });
    const mapping = { way: "plan", u: foot / 2 + margin, v: rise / 2 + margin } as const;
    const lying = sweep(outline, strips, { material: "stone", cut, mapping });
    return turned(moved(turned(lying, "x", 90), [0, low + rise / 2, 0]), "y", degrees);
  });
  const reach = (foot / 2 - 30) * Math.SQRT1_2;
  return { parts: [...parts, ...pads(corners(reach, reach), 12)], cuts };
}

/** A column of mitred slabs on a recessed plinth of metal; the veins run around its corners. */
export function mitredColumn(
  high: number,
  { section, plinth, cut }: { section: Section; plinth: "steel" | "brass"; cut: string },
  detail: Detail,
): Unit {
  const plinthHigh = 36;
  const recess = 22;
  const low = PAD + plinthHigh;
  const { outline, inner, girth } = sectionOutlines(section, recess, detail);
  const mapping = { way: "around", u: 20, v: 20, y: high } as const;
  const column = sweep(outline, [shaft(high, low, detail.step), foot(low, outline.deepest)], {
    material: "stone",
    cut,
    mapping,
  });
  const under = sweep(inner, [shaft(low, PAD, plinthHigh), foot(PAD, inner.deepest)], { material: plinth });
  const height = high - low + 40;
  const [x, z] =
    section.kind === "box" ? [section.x / 2, section.z / 2] : [section.across / 2.9, section.across / 2.9];
  return {
    parts: [column, under, ...pads(corners(x - recess - 16, z - recess - 16), 12)],
    cuts: [{ name: cut, width: girth + 40, height, mmPerPixel: BASE_MM_PER_PIXEL }],
  };
}

type Section = { kind: "box"; x: number; z: number } | { kind: "regular"; count: number; across: number };

function sectionOutlines(section: Section, recess: number, { step }: Detail) {
  const fineness = { sides: 16, step };
  if (section.kind === "box") {
    const { x, z } = section;
    return {
      outline: rectangle(x, z, 1.5, fineness),
      inner: rectangle(x - 2 * recess, z - 2 * recess, 2, fineness),
      girth: 2 * (x + z),
    };
  }
  const { count, across } = section;
  return {
    outline: regular(count, across, 1.5, { ...fineness, sides: count * 2 }),
    inner: regular(count, across - 2 * recess, 1.5, { ...fineness, sides: count * 2 }),
    girth: count * across * Math.tan(Math.PI / count),
  };
}

/** Two sledges of square steel tube, joined under the top. */
export function sledgeFrame(
  high: number,
  { x, z, tube }: { x: number; z: number; tube: number },
  detail: Detail,
): Unit {
  const bar = { material: "steel", size: [tube, tube], round: 2, step: detail.step } as const;
  const posts = corners(x, z).map(([px, pz]) => moved(post(bar, PAD, high), [px, 0, pz]));
  const lying = (at: number, y: number) => moved(turned(rail(bar, 2 * z - tube), "y", 90), [at, y, 0]);
  const across = (at: number) => moved(rail(bar, 2 * x - tube), [0, high - tube / 2, at]);
  const rails = [-x, x].flatMap((at) => [lying(at, PAD + tube / 2), lying(at, high - tube / 2)]);
  return {
    parts: [...posts, ...rails, across(-z), across(z), ...pads(corners(x, z), tube / 2 - 2)],
    cuts: [],
  };
}

/** Two frames of flat steel that cross under the middle of the top. */
export function crossedFrames(
  high: number,
  { reach, size }: { reach: number; size: readonly [number, number] },
  detail: Detail,
): Unit {
  const [wide, thick] = size;
  const standing = { material: "steel", size: [thick, wide], round: 2, step: detail.step } as const;
  const frame = (degrees: number): Part[] => {
    const posts = [-1, 1].map((side) => moved(post(standing, PAD, high), [side * (reach - thick / 2), 0, 0]));
    const rails = [PAD + thick / 2, high - thick / 2].map((y) =>
      moved(rail(standing, 2 * (reach - thick)), [0, y, 0]),
    );
    return [...posts, ...rails].map((part) => turned(part, "y", degrees));
  };
  const at = (reach - 20) * Math.SQRT1_2;
  return { parts: [...frame(45), ...frame(-45), ...pads(corners(at, at), 12)], cuts: [] };
}

/** Four legs of solid oak and a frame between them, set back from the edge of the top. */
export function oakFrame(
  high: number,
  {
    x,
    z,
    leg,
    rail: [deep, thick],
  }: {
    x: number;
    z: number;
    leg: { top: number; foot: number; round: number };
    rail: readonly [number, number];
  },
  detail: Detail,
): Unit {
  const bar = { material: "oak", size: [deep, thick], round: 2, step: detail.step } as const;
  const legs = corners(x, z).map(([px, pz]) =>
    moved(taperedLeg(leg, PAD, high, [Math.sign(px), Math.sign(pz)], detail), [px, 0, pz]),
  );
  const back = leg.top / 2 - thick / 2 - 5;
  const y = high - deep / 2;
  const long = [-1, 1].map((side) => moved(rail(bar, 2 * x - leg.top), [0, y, side * (z + back)]));
  const short = [-1, 1].map((side) =>
    moved(turned(rail(bar, 2 * z - leg.top), "y", 90), [side * (x + back), y, 0]),
  );
  const out = (leg.top - leg.foot) / 2;
  return {
    parts: [...legs, ...long, ...short, ...pads(corners(x + out, z + out), leg.foot / 2 - 5)],
    cuts: [],
  };
}

/** Three rods between two rings: one carries the top, the other stands on the floor. */
export function rodCage(
  high: number,
  { radius, rod: thick }: { radius: number; rod: number },
  detail: Detail,
): Unit {
  const coarse = { ...detail, sides: Math.round(detail.sides * 0.4) };
  const angles = [90, 162, 234, 306, 18].map((degrees) => (degrees * Math.PI) / 180);
  const places = angles.map((angle) => [radius * Math.cos(angle), radius * Math.sin(angle)] as const);
  const low = PAD + thick / 2;
  const rods = places.map(([x, z]) =>
    moved(rod("brass", thick / 2, low, high - thick / 2, detail), [x, 0, z]),
  );
  const rings = [low, high - thick / 2].map((y) => ring("brass", radius, thick, y, coarse));
  return { parts: [...rods, ...rings, ...pads(places, thick / 2 - 1)], cuts: [] };
}

/** A foot spun of steel that rises to a slender column and opens again under the top. */
export function tulip(
  high: number,
  { foot: wide, waist, head }: { foot: number; waist: number; head: number },
  { sides }: Detail,
): Unit {
  const steps = 22;
  const rise = high - PAD;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const low = wide * Math.exp(-share * 11) * (1 - share);
    const up = (head - waist) * share ** 9;
    return { radius: waist + low + up, y: PAD + 9 + (rise - 9) * share };
  });
  const widest = Math.max(...points.map(({ radius }) => radius));
  const side: Strip = points
    .map(({ radius, y }, index) => {
      const [a, b] = [points[Math.max(0, index - 1)], points[Math.min(steps, index + 1)]];
      const [dr, dy] = [(b?.radius ?? 0) - (a?.radius ?? 0), (b?.y ?? 0) - (a?.y ?? 0)];
      const length = Math.hypot(dr, dy);
      return { inset: widest - radius, y, out: dy / length, up: -dr / length, on: 0 };
    })
    .reverse();
  const rim: Strip = [
    { inset: 0, y: PAD + 9, out: 1, up: 0, on: 0 },
    { inset: 0, y: PAD, out: 1, up: 0, on: 0 },
  ];
  const plate: Strip = [0, widest].map((inset) => ({ inset, y: PAD, out: 0, up: -1, on: 0 }));
  const body = sweep(circle(widest, { sides: Math.round(sides * 0.6) }), [side, rim, plate], {
    material: "steel",
  });
  const at = (widest - 30) * Math.SQRT1_2;
  return { parts: [body, ...pads(corners(at, at), 12)], cuts: [] };
}
