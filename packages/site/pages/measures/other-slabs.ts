import type { Size } from "@stoneyard/cutting/shapes.ts";
import type { MeasuredPiece, Measures, Slid } from "@stoneyard/site/choice/measured-piece.ts";
import { isFree, nearestFree } from "../stone/slab/piece-moves.ts";
import { SAW } from "./cutting-list.ts";
import { type LyingPiece, plannedPieces, slidPieces } from "./slab-pieces.ts";
import type { PackedList } from "./use-layout.ts";

const CLEARANCE = { kerf: SAW.kerf / 10, edge: SAW.margin / 10 };

/** A slab, from 0, onto which a piece can be brought, and its first place there. */
export type OtherPlace = { slab: number; slid: Slid };

/** For each piece of a slab the other slabs with room for it. Sizes in cm. */
export function otherPlaces(
  packed: PackedList,
  measured: readonly MeasuredPiece[],
  slid: Measures["slid"],
  from: readonly LyingPiece[],
  slab: number,
  size: Size,
): { lying: LyingPiece; places: OtherPlace[] }[] {
  const others = Array.from({ length: packed.layout.slabs }, (_, number) => number)
    .filter((number) => number !== slab)
    .map((number) => ({
      number,
      pieces: slidPieces(plannedPieces(packed, measured, number, slid), slid, size).map(({ piece }) => piece),
    }));
  return from.map((lying) => ({
    lying,
    places: others.flatMap(({ number, pieces }): OtherPlace[] => {
      const at = { ...lying.piece, x: CLEARANCE.edge, y: CLEARANCE.edge };
      const free = nearestFree(at, pieces, size, Math.hypot(size.width, size.height), CLEARANCE);
      if (!free) return [];
      const { x, y, turned = false } = free;
      const slid = { x: Math.round(x * 10), y: Math.round(y * 10), turned, slab: number };
      return [{ slab: number, slid }];
    }),
  }));
}

/** Without pieces that the address brings to a slab where they cannot lie. */
export function possibleMoves(
  packed: PackedList,
  measured: readonly MeasuredPiece[],
  slid: Measures["slid"],
  size: Size,
): Measures["slid"] {
  const impossible = Array.from({ length: packed.layout.slabs }, (_, slab) => slab).flatMap((slab) => {
    const pieces = slidPieces(plannedPieces(packed, measured, slab, slid), slid, size);
    const brought = pieces.filter((one) => one.brought !== undefined);
    return brought.filter(
      (one) =>
        !isFree(
          one.piece,
          pieces.filter((other) => other !== one).map(({ piece }) => piece),
          size,
          CLEARANCE,
        ),
    );
  });
  if (impossible.length === 0) return slid;
  const numbers = new Set(impossible.map(({ number }) => number));
  return Object.fromEntries(Object.entries(slid).filter(([number]) => !numbers.has(Number(number))));
}
