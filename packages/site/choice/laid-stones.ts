import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { stoneOfWord, stoneWord } from "@stoneyard/site/content/stone-word.ts";

/** A stone on a surface: its key, the slab's shift (metres) and rotation (degrees), and which of its slabs, from 0. */
export type Laid = { stone: string; shift: readonly [number, number]; turn: number; slab: number };
/** Stones by surface. */
export type LaidStones = Readonly<Record<string, Laid>>;

/** Slabs turn by a quarter. */
export const QUARTER = 90;
/** Beyond this shift it would be another slab, metres. */
const FARTHEST = 4;

/** The nearest allowed shift, rounded as in an address. */
export function withinReach([right, up]: Laid["shift"]): Laid["shift"] {
  const near = (metres: number) => Math.min(Math.max(metres, -FARTHEST), FARTHEST);
  return [near(right), near(up)];
}

export function laid(stone: string): Laid {
  return { stone, shift: [0, 0], turn: 0, slab: 0 };
}

/**
 * The stones in an address, over those that the room opens with: `?worktop=carrara&worktop-at=20,-10,90` lays Carrara on
 * the worktop, shifted by 20 cm to the right and 10 cm down and rotated by a quarter turn; a fourth number is that of
 * another slab, from 2. Invalid parts are left out.
 * @param keys family and slug of all stones; a slug alone means the first that has it
 */
export function readAddress(
  search: URLSearchParams,
  opens: Readonly<Record<string, string>>,
  keys: readonly string[],
): { stones: LaidStones; beside: string | undefined; named: string | undefined } {
  const stoneOf = (word: string | null) => (word === null ? undefined : stoneOfWord(word, keys));
  const all = Object.entries(opens).map(([surface, opening]): [string, Laid] => [
    surface,
    { stone: stoneOf(search.get(surface)) ?? opening, ...placeOf(search.get(`${surface}-at`)) },
  ]);
  const named = [...search.keys()]
    .map((name) => name.replace(/-at$/, ""))
    .find((name) => Object.hasOwn(opens, name));
  return { stones: Object.fromEntries(all), beside: stoneOf(search.get("beside")), named };
}

function placeOf(written: string | null): Omit<Laid, "stone"> {
  const [right = 0, up = 0, turn = 0, slab = 1] = (written ?? "").split(",").map(Number);
  return {
    shift: Number.isFinite(right) && Number.isFinite(up) ? withinReach([right / 100, up / 100]) : [0, 0],
    turn: [0, 90, 180, 270].includes(turn) ? turn : 0,
    slab: Number.isInteger(slab) && slab > 1 ? slab - 1 : 0,
  };
}

/** Each stone with the surfaces on which it lies: those of a room, which alone are laid. */
export function surfacesByStone(stones: LaidStones): [stone: string, surfaces: Surface[]][] {
  const surfaces = Object.keys(stones) as Surface[];
  return [...Map.groupBy(surfaces, (surface) => stones[surface]?.stone ?? "")];
}

/** The query of the laid stones: only differences from what the room opens with, the surface `named` first. */
export function writeAddress(
  all: LaidStones,
  opens: Readonly<Record<string, string>>,
  stones: readonly string[],
  beside?: string,
  named?: string,
): string {
  const search = new URLSearchParams();
  const surfaces = Object.entries(all).toSorted(
    ([one], [other]) => Number(other === named) - Number(one === named),
  );
  for (const [surface, { stone, shift, turn, slab }] of surfaces) {
    if (stone !== opens[surface]) search.set(surface, stoneWord(stone, stones));
    const place = [
      Math.round(shift[0] * 100),
      Math.round(shift[1] * 100),
      turn,
      ...(slab > 0 ? [slab + 1] : []),
    ];
    if (place.some((value) => value !== 0)) search.set(`${surface}-at`, place.join(","));
  }
  if (beside) search.set("beside", stoneWord(beside, stones));
  // Slashes and commas may stand in a query as they are, and read better.
  const written = search.toString().replaceAll("%2F", "/").replaceAll("%2C", ",");
  return written && `?${written}`;
}
