import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { slabWord } from "./items.ts";

/**
 * Kinds of pieces: their letter in the address, the surface of a room, and the hardest use that the stone must be good for. Each
 * name is a message under `stone.pieces`.
 */
export const KINDS = {
  worktopRun: { letter: "w", surface: "worktop", use: "worktop" },
  splashback: { letter: "b", surface: "splashback", use: "wall" },
  islandTop: { letter: "i", surface: "island", use: "worktop" },
  waterfall: { letter: "e", surface: "island", use: "wall" },
  windowSill: { letter: "s", surface: undefined, use: "sill" },
  stairTread: { letter: "t", surface: "treads", use: "stairs" },
  stairRiser: { letter: "r", surface: "risers", use: "wall" },
  wallPanel: { letter: "p", surface: "wall", use: "shower" },
  floorTile: { letter: "f", surface: "floor", use: "floor" },
  otherPiece: { letter: "o", surface: undefined, use: undefined },
} as const satisfies Record<
  string,
  { letter: string; surface: Surface | undefined; use: Purpose | undefined }
>;
export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** What stands on end has a height instead of a depth. */
export const UPRIGHT: readonly Kind[] = ["splashback", "stairRiser", "wallPanel"];

/** What is joined end to end with another kind, too. Others meet along an edge: cut side by side, veins would not meet there. */
const JOINED_AT_ENDS: readonly Kind[] = ["waterfall", "otherPiece"];

/** Whether the veins of a piece can continue from the one before it. */
export function canRunOn(kind: Kind, before: Kind | undefined): boolean {
  if (before === undefined || kind === before) return before !== undefined;
  return [kind, before].some((one) => JOINED_AT_ENDS.includes(one));
}

/** Pieces that can have a sink or a hob. */
export const WITH_CUT_OUTS: readonly Kind[] = ["worktopRun", "islandTop", "otherPiece"];

/** As one looks at the piece where it is used. */
export const EDGES = ["front", "back", "left", "right"] as const;
export type Edge = (typeof EDGES)[number];
/** Names under `measures.edges`. */
export type EdgeName = Edge | "bottom" | "top";

/** What an edge is called: upright pieces are seen from the front, others from above. */
export function edgeName(edge: Edge, kind: Kind): EdgeName {
  const isAlong = edge === "front" || edge === "back";
  if (!isAlong || !UPRIGHT.includes(kind)) return edge;
  return edge === "front" ? "bottom" : "top";
}

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

/** Where a visitor has moved a piece, mm from its slab's upper left corner; `slab`, from 0, where not the planned one. */
export type Move = { x: number; y: number; turned: boolean; slab?: number };

/** Templates that ask for a number, which decides how many pieces there are. */
const COUNTED = ["stairs", "sills", "floor"] as const;
export type CountedTemplate = (typeof COUNTED)[number];

