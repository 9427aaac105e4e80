import type { Use } from "#catalogue/kinds/stone.ts";

/** A rectangle on the slab in centimetres, from its upper left corner; `name` is a message under stone.pieces. */
export type Piece = {
  name:
    | "islandTop"
    | "waterfall"
    | "vanityTop"
    | "vanityFront"
    | "vanitySide"
    | "vanityWall"
    | "tableTop"
    | "tableLeg"
    | "bench";
  x: number;
  y: number;
  width: number;
  height: number;
};

export type CuttingPlan = {
  name: "island" | "vanities" | "table";
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
];

/** The plans that this stone is good for and that fit on a slab of this size, cm. */
export function plansFor(uses: readonly Use[], slab: { width: number; height: number }): CuttingPlan[] {
  return PLANS.filter(
    ({ use, pieces }) =>
      uses.includes(use) &&
      pieces.every((piece) => piece.x + piece.width <= slab.width && piece.y + piece.height <= slab.height),
  );
}

/** The area of the pieces in square metres. */
export function areaOf(pieces: readonly { width: number; height: number }[]): number {
  return pieces.reduce((area, { width, height }) => area + width * height, 0) / 10_000;
}
