import { isOver, largestBeside } from "@stoneyard/cutting/beside-faults.ts";
import { canBeParted, restsOf } from "@stoneyard/cutting/rests.ts";
import type { Point, Rect, Size } from "@stoneyard/cutting/shapes.ts";
import type { Edge, MeasuredPiece, Measures, Move } from "@stoneyard/site/choice/measures.ts";
import type { SlabFault } from "../slab/fault-marks.tsx";
import { isFree, nearestFree } from "../stone/slab/piece-moves.ts";
import type { Piece } from "../stone/slab/pieces.ts";
import { CLEARANCE, type CutPiece, cutOutPlaces, SAW } from "./cutting-list.ts";
import type { PackedList } from "./use-layout.ts";

/**
 * A piece on a slab: its number in the cutting list, where it lies in mm, and as the slab's viewer shows it, in cm; `brought` to
 * which slab, where that is not the one it was planned on.
 */
export type LyingPiece = { number: number; mm: Rect; piece: Piece; brought?: number };

/** The packed pieces of one slab, including those that a visitor brought from another one. */
export function plannedPieces(
  { list, layout }: PackedList,
  measured: readonly MeasuredPiece[],
  slab: number,
  moves: Measures["moves"] = {},
): LyingPiece[] {
  return layout.placed
    .map((placed) => {
      const { x, y, turned, slab: brought } = moves[placed.piece] ?? placed;
      const isElsewhere = brought !== undefined && brought !== placed.slab && brought < layout.slabs;
      if (!isElsewhere) return placed;
      const keepsTurn = !list.pieces[placed.piece]?.turns;
      return { ...placed, x, y, turned: keepsTurn ? placed.turned : turned, slab: brought, brought };
    })
    .filter((placed) => placed.slab === slab)
    .flatMap(({ piece: number, x, y, turned, ...placed }): LyingPiece[] => {
      const cut = list.pieces[number];
      const entry = cut && measured[cut.measured];
      if (!cut || !entry) return [];
      const mm = { x, y, ...sizeOf(cut, turned) };
      const cutOuts = cutOutPlaces(cut).map(inCentimetres);
      return [
        {
          number,
          mm,
          ...("brought" in placed && { brought: placed.brought }),
          piece: {
            ...inCentimetres(mm),
            name: entry.kind,
            entry: cut.measured + 1,
            directed: !cut.turns,
            turned,
            cutOuts,
            polished: polishedOf(cut, entry),
          },
        },
      ];
    });
}

/** Where a piece is cut in parts, only the outer parts have its ends. */
export function polishedOf({ part, parts }: CutPiece, { polished }: MeasuredPiece): Edge[] {
  return polished.filter((edge) => !(edge === "left" && part > 0) && !(edge === "right" && part < parts - 1));
}

/** The same with the visitor's moves; as planned where the address has impossible places or leaves no room. */
export function movedPieces(
  planned: readonly LyingPiece[],
  moves: Measures["moves"],
  slab: Size,
): LyingPiece[] {
  const all = planned.map((one): LyingPiece => {
    const { number, mm, piece } = one;
    const to = moves[number];
    if (!to) return one;
    const turned = piece.directed ? piece.turned === true : to.turned;
    const size = turned === piece.turned ? mm : { width: mm.height, height: mm.width };
    const moved = { x: to.x, y: to.y, width: size.width, height: size.height };
    return { ...one, mm: moved, piece: { ...piece, ...inCentimetres(moved), turned } };
  });
  const isMoved = ({ number }: LyingPiece) => moves[number] !== undefined;
  const placed: Piece[] = [];
  const lying = new Map<number, LyingPiece>();
  for (const one of [...all.filter(isMoved), ...all.filter((each) => !isMoved(each))]) {
    const place = isFree(one.piece, placed, slab, CLEARANCE)
      ? one
      : isMoved(one)
        ? undefined
        : besides(one, placed, slab);
    if (!place) return [...planned];
    placed.push(place.piece);
    lying.set(one.number, place);
  }
  return all.map((one) => lying.get(one.number) ?? one);
}

/** A piece at its nearest free place. */
function besides(one: LyingPiece, placed: readonly Piece[], slab: Size): LyingPiece | undefined {
  const piece = nearestFree(one.piece, placed, slab, Math.hypot(slab.width, slab.height), CLEARANCE);
  if (!piece) return undefined;
  const mm = { ...one.mm, x: Math.round(piece.x * 10), y: Math.round(piece.y * 10) };
  return { ...one, mm, piece };
}

/** A slab, from 0, onto which a piece can be brought, and its first place there. */
export type OtherPlace = { slab: number; move: Move };

/** For each piece of a slab the other slabs with room for it. Sizes in cm. */
export function otherPlaces(
  packed: PackedList,
  measured: readonly MeasuredPiece[],
  moves: Measures["moves"],
  from: readonly LyingPiece[],
  slab: number,
  size: Size,
): { lying: LyingPiece; places: OtherPlace[] }[] {
  const others = Array.from({ length: packed.layout.slabs }, (_, number) => number)
    .filter((number) => number !== slab)
    .map((number) => ({
      number,
      pieces: movedPieces(plannedPieces(packed, measured, number, moves), moves, size).map(
        ({ piece }) => piece,
      ),
    }));
  return from.map((lying) => ({
    lying,
    places: others.flatMap(({ number, pieces }): OtherPlace[] => {
      const at = { ...lying.piece, x: CLEARANCE.edge, y: CLEARANCE.edge };
      const free = nearestFree(at, pieces, size, Math.hypot(size.width, size.height), CLEARANCE);
      if (!free) return [];
      const { x, y, turned = false } = free;
      const move = { x: Math.round(x * 10), y: Math.round(y * 10), turned, slab: number };
      return [{ slab: number, move }];
    }),
  }));
}