/** All that a visitor says. */
export type Measures = {
  pieces: readonly MeasuredPiece[];
  /** The number that such a template was given: of steps, of windows, or of square metres. */
  counted: { template: CountedTemplate; number: number } | undefined;
  /** Thickness of the slab, cm; undefined means the stone's first. */
  thickness: number | undefined;
  /** Number of the slab in the yard that they lie on; undefined means slabs of the usual size. */
  slab: string | undefined;
  /** Pieces may be turned by a quarter, as no vein has to run along them. */
  turns: boolean;
  /** By the number of the piece that is cut. */
  moves: Readonly<Record<number, Move>>;
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

/** The parameter that names the stone. */
export const STONE_PARAMETER = "stone";

/** Limits beyond what any visitor writes; of more pieces the address would be too long for an enquiry. */
const MOST = { pieces: 400, count: 9999, cutOuts: 9, slab: 40 };

/**
 * Reads what `writeMeasures` wrote: `pieces=w2400x620-efr-s1,b2400x600-v` is a worktop of 240 × 62 cm, polished in front and
 * at its right end, with one sink, and a splashback on which its veins run on. What cannot be meant is left out.
 */
export function readMeasures(query: URLSearchParams): Measures {
  const pieces = (query.get("pieces") ?? "")
    .split(",")
    .slice(0, MOST.pieces)
    .flatMap((word) => pieceOf(word) ?? []);
  const moves = (query.get("at") ?? "").split(",").map(moveOf);
  const thickness = Number(query.get("thickness"));
  return {
    pieces,
    counted: countedIn(query.get("counted") ?? ""),
    thickness: thickness > 0 ? thickness : undefined,
    slab: query.get("slab")?.slice(0, MOST.slab) || undefined,
    turns: query.get("turns") === "1",
    moves: Object.fromEntries(moves.filter((one) => one !== undefined)),
  };
}

/** The query of the page, without a question mark. */
export function writeMeasures(stone: string, measures: Measures): string {
  const { pieces, counted, thickness, slab, turns, moves } = measures;
  const at = Object.entries(moves).map(([piece, { x, y, turned, slab }]) =>
    [piece, x, y, ...(turned ? ["t"] : []), ...(slab === undefined ? [] : [`s${slab}`])].join("-"),
  );
  const values = {
    [STONE_PARAMETER]: stone,
    pieces: pieces.map(wordOf).join(","),
    counted: counted ? `${counted.template}-${counted.number}` : "",
    thickness: thickness ? String(thickness) : "",
    slab: slab ? slabWord(slab) : "",
    turns: turns ? "1" : "",
    at: at.join(","),
  };
  // Nothing else of it needs escapes.
  return Object.entries(values)
    .flatMap(([name, value]) => (value ? `${name}=${value}` : []))
    .join("&");
}

/** In whole dinars. */
export type ShownSum = { total: number; vat: "included" | "excluded" };
/** What a plan came to when its visitor asked, which later prices and stones must not change. */
export type ShownPlan = {
  slabs: number;
  /** In how many parts the pieces of each entry are cut. */
  parts: readonly number[];
  sum: ShownSum | undefined;
};

/** The query of a plan with what it came to. */
export function withShown(query: string, { slabs, parts, sum }: ShownPlan): string {
  const inParts = parts.some((each) => each > 1) ? `&parts=${parts.join(",")}` : "";
  return `${query}&slabs=${slabs}${inParts}${sum ? `&sum=${sum.total}-${sum.vat}` : ""}`;
}

/** What of it can be meant. */
export function readShown(query: URLSearchParams): Partial<ShownPlan> {
  const [slabs] = /^[1-9]\d{0,2}$/.exec(query.get("slabs") ?? "") ?? [];
  const [parts] = /^[1-9]\d?(,[1-9]\d?)*$/.exec(query.get("parts") ?? "") ?? [];
  const [, total, vat] = /^(\d{1,12})-(included|excluded)$/.exec(query.get("sum") ?? "") ?? [];
  return {
    ...(slabs !== undefined && { slabs: Number(slabs) }),
    ...(parts !== undefined && { parts: parts.split(",").map(Number) }),
    ...(total !== undefined && {
      sum: { total: Number(total), vat: vat === "included" ? vat : "excluded" },
    }),
  };
}

function wordOf({ kind, length, depth, count, polished, cutOuts, runsOn }: MeasuredPiece): string {
  const marks = [
    count > 1 && `n${count}`,
    polished.length > 0 &&
      `e${EDGES.filter((edge) => polished.includes(edge))
        .map((edge) => edge[0])
        .join("")}`,
    ...CUT_OUTS.map((cutOut) => cutOuts[cutOut] > 0 && `${cutOut[0]}${cutOuts[cutOut]}`),
    runsOn && "v",
  ].filter(Boolean);
  return [`${KINDS[kind].letter}${length}x${depth}`, ...marks].join("-");
}

function pieceOf(word: string): MeasuredPiece | undefined {
  const [size = "", ...marks] = word.split("-");
  const [, letter, length, depth] = /^([a-z])(\d{1,5})x(\d{1,5})$/.exec(size) ?? [];
  const kind = KIND_NAMES.find((name) => KINDS[name].letter === letter);
  if (!kind) return undefined;
  const valueAfter = (mark: string) => marks.find((each) => each[0] === mark)?.slice(1);
  const numberOf = (mark: string, most: number) =>
    Math.min(Number.parseInt(valueAfter(mark) ?? "0", 10) || 0, most);
  return newPiece(kind, Number(length), Number(depth), {
    count: numberOf("n", MOST.count) || 1,
    polished: EDGES.filter((edge) => valueAfter("e")?.includes(edge[0] ?? "")),
    cutOuts: { sink: numberOf("s", MOST.cutOuts), hob: numberOf("h", MOST.cutOuts) },
    runsOn: valueAfter("v") !== undefined,
  });
}

function countedIn(word: string): Measures["counted"] {
  const [, name, number] = /^([a-z]+)-(\d{1,3}(?:\.\d{1,2})?)$/.exec(word) ?? [];
  const template = COUNTED.find((one) => one === name);
  return template && { template, number: Number(number) };
}

function moveOf(word: string): [number, Move] | undefined {
  const [, piece, x, y, turned, slab] =
    /^(\d{1,3})-(\d{1,5})-(\d{1,5})(-t)?(?:-s(\d{1,3}))?$/.exec(word) ?? [];
  if (piece === undefined) return undefined;
  const move = { x: Number(x), y: Number(y), turned: turned !== undefined };
  return [Number(piece), slab === undefined ? move : { ...move, slab: Number(slab) }];
}

export type PieceWords = {
  kind: (kind: Kind) => string;
  /** Before the names of openings. */
  cutOutsFor: string;
  cutOut: (cutOut: CutOut) => string;
  /** Before the names of edges. */
  polished: string;
  edge: (name: EdgeName) => string;
  parts: (parts: number) => string;
  number: (value: number) => string;
  /** The locale for lower case, whatever the browser's. */
  intlLocale: string;
};

/**
 * The cutting list, equal pieces together: `2 × Worktop 260 × 62 cm (in 2 parts; cut-outs: hob; polished edges: front)`.
 * @param parts in how many parts each is cut, where that is known
 */
export function piecesInWords(
  pieces: readonly MeasuredPiece[],
  words: PieceWords,
  parts: readonly number[] = [],
): string[] {
  const counts = new Map<string, number>();
  for (const [place, piece] of pieces.entries()) {
    const { kind, length, depth, count } = piece;
    const size = `${words.kind(kind)} ${words.number(length / 10)} × ${words.number(depth / 10)} cm`;
    const work = workInWords(piece, parts[place] ?? 1, words);
    const told = `${size}${work && ` (${work})`}`;
    counts.set(told, (counts.get(told) ?? 0) + count);
  }
  return [...counts].map(([told, count]) => (count > 1 ? `${count} × ${told}` : told));
}

/** What pieces are cut of: `Magma, 2 cm, 3 slabs`. */
export function slabsInWords(
  stone: string | undefined,
  { thickness, slabs }: { thickness: number | undefined; slabs: number | undefined },
  words: Pick<PieceWords, "number"> & { slabs: (slabs: number) => string },
): string {
  const height = stone && thickness && `${words.number(thickness)} cm`;
  return [stone, height, slabs && words.slabs(slabs)].filter(Boolean).join(", ");
}

/** Work on a piece besides cutting it to size. */
function workInWords({ kind, cutOuts, polished }: MeasuredPiece, parts: number, words: PieceWords): string {
  const openings = CUT_OUTS.flatMap((cutOut) =>
    cutOuts[cutOut] > 0
      ? [`${cutOuts[cutOut] > 1 ? `${cutOuts[cutOut]} × ` : ""}${words.cutOut(cutOut)}`]
      : [],
  );
  return [
    parts > 1 && words.parts(parts),
    openings.length > 0 && `${words.cutOutsFor}: ${openings.join(", ")}`,
    polished.length > 0 &&
      `${words.polished}: ${polished.map((edge) => words.edge(edgeName(edge, kind))).join(", ")}`,
  ]
    .filter(Boolean)
    .join("; ")
    .toLocaleLowerCase(words.intlLocale);
}
