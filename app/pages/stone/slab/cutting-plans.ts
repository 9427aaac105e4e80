import type { Purpose } from "#catalogue/kinds/purpose.ts";
import type { Rect, Size } from "./slab-view.ts";

export type Edge = "front" | "back" | "left" | "right";

/** A rectangle on the slab; `name` is a message under stone.pieces. */
export type Piece = Rect & {
  name:
    | "worktopRun"
    | "splashback"
    | "worktopCorner"
    | "windowSill"
    | "islandTop"
    | "waterfall"
    | "vanityTop"
    | "vanityFront"
    | "vanitySide"
    | "vanityWall"
    | "tableTop"
    | "tableLeg"
    | "bench"
    | "wallPanel"
    | "stairTread"
    | "stairRiser"
    | "floorTile"
    | "otherPiece";
  /** Its veins have a direction to keep, so it is never turned. */
  directed?: boolean;
  /** Lies turned by a quarter, its left end at the top, against how `polished` and `cutOuts` tell it. */
  turned?: boolean;
  /** Edges that are polished, as one looks at the piece where it is used. */
  polished?: readonly Edge[];
  /** Openings in it, from its own upper left corner. */
  cutOuts?: readonly Rect[];
};

export type CuttingPlan = {
  name: "worktop" | "island" | "vanities" | "table" | "lowTable" | "panels";
  /** Offered only for stones that are good for it. */
  use: Purpose;
  pieces: readonly Piece[];
};

/** How far pieces stay from one another and from the slab's edge, cm. */
export type Clearance = { kerf: number; edge: number };

/** What a saw blade takes away between two pieces, with some room for the hand, cm. */
export const KERF = 1;
export const PLAN_CLEARANCE: Clearance = { kerf: KERF, edge: KERF };

/** What is left of the raw edge of the slab, and between two pieces of a plan, cm. */
const EDGE = 4;
const GAP = 3;

/** The plans that this stone is good for and that find room on a slab of this size, cm. */
export function plansFor(uses: readonly Purpose[], slab: Size): CuttingPlan[] {
  return LAYOUTS.flatMap(({ name, use, layout }) => {
    const pieces = uses.includes(use) ? layout(slab) : undefined;
    return pieces ? [{ name, use, pieces }] : [];
  });
}

/** What a slab is usually cut into, as large as it has room for; undefined where that would be of no use. */
const LAYOUTS: readonly (Omit<CuttingPlan, "pieces"> & { layout: (slab: Size) => Piece[] | undefined })[] = [
  { name: "worktop", use: "worktop", layout: worktop },
  { name: "island", use: "worktop", layout: (slab) => island(slab) ?? islandWithOneEnd(slab) },
  { name: "vanities", use: "vanity", layout: vanities },
  { name: "table", use: "table", layout: diningTable },
  { name: "lowTable", use: "table", layout: (slab) => (diningTable(slab) ? undefined : lowTable(slab)) },
  { name: "panels", use: "wall", layout: panels },
];

/** A run with the splashback behind it, the return of the L and a sill. */
function worktop({ width, height }: Size): Piece[] | undefined {
  const depth = 62;
  const run = Math.min(300, tens(width - 2 * EDGE));
  const back = Math.min(60, fives(height - 2 * EDGE - 2 * depth - 2 * GAP));
  if (run < 240 || back < 15) return undefined;
  const corner = Math.min(180, tens(run - 100));
  const backY = EDGE + depth + GAP;
  const y = backY + back + GAP;
  const sill = { x: EDGE + corner + GAP, width: run - corner - GAP };
  return [
    { name: "worktopRun", x: EDGE, y: EDGE, width: run, height: depth },
    { name: "splashback", x: EDGE, y: backY, width: run, height: back },
    { name: "worktopCorner", x: EDGE, y, width: corner, height: depth },
    { name: "windowSill", ...sill, y, height: 25 },
  ];
}

/** As high as a worktop with its cabinets. */
const END_HEIGHT = 89;

/** A top with stone down to the floor at both ends. */
function island({ width, height }: Size): Piece[] | undefined {
  const depth = Math.min(100, fives(height - 2 * EDGE - END_HEIGHT - GAP));
  const top = Math.min(240, tens(width - 2 * EDGE));
  if (depth < 80 || top < 2 * depth + GAP) return undefined;
  const end = { name: "waterfall", y: EDGE, width: depth, height: END_HEIGHT } as const;
  return [
    { name: "islandTop", x: EDGE, y: EDGE + END_HEIGHT + GAP, width: top, height: depth },
    { ...end, x: EDGE },
    { ...end, x: EDGE + depth + GAP },
  ];
}

