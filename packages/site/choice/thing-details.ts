import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { stoneOfWord } from "@stoneyard/site/content/stone-word.ts";
import type { Subjects } from "./items.server.ts";
import { type ItemKey, PLAN_KEY, slabNumberOf } from "./items.ts";
import { readAddress, surfacesByStone } from "./laid-stones.ts";
import {
  type PieceWords,
  piecesInWords,
  readMeasures,
  readShown,
  type ShownSum,
  STONE_PARAMETER,
  slabsInWords,
} from "./measures.ts";

type DetailWords = {
  surface: (surface: Surface) => string;
  comparedWith: (stone: string) => string;
  slabOf: (stone: string, number: string) => string;
  pieces: PieceWords;
  slabs: (slabs: number) => string;
  sum: (sum: ShownSum) => string;
};

/** Details of a room or plan, `Worktop: Nero Marquina; Floor: Trani`, and the faults of a slab; nothing for other things. */
export function detailOf(key: ItemKey, subjects: Subjects, words: DetailWords): string {
  const [bare = "", query = ""] = key.split("?");
  const opens = subjects[bare]?.opens;
  if (bare === PLAN_KEY) return planDetail(new URLSearchParams(query), subjects, words);
  const number = slabNumberOf(key);
  if (number !== undefined) return faultsOf(subjects, bare, number);
  return opens ? roomDetail(new URLSearchParams(query), opens, subjects, words) : "";
}

/** What is wrong with a slab, in words; empty where nothing is known. */
function faultsOf(subjects: Subjects, stone: ItemKey, number: string): string {
  return new Map(Object.entries(subjects[stone]?.slabs ?? {})).get(slugOf(number)) ?? "";
}

function planDetail(query: URLSearchParams, subjects: Subjects, words: DetailWords): string {
  const stone = stoneOfWord(query.get(STONE_PARAMETER) ?? "", stoneKeys(subjects));
  const { pieces, thickness, slab: number } = readMeasures(query);
  const title = stone && subjects[stone]?.title;
  const faults = stone && number && faultsOf(subjects, stone, number);
  const named = title && number ? `${words.slabOf(title, number)}${faults ? ` (${faults})` : ""}` : title;
  const { slabs, parts, sum } = readShown(query);
  const slab = slabsInWords(named, { thickness, slabs }, { ...words.pieces, slabs: words.slabs });
  const cut = [slab, piecesInWords(pieces, words.pieces, parts).join(", ")].filter(Boolean).join(": ");
  return [cut, sum && words.sum(sum)].filter(Boolean).join("; ");
}

function roomDetail(
  query: URLSearchParams,
  opens: Readonly<Record<string, string>>,
  subjects: Subjects,
  { surface, comparedWith }: DetailWords,
): string {
  const { stones, beside } = readAddress(query, opens, stoneKeys(subjects));
  const titleOf = (stone: string) => subjects[stone]?.title ?? stone;
  const laid = surfacesByStone(stones).map(
    ([stone, surfaces]) => `${surfaces.map(surface).join(", ")}: ${titleOf(stone)}`,
  );
  return [...laid, ...(beside ? [comparedWith(titleOf(beside))] : [])].join("; ");
}

/** Only stones have a page of their own with nothing laid on it. */
function stoneKeys(subjects: Subjects): ItemKey[] {
  return Object.entries(subjects).flatMap(([key, { to, opens }]) =>
    to || opens || key === PLAN_KEY ? [] : [key],
  );
}
