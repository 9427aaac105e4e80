import {
  CUT_OUTS,
  EDGES,
  KIND_NAMES,
  KINDS,
  type MeasuredPiece,
  type Measures,
  newPiece,
  type Slid,
} from "./measured-piece.ts";

/** The parameter that names the stone. */
export const STONE_PARAMETER = "stone";

const NOTHING: Measures = { pieces: [], thickness: undefined, turns: false, joints: false, slid: {} };
/** Limits beyond what any visitor writes (mm). */
const MOST = { pieces: 60, mm: 99_999, count: 999, cutOuts: 9 };

/**
 * Reads what `writeMeasures` wrote: `pieces=w2400x620-efr-s1,b2400x600-v` is a worktop of 240 × 62 cm, polished in front and
 * at its right end, with one sink, and a splashback on which its veins run on. What cannot be meant is left out.
 */
export function readMeasures(query: URLSearchParams): Measures {
  const pieces = (query.get("pieces") ?? "")
    .split(",")
    .slice(0, MOST.pieces)
    .flatMap((word) => pieceOf(word) ?? []);
  const slid = (query.get("at") ?? "").split(",").map(slidOf);
  const thickness = Number(query.get("thickness"));
  return {
    ...NOTHING,
    pieces,
    thickness: thickness > 0 ? thickness : undefined,
    turns: query.get("turns") === "1",
    joints: query.get("joints") === "1",
    slid: Object.fromEntries(slid.filter((one) => one !== undefined)),
  };
}

/** The query of the page, without a question mark. */
export function writeMeasures(stone: string, { pieces, thickness, turns, joints, slid }: Measures): string {
  const at = Object.entries(slid).map(([piece, { x, y, turned, slab }]) =>
    [piece, x, y, ...(turned ? ["t"] : []), ...(slab === undefined ? [] : [`s${slab}`])].join("-"),
  );
  const values = {
    [STONE_PARAMETER]: stone,
    pieces: pieces.map(wordOf).join(","),
    thickness: thickness ? String(thickness) : "",
    turns: turns ? "1" : "",
    joints: joints ? "1" : "",
    at: at.join(","),
  };
  // Nothing of it needs escapes.
  return Object.entries(values)
    .flatMap(([name, value]) => (value ? `${name}=${value}` : []))
    .join("&");
}

/** The estimate when the visitor asked, in whole dinars. */
export type ShownSum = { total: number; vat: "included" | "excluded" };

/** The query of a plan with its estimate as shown, which later prices must not change. */
export function withSum(query: string, sum: ShownSum | undefined): string {
  return sum ? `${query}&sum=${sum.total}-${sum.vat}` : query;
}

export function readSum(query: URLSearchParams): ShownSum | undefined {
  const [, total, vat] = /^(\d{1,12})-(included|excluded)$/.exec(query.get("sum") ?? "") ?? [];
  return total === undefined
    ? undefined
    : { total: Number(total), vat: vat === "included" ? vat : "excluded" };
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

function slidOf(word: string): [number, Slid] | undefined {
  const [, piece, x, y, turned, slab] =
    /^(\d{1,3})-(\d{1,5})-(\d{1,5})(-t)?(?:-s(\d{1,2}))?$/.exec(word) ?? [];
  if (piece === undefined) return undefined;
  const slid = { x: Number(x), y: Number(y), turned: turned !== undefined };
  return [Number(piece), slab === undefined ? slid : { ...slid, slab: Number(slab) }];
}