/** On a lower slab: one end beside the top, and a splashback of what is left. */
function islandWithOneEnd({ width, height }: Size): Piece[] | undefined {
  const depth = 90;
  const top = Math.min(240, tens(width - 2 * EDGE - GAP - END_HEIGHT));
  const back = Math.min(60, fives(height - 2 * EDGE - GAP - depth));
  if (top < 160 || back < 15) return undefined;
  const run = top + GAP + END_HEIGHT;
  return [
    { name: "islandTop", x: EDGE, y: EDGE, width: top, height: depth },
    { name: "waterfall", x: EDGE + top + GAP, y: EDGE, width: END_HEIGHT, height: depth },
    { name: "splashback", x: EDGE, y: EDGE + depth + GAP, width: run, height: back },
  ];
}

/** Two tops with their fronts and sides, and the wall behind them where the slab is high enough. */
function vanities(slab: Size): Piece[] | undefined {
  const between = 2 * GAP;
  const width = Math.min(150, fives((slab.width - 2 * EDGE - between) / 2));
  const wall = Math.min(88, slab.height - 112);
  if (width < 110 || slab.height < 110) return undefined;
  return [EDGE, EDGE + width + between].flatMap((x): Piece[] => [
    { name: "vanityTop", x, y: 4, width, height: 55 },
    { name: "vanityFront", x, y: 62, width, height: 20 },
    { name: "vanitySide", x, y: 85, width: 55, height: 20 },
    { name: "vanitySide", x: x + 55 + GAP, y: 85, width: 55, height: 20 },
    ...(wall >= 40 ? [{ name: "vanityWall" as const, x, y: 108, width, height: wall }] : []),
  ]);
}

/** A top, two supports and as many benches as there is room for. */
function diningTable({ width, height }: Size): Piece[] | undefined {
  const support = { width: 80, height: 74 };
  const bench = { height: 40 };
  const top = { width: Math.min(220, tens(width - 2 * EDGE - GAP - support.width)), height: 100 };
  if (top.width < 160 || height < 2 * support.height + GAP + 2 * EDGE) return undefined;
  const x = EDGE + top.width + GAP;
  const firstBench = EDGE + top.height + GAP;
  const benches = [firstBench, firstBench + bench.height + GAP].filter(
    (y) => y + bench.height + EDGE <= height,
  );
  return [
    { name: "tableTop", x: EDGE, y: EDGE, ...top },
    { name: "tableLeg", x, y: EDGE, ...support },
    { name: "tableLeg", x, y: EDGE + support.height + GAP, ...support },
    ...benches.map((y) => ({
      name: "bench" as const,
      x: EDGE,
      y,
      width: Math.min(180, top.width),
      ...bench,
    })),
  ];
}

/** A table before a sofa, of a slab too low for supports of a dining table. */
function lowTable({ width, height }: Size): Piece[] | undefined {
  const support = { width: 80, height: 42 };
  const top = { width: Math.min(140, tens(width - 2 * EDGE - GAP - support.width)), height: 80 };
  if (top.width < 100 || height < 2 * support.height + GAP + 2 * EDGE) return undefined;
  const x = EDGE + top.width + GAP;
  return [
    { name: "tableTop", x: EDGE, y: EDGE, ...top },
    { name: "tableLeg", x, y: EDGE, ...support },
    { name: "tableLeg", x, y: EDGE + support.height + GAP, ...support },
  ];
}

/** As high as the slab, and as wide as leaves least of it. */
function panels(slab: Size): Piece[] | undefined {
  const height = tens(slab.height - 2 * EDGE);
  const fitting = [100, 90, 80].map((width) => ({
    width,
    count: Math.min(3, Math.floor((slab.width - 2 * EDGE + GAP) / (width + GAP))),
  }));
  const most = Math.max(...fitting.map(({ width, count }) => width * count));
  const best = fitting.find(({ width, count }) => width * count === most);
  if (!best || best.count < 2 || height < 100) return undefined;
  const { width, count } = best;
  return Array.from({ length: count }, (_, index) => ({
    name: "wallPanel" as const,
    x: EDGE + index * (width + GAP),
    y: EDGE,
    width,
    height,
  }));
}

function tens(cm: number): number {
  return Math.floor(cm / 10) * 10;
}

function fives(cm: number): number {
  return Math.floor(cm / 5) * 5;
}

/** The area of the pieces in square metres. */
export function areaOf(pieces: readonly Size[]): number {
  return pieces.reduce((area, { width, height }) => area + width * height, 0) / 10_000;
}
