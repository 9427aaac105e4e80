import type { Point, Rect, Size } from "./shapes.ts";

/**
 * The pieces of a slab as they lie, or mirrored across, down or both, so that they cover as few faults as can be. Saw cuts
 * part them all the same.
 */
export function besideFaults<Piece extends Rect>(
  pieces: readonly Piece[],
  slab: Size,
  faults: readonly Point[],
): readonly Piece[] {
  const across = pieces.map((piece) => ({ ...piece, x: slab.width - piece.x - piece.width }));
  const down = (ones: readonly Piece[]) =>
    ones.map((piece) => ({ ...piece, y: slab.height - piece.y - piece.height }));
  const ways = [pieces, across, down(pieces), down(across)];
  const covered = ways.map(
    (way) => faults.filter((fault) => way.some((piece) => isOver(piece, fault))).length,
  );
  return ways[covered.indexOf(Math.min(...covered))] ?? pieces;
}

/** Whether a piece lies over a fault, or ends at it. */
export function isOver({ x, y, width, height }: Rect, fault: Point): boolean {
  return fault.x >= x && fault.x <= x + width && fault.y >= y && fault.y <= y + height;
}