/** Without pieces that the address brings to a slab where they cannot lie. */
export function possibleMoves(
  packed: PackedList,
  measured: readonly MeasuredPiece[],
  moves: Measures["moves"],
  size: Size,
): Measures["moves"] {
  const impossible = Array.from({ length: packed.layout.slabs }, (_, slab) => slab).flatMap((slab) => {
    const pieces = movedPieces(plannedPieces(packed, measured, slab, moves), moves, size);
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
  if (impossible.length === 0) return moves;
  const numbers = new Set(impossible.map(({ number }) => number));
  return Object.fromEntries(Object.entries(moves).filter(([number]) => !numbers.has(Number(number))));
}

/** The largest rest in one piece without a fault, mm: of the plan, or once pieces are moved, as they lie. `size` in cm. */
export function largestRest(
  { layout }: PackedList,
  lying: readonly LyingPiece[][],
  moves: Measures["moves"],
  size: Size,
  faults: readonly SlabFault[] = [],
): Size | undefined {
  const rests = Object.keys(moves).length > 0 ? restsAsLying(lying, size) : layout.remainders;
  const points = faults.map(inMillimetres);
  const whole = rests.map((rest) => (rest.slab === 0 ? largestBeside(rest, points) : rest));
  return whole.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
}

function restsAsLying(lying: readonly LyingPiece[][], size: Size): (Rect & { slab: number })[] {
  return lying.flatMap((on, slab) => {
    const rests = restsOf(placesOf(on), wholeOf(size), SAW) ?? [];
    return rests.map((rest) => ({ ...rest, slab }));
  });
}

/** Whether pieces of a plan lie over faults of its first slab, or where no straight cuts part them. */
export function isAmiss(
  lying: readonly LyingPiece[][],
  size: Size,
  faults: readonly SlabFault[] = [],
): boolean {
  const isOverFault = lying[0]?.some((one) => faultsUnder(one, faults).length > 0) ?? false;
  return isOverFault || !lying.every((on) => isCuttable(on, size));
}

/** Whether straight cuts part the pieces of a slab. `size` in cm. */
export function isCuttable(lying: readonly LyingPiece[], size: Size): boolean {
  return canBeParted(placesOf(lying), wholeOf(size), SAW);
}

/** The pieces of each slab with the visitor's moves, of which each is possible. `size` in cm. */
export function lyingPieces(
  packed: PackedList,
  measured: readonly MeasuredPiece[],
  moves: Measures["moves"],
  size: Size,
): LyingPiece[][] {
  return Array.from({ length: packed.layout.slabs }, (_, slab) =>
    movedPieces(plannedPieces(packed, measured, slab, moves), moves, size),
  );
}

const placesOf = (lying: readonly LyingPiece[]) => lying.map(({ mm }) => mm);
const wholeOf = ({ width, height }: Size) => ({ width: width * 10, height: height * 10 });

/** The moves of a slab's pieces. */
export function movesFrom(planned: readonly LyingPiece[], laid: readonly Piece[]): Record<number, Move> {
  const all = planned.flatMap(({ number, mm, piece, brought }, place): [number, Move][] => {
    const { x, y, turned = false } = laid[place] ?? piece;
    const now = { x: Math.round(x * 10), y: Math.round(y * 10), turned };
    if (brought !== undefined) return [[number, { ...now, slab: brought }]];
    return now.x === mm.x && now.y === mm.y && now.turned === piece.turned ? [] : [[number, now]];
  });
  return Object.fromEntries(all);
}

/** The faults of a slab that a piece lies over, by their places in the list. */
export function faultsUnder({ mm }: LyingPiece, faults: readonly SlabFault[]): number[] {
  return faults.flatMap((fault, place) => (isOver(mm, inMillimetres(fault)) ? [place] : []));
}

/** Whether the pieces of each row still lie side by side, so that veins continue. */
export function rowsHold(
  { list }: PackedList,
  planned: readonly LyingPiece[],
  lying: readonly LyingPiece[],
): boolean {
  const wayOf = (number: number) => {
    const [from, to] = [planned, lying].map((all) => all.find((one) => one.number === number)?.mm);
    return from && to ? `${to.x - from.x} ${to.y - from.y} ${to.width - from.width}` : "";
  };
  let number = 0;
  return list.rows.every((row) => {
    const ways = row.map(() => wayOf(number++));
    return ways.every((way) => way === ways[0]);
  });
}

/** Where a fault is on its slab. */
export function inMillimetres({ left, top }: SlabFault): Point {
  return { x: left * 10, y: top * 10 };
}

function sizeOf({ width, height }: Size, turned: boolean): Size {
  return turned ? { width: height, height: width } : { width, height };
}

function inCentimetres({ x, y, width, height }: Rect): Rect {
  return { x: x / 10, y: y / 10, width: width / 10, height: height / 10 };
}
