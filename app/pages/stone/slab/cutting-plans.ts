import type { Use } from "#catalogue/kinds/stone.ts";
import type { Rect, Size } from "./slab-view.ts";

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
    | "wallPanel";
};

export type CuttingPlan = {
  name: "worktop" | "island" | "vanities" | "table" | "panels";
  /** Offered only for stones that are good for it. */
  use: Use;
  pieces: readonly Piece[];
};

/** What a saw blade takes away between two pieces, with some room for the hand, cm. */
export const KERF = 1;

const vanity = (x: number): Piece[] => [
  { name: "vanityTop", x, y: 4, width: 150, height: 55 },
  { name: "vanityFront", x, y: 62, width: 150, height: 20 },
  { name: "vanitySide", x, y: 85, width: 55, height: 20 },
  { name: "vanitySide", x: x + 58, y: 85, width: 55, height: 20 },
  { name: "vanityWall", x, y: 108, width: 150, height: 88 },
];

/** What a slab of 320 × 200 cm is usually cut into; each plan leaves the raw edge of the slab aside. */
const PLANS: readonly CuttingPlan[] = [
  {
    name: "worktop",
    use: "worktop",
    pieces: [
      { name: "worktopRun", x: 4, y: 4, width: 300, height: 62 },
      { name: "splashback", x: 4, y: 69, width: 300, height: 60 },
      { name: "worktopCorner", x: 4, y: 132, width: 180, height: 62 },
      { name: "windowSill", x: 187, y: 132, width: 117, height: 25 },
    ],
  },
  {
    name: "island",
    use: "worktop",
    pieces: [
      { name: "islandTop", x: 4, y: 96, width: 240, height: 100 },
      { name: "waterfall", x: 4, y: 4, width: 100, height: 89 },
      { name: "waterfall", x: 107, y: 4, width: 100, height: 89 },
    ],
  },
  { name: "vanities", use: "bathroom", pieces: [...vanity(4), ...vanity(160)] },
  {
    name: "table",
    use: "table",
    pieces: [
      { name: "tableTop", x: 4, y: 4, width: 220, height: 100 },
      { name: "tableLeg", x: 227, y: 4, width: 80, height: 74 },
      { name: "tableLeg", x: 227, y: 81, width: 80, height: 74 },
      { name: "bench", x: 4, y: 107, width: 180, height: 40 },
      { name: "bench", x: 4, y: 150, width: 180, height: 40 },
    ],
  },
  {
    name: "panels",
    use: "wall",
    pieces: [4, 107, 210].map((x) => ({ name: "wallPanel" as const, x, y: 4, width: 100, height: 190 })),
  },
];

/** The plans that this stone is good for and that fit on a slab of this size, cm. */
export function plansFor(uses: readonly Use[], slab: Size): CuttingPlan[] {
  return PLANS.filter(
    ({ use, pieces }) =>
      uses.includes(use) &&
      pieces.every(
        ({ x, y, width, height }) => x + width + KERF <= slab.width && y + height + KERF <= slab.height,
      ),
  );
}

/** The area of the pieces in square metres. */
export function areaOf(pieces: readonly Size[]): number {
  return pieces.reduce((area, { width, height }) => area + width * height, 0) / 10_000;
}
