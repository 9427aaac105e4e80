import { fits, usableOf } from "./pack.ts";
import type { Piece, Saw, Size } from "./shapes.ts";

/** In how many equal parts, one beside the other, a piece must be cut to be got from slabs; undefined where joints across its length do not help. */
export function partsOf(piece: Piece, slab: Size, saw: Saw): number | undefined {
  const usable = usableOf(slab, saw);
  const most = Math.ceil(piece.width / Math.min(usable.width, usable.height));
  for (let parts = 1; parts <= most; parts++) {
    if (fits(partOf(piece, parts, 0), slab, saw)) return parts;
  }
  return undefined;
}

/** One of several parts: whole millimetres, the first ones longer by one where they do not come out even. */
export function partOf(piece: Piece, parts: number, part: number): Piece {
  const longer = part < piece.width % parts ? 1 : 0;
  return { ...piece, width: Math.floor(piece.width / parts) + longer };
}
