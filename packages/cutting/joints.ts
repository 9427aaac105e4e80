import { type Piece, type Saw, type Size, usableOf } from "./shapes.ts";

/**
 * The number of equal parts into which a piece is cut along its length so that each fits on a slab. Undefined if the piece is
 * too deep.
 */
export function partCount({ width, height, turns }: Piece, slab: Size, saw: Saw): number | undefined {
  if (!(width > 0 && height > 0)) return undefined;
  const usable = usableOf(slab, saw);
  const upright = { along: usable.width, across: usable.height };
  const turned = { along: usable.height, across: usable.width };
  const ways = (turns ? [upright, turned] : [upright]).filter(
    ({ along, across }) => along > 0 && height <= across,
  );
  return ways.length > 0 ? Math.min(...ways.map(({ along }) => Math.ceil(width / along))) : undefined;
}

/** One of several parts: whole millimetres, the first ones longer by one where they do not come out even. */
export function partOf(piece: Piece, parts: number, part: number): Piece {
  const longer = part < piece.width % parts ? 1 : 0;
  return { ...piece, width: Math.floor(piece.width / parts) + longer };
}
