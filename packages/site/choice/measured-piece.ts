import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";

/**
 * Kinds of pieces: their letter in the address, and the surface of a room on which they are seen. Each name is a message
 * under `stone.pieces`.
 */
export const KINDS = {
  worktopRun: { letter: "w", surface: "worktop" },
  splashback: { letter: "b", surface: "splashback" },
  islandTop: { letter: "i", surface: "island" },
  waterfall: { letter: "e", surface: "island" },
  windowSill: { letter: "s", surface: undefined },
  stairTread: { letter: "t", surface: "treads" },
  stairRiser: { letter: "r", surface: "risers" },
  wallPanel: { letter: "p", surface: "wall" },
  floorTile: { letter: "f", surface: "floor" },
  otherPiece: { letter: "o", surface: undefined },
} as const satisfies Record<string, { letter: string; surface: Surface | undefined }>;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** What stands on end has a height instead of a depth. */
export const UPRIGHT: readonly Kind[] = ["splashback", "waterfall", "stairRiser", "wallPanel"];

/** Pieces that can have a sink or a hob. */
export const WITH_CUT_OUTS: readonly Kind[] = ["worktopRun", "islandTop", "otherPiece"];

/** As one looks at the piece where it is used. */
export const EDGES = ["front", "back", "left", "right"] as const;
export type Edge = (typeof EDGES)[number];

export const CUT_OUTS = ["sink", "hob"] as const;
export type CutOut = (typeof CUT_OUTS)[number];

/** Usual openings, mm: a hob's 560 × 490 is the same with most makers, sinks differ. */
export const CUT_OUT_SIZES: Readonly<Record<CutOut, { width: number; height: number }>> = {
  sink: { width: 780, height: 480 },
  hob: { width: 560, height: 490 },
};

/** Some equal pieces. Millimetres: the length runs with the front edge. */
export type MeasuredPiece = {
  kind: Kind;
  length: number;
  depth: number;
  count: number;
  polished: readonly Edge[];
  cutOuts: Readonly<Record<CutOut, number>>;
  /** Cut beside the piece before it, so that the veins run on. */
  runsOn: boolean;
};

/**
 * Where a visitor has moved a piece, mm from its slab's upper left corner; `turned` by a quarter turn; `slab`, from 0,
 * where it is not the planned one.
 */
export type Slid = { x: number; y: number; turned: boolean; slab?: number };

/** All that a visitor says. */
export type Measures = {
  pieces: readonly MeasuredPiece[];
  /** Of the slab, cm; undefined means the stone's first. */
  thickness: number | undefined;
  /** Pieces may be turned by a quarter, as no vein has to run along them. */
  turns: boolean;
  /** What is longer than a slab may be put together of parts. */
  joints: boolean;
  /** By the number of the piece that is cut. */
  slid: Readonly<Record<number, Slid>>;
};

export function newPiece(
  kind: Kind,
  length: number,
  depth: number,
  more?: Partial<MeasuredPiece>,
): MeasuredPiece {
  const plain = { count: 1, polished: [], cutOuts: { sink: 0, hob: 0 }, runsOn: false };
  return { kind, length, depth, ...plain, ...more };
}
