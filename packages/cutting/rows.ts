import { type PackOptions, pack } from "./pack.ts";
import type { Layout, Piece, Placed, Saw, Size } from "./shapes.ts";

/** Pieces that are cut side by side from one strip, from left to right, so that the veins run on; often a single one. */
export type Row = readonly Piece[];

/** The strip that a row is cut from. It may be turned where each of its pieces may. */
export function stripOf(row: Row, { kerf }: Saw): Piece {
  return {
    width: row.reduce((sum, { width }) => sum + width, (row.length - 1) * kerf),
    height: Math.max(...row.map(({ height }) => height)),
    turns: row.every(({ turns }) => turns),
    ...(row[0]?.joint !== undefined && { joint: row[0].joint }),
  };
}

/**
 * Lays rows as `pack` lays pieces. Pieces are numbered through all rows.
 * @throws RangeError where the strip of a row is larger than a slab; ask `fits` first
 */
export function packRows(rows: readonly Row[], slab: Size, saw: Saw, options?: PackOptions): Layout {
  const strips = pack(
    rows.map((row) => stripOf(row, saw)),
    slab,
    saw,
    options,
  );
  const placed = rows.flatMap((row, place) => piecesOn(strips.placed[place] as Placed, row, saw.kerf));
  return { ...strips, placed: placed.map((one, piece) => ({ ...one, piece })) };
}

/** The pieces of a row where its strip lies; a strip turned to the right has its left end at the top. */
function piecesOn(strip: Placed, row: Row, kerf: number): Placed[] {
  let along = 0;
  return row.map(({ width, height }) => {
    const at = strip.turned
      ? { x: strip.x, y: strip.y + along, width: height, height: width }
      : { x: strip.x + along, y: strip.y, width, height };
    along += width + kerf;
    return { ...strip, ...at };
  });
}
