import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { Edge } from "@stoneyard/site/choice/measures.ts";
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
    | "wallPanel"
    | "stairTread"
    | "stairRiser"
    | "floorTile"
    | "otherPiece";
  /** Its number in the visitor's list, from 1. */
  entry?: number;
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

/** What a piece is called, with its number where it has one. @param name of its kind */
export function numbered({ entry }: Pick<Piece, "entry">, name: string): string {
  return entry === undefined ? name : `${entry}.\u00a0${name}`;
}

/** How far pieces stay from one another and from the slab's edge, cm. */
export type Clearance = { kerf: number; edge: number };

/** What a saw blade takes away between two pieces, with some room for the hand, cm. */
export const KERF = 1;
export const PLAN_CLEARANCE: Clearance = { kerf: KERF, edge: KERF };

/** The area of the pieces in square metres. */
export function areaOf(pieces: readonly Size[]): number {
  return pieces.reduce((area, { width, height }) => area + width * height, 0) / 10_000;
}
