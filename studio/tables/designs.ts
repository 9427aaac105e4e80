import type { StandingTop } from "@stoneyard/catalogue/table-standing.ts";
import { textHash } from "../slabs/primitives/random.ts";
import { corners, pads } from "./bars.ts";
import { crossedFrames, crossedSlabs, mitredColumn, oakFrame, rodCage, sledgeFrame, tulip } from "./bases.ts";
import { rectangularTable, roundTable, waterfallTable } from "./forms.ts";
import { moved } from "./part.ts";
import type { Detail, TopSize, Unit } from "./table.ts";

/** How a table is made, and which slab of its stone it is cut from. */
export type Design = {
  /** One of its tops with what carries it, around the origin; every top of a table is made the same way. */
  build: (size: TopSize, detail: Detail) => Unit;
  /** Number of the slab: every table has one of its own. */
  slab: number;
};

/** A large top may be kept a little coarser, so that its file stays small. */
const CLUB_MM = 0.86;
const DINING_MM = 1.08;

/** By slug. */
const DESIGNS: Readonly<Record<string, Design>> = {
  "club-round-80": {
    slab: 11,
    build: (size, detail) =>
      roundTable(
        size,
        { edge: "bullnose", thickness: 30 },
        (high) => crossedSlabs(high, { foot: 540, head: 420 }, detail),
        CLUB_MM,
        detail,
      ),
  },
  "club-rectangle-120x60": {
    slab: 12,
    build: (size, detail) => {
      const places = corners(size.length / 2 - 15, size.width / 2 - 40);
      return waterfallTable(size, 30, 1.2, pads(places, 11), detail);
    },
  },
  "club-square-80x80": {
    slab: 13,
    build: (size, detail) =>
      rectangularTable(
        size,
        { edge: "apron", thickness: 20, drop: 60 },
        (high) => sledgeFrame(high, { x: 345, z: 345, tube: 24 }, detail),
        CLUB_MM,
        detail,
      ),
  },
  "club-square-90x90": {
    slab: 14,
    build: (size, detail) =>
      rectangularTable(
        size,
        { edge: "bevelled", thickness: 20, land: 9, bevel: 26 },
        (high) =>
          oakFrame(high, { x: 372, z: 372, leg: { top: 62, foot: 36, round: 6 }, rail: [64, 22] }, detail),
        CLUB_MM,
        detail,
      ),
  },
  "club-helper-pair-80-60": {
    slab: 415,
    build: (size, detail) =>
      roundTable(
        size,
        { edge: "eased", thickness: 20 },
        (high) => rodCage(high, { radius: size.length * 0.36, rod: 14 }, detail),
        CLUB_MM,
        detail,
      ),
  },
  "dining-round-130": {
    slab: 16,
    build: (size, detail) =>
      roundTable(
        size,
        { edge: "bevelled", thickness: 30, land: 12, bevel: 60 },
        (high) =>
          mitredColumn(
            high,
            { section: { kind: "regular", count: 12, across: 520 }, plinth: "steel", cut: "column" },
            detail,
          ),
        DINING_MM,
        detail,
      ),
  },
  "dining-square-125x125": {
    slab: 17,
    build: (size, detail) =>
      rectangularTable(
        size,
        { edge: "eased", thickness: 30 },
        (high) =>
          oakFrame(high, { x: 540, z: 540, leg: { top: 88, foot: 56, round: 9 }, rail: [84, 26] }, detail),
        DINING_MM,
        detail,
      ),
  },
  "dining-round-130-ii": {
    slab: 18,
    build: (size, detail) =>
      roundTable(
        size,
        { edge: "bevelled", thickness: 20, land: 8, bevel: 40 },
        (high) => tulip(high, { foot: 300, waist: 42, head: 150 }, detail),
        DINING_MM,
        detail,
      ),
  },
  "dining-rectangle-220x100": {
    slab: 19,
    build: (size, detail) =>
      rectangularTable(
        size,
        { edge: "apron", thickness: 20, drop: 50 },
        (high) => columns(high, detail),
        1.35,
        detail,
      ),
  },
  "dining-square-130x130": {
    slab: 20,
    build: (size, detail) =>
      rectangularTable(
        size,
        { edge: "bevelled", thickness: 20, land: 9, bevel: 26 },
        (high) => crossedFrames(high, { reach: 640, size: [80, 20] }, detail),
        DINING_MM,
        detail,
      ),
  },
};

/** Two columns far enough apart for three chairs between the ends. */
function columns(high: number, detail: Detail): Unit {
  const units = [-620, 620].map((x, index) => {
    const section = { kind: "box", x: 150, z: 620 } as const;
    const unit = mitredColumn(high, { section, plinth: "brass", cut: `column-${index}` }, detail);
    return { ...unit, parts: unit.parts.map((part) => moved(part, [x, 0, 0])) };
  });
  return { parts: units.flatMap(({ parts }) => parts), cuts: units.flatMap(({ cuts }) => cuts) };
}

/** The number of the slab that a table is cut from. */
export function slabOf(slug: string): number {
  return designOf(slug).slab;
}

/** The units of a table: one for each of its tops, in its place. Names of cuts tell the units apart. */
export function unitsOf(
  slug: string,
  standing: readonly StandingTop[],
  heightCm: number,
  detail: Detail,
): Unit[] {
  const { build } = designOf(slug);
  return standing.map(({ x, z, length, width, round }, index) => {
    const size = { round, length: length * 10, width: width * 10, height: heightCm * 10 };
    const { parts, cuts } = build(size, detail);
    const named = (cut: string) => `${index}-${cut}`;
    return {
      parts: parts.map((part) => ({
        ...moved(part, [x * 10, 0, z * 10]),
        ...(part.cut && { cut: named(part.cut) }),
      })),
      cuts: cuts.map((cut) => ({ ...cut, name: named(cut.name) })),
    };
  });
}

/** A table that nobody has designed yet stands on slabs when it is round, on steel when it is not. */
function designOf(slug: string): Design {
  return DESIGNS[slug] ?? { slab: 2000 + (textHash(slug) % 1000), build: plainTable };
}

function plainTable(size: TopSize, detail: Detail): Unit {
  const { round, length, width } = size;
  const mm = Math.max(length, width) > 1000 ? DINING_MM : CLUB_MM;
  if (round) {
    const base = (high: number) => crossedSlabs(high, { foot: length * 0.66, head: length * 0.52 }, detail);
    return roundTable(size, { edge: "eased", thickness: 20 }, base, mm, detail);
  }
  const base = (high: number) =>
    sledgeFrame(high, { x: length / 2 - 55, z: width / 2 - 55, tube: 24 }, detail);
  return rectangularTable(size, { edge: "eased", thickness: 20 }, base, mm, detail);
}
