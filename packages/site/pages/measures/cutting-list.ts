import { partCount, partOf } from "@stoneyard/cutting/joints.ts";
import { fits } from "@stoneyard/cutting/pack.ts";
import { type Row, stripOf } from "@stoneyard/cutting/rows.ts";
import type { Piece, Saw, Size } from "@stoneyard/cutting/shapes.ts";
import {
  CUT_OUT_SIZES,
  CUT_OUTS,
  type CutOut,
  canRunOn,
  type MeasuredPiece,
  type Measures,
} from "@stoneyard/site/choice/measures.ts";

/** A bridge saw's blade, and how much of a slab's raw edge is cut off, mm. */
export const SAW: Saw = { kerf: 4, margin: 20 };
/** The same in centimetres, as the slab's viewer counts. */
export const CLEARANCE = { kerf: SAW.kerf / 10, edge: SAW.margin / 10 };

/** Least stone between a cut-out and any edge, and between two cut-outs, mm. */
const RIM = 50;
const BETWEEN = 100;
/** Larger jobs are for the yard. */
const MOST_PIECES = 150;

/** A piece to cut, and its entry in the visitor's list. */
export type CutPiece = Piece & { measured: number; part: number; parts: number; cutOuts: CutOut[] };

/** Why a piece of the list cannot be cut; lengths are centimetres. */
export type CuttingProblem = {
  measured: number;
  code:
    | "tooDeep"
    | "fitsTurned"
    | "fitsTurnedInParts"
    | "noRoomForCutOuts"
    | "otherCount"
    | "rowTooLong"
    | "tooMany";
  values: Record<string, number>;
};

export type CuttingList = { rows: Row[]; pieces: CutPiece[]; problems: CuttingProblem[] };

/** Nothing to cut. */
export const EMPTY_LIST: CuttingList = { rows: [], pieces: [], problems: [] };

/** The pieces to cut, each row from one strip; or why an entry cannot be cut. */
export function cuttingList({ pieces, turns }: Pick<Measures, "pieces" | "turns">, slab: Size): CuttingList {
  const list: CuttingList = { rows: [], pieces: [], problems: [] };
  /** The rows of the piece before, which the next one may go on with. */
  let before: CutPiece[][] = [];
  const all: CutPiece[][] = [];
  for (const [measured, piece] of pieces.entries()) {
    const found = piecesOf(piece, measured, turns, slab);
    if ("code" in found) {
      list.problems.push(found);
      before = [];
      continue;
    }
    const runsOn = piece.runsOn && canRunOn(piece.kind, pieces[measured - 1]?.kind) && before.length > 0;
    const problem = runsOn ? joinedTo(before, found, measured, slab) : undefined;
    if (problem) list.problems.push(problem);
    else if (!runsOn) {
      before = found.map((one) => [one]);
      all.push(...before);
    }
  }
  list.rows = all;
  list.pieces = all.flat();
  if (list.pieces.length > MOST_PIECES) {
    list.problems.push({ measured: pieces.length - 1, code: "tooMany", values: { most: MOST_PIECES } });
  }
  return list;
}

/** All pieces of one entry, what is longer than a slab in equal parts; or why there are none. */
function piecesOf(
  entry: MeasuredPiece,
  measured: number,
  turns: boolean,
  slab: Size,
): CutPiece[] | CuttingProblem {
  const piece = { width: entry.length, height: entry.depth, turns };
  const parts = partCount(piece, slab, SAW);
  if (parts === undefined) {
    const most = { length: (slab.width - 2 * SAW.margin) / 10, depth: (slab.height - 2 * SAW.margin) / 10 };
    const turned = partCount({ ...piece, turns: true }, slab, SAW);
    if (turned === undefined) return { measured, code: "tooDeep", values: most };
    if (turned > 1) return { measured, code: "fitsTurnedInParts", values: { parts: turned } };
    return { measured, code: "fitsTurned", values: {} };
  }
  const each = Array.from({ length: parts }, (_, part): CutPiece => {
    const cutOuts = cutOutsOf(entry).filter((_, place) => place % parts === part);
    return { ...partOf(piece, parts, part), measured, part, parts, cutOuts };
  });
  const narrow = each.find((one) => !cutOutsFit(one));
  if (narrow) return { measured, code: "noRoomForCutOuts", values: roomFor(narrow.cutOuts) };
  // More are not laid out, however many an address asks for.
  const most = Math.ceil((MOST_PIECES + 1) / parts);
  return Array.from({ length: Math.min(entry.count, most) }, (_, copy) =>
    parts > 1 ? each.map((one) => ({ ...one, joint: measured * MOST_PIECES + copy })) : each,
  ).flat();
}

/** In how many parts each piece of an entry is cut. */
export function partsOf({ pieces }: CuttingList, entry: number): number {
  return pieces.find(({ measured }) => measured === entry)?.parts ?? 1;
}

function cutOutsOf({ cutOuts }: MeasuredPiece): CutOut[] {
  return CUT_OUTS.flatMap((cutOut) => Array.from({ length: cutOuts[cutOut] }, () => cutOut));
}

/** Whether an entry's pieces were joined to the rows before. */
function joinedTo(
  before: CutPiece[][],
  pieces: CutPiece[],
  measured: number,
  slab: Size,
): CuttingProblem | undefined {
  const first = [...(before[0] ?? []), ...pieces.slice(0, 1)];
  const most = (slab.width - 2 * SAW.margin) / 10;
  if (first.some(({ parts }) => parts > 1) || !fits(stripOf(first, SAW), slab, SAW)) {
    // The whole length counts when it is cut in parts.
    const length = first.reduce(
      (sum, { width, parts }) => sum + width * parts,
      (first.length - 1) * SAW.kerf,
    );
    return { measured, code: "rowTooLong", values: { length: length / 10, most } };
  }
  if (before.length !== pieces.length) {
    return { measured, code: "otherCount", values: { count: before.length } };
  }
  for (const [place, row] of before.entries()) row.push(...pieces.slice(place, place + 1));
  return undefined;
}

/** The least length and depth for some cut-outs beside one another, cm. */
function roomFor(cutOuts: readonly CutOut[]): { length: number; depth: number } {
  const widths = cutOuts.reduce((sum, cutOut) => sum + CUT_OUT_SIZES[cutOut].width, 0);
  const depth = Math.max(...cutOuts.map((cutOut) => CUT_OUT_SIZES[cutOut].height));
  return { length: (widths + 2 * RIM + (cutOuts.length - 1) * BETWEEN) / 10, depth: (depth + 2 * RIM) / 10 };
}

function cutOutsFit({ cutOuts, width, height }: CutPiece): boolean {
  if (cutOuts.length === 0) return true;
  const { length, depth } = roomFor(cutOuts);
  return width / 10 >= length && height / 10 >= depth;
}

/** Positions of a piece's cut-outs, mm from its upper left corner: what is left beside the least stone is spread evenly. */
export function cutOutPlaces({ cutOuts, width, height }: CutPiece) {
  const left = width - roomFor(cutOuts).length * 10;
  const share = left / (cutOuts.length + 1);
  let x = RIM + share;
  return cutOuts.map((cutOut) => {
    const size = CUT_OUT_SIZES[cutOut];
    const place = { ...size, x, y: (height - size.height) / 2 };
    x += size.width + BETWEEN + share;
    return place;
  });
}

export type Totals = {
  /** m², cut-outs included, as stone is sold. */
  area: number;
  /** m² of the cut-outs. */
  cutOutArea: number;
  /** Metres. */
  polished: number;
  cutOuts: number;
};

/** What the list comes to. */
export function totalsOf(pieces: readonly MeasuredPiece[]): Totals {
  const totals = { area: 0, cutOutArea: 0, polished: 0, cutOuts: 0 };
  for (const { length, depth, count, polished, cutOuts } of pieces) {
    totals.area += (count * length * depth) / 1_000_000;
    for (const edge of polished) {
      totals.polished += (count * (edge === "front" || edge === "back" ? length : depth)) / 1000;
    }
    for (const cutOut of CUT_OUTS) {
      const { width, height } = CUT_OUT_SIZES[cutOut];
      totals.cutOuts += count * cutOuts[cutOut];
      totals.cutOutArea += (count * cutOuts[cutOut] * width * height) / 1_000_000;
    }
  }
  return totals;
}
