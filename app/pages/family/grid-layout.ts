import type { ColourGroup } from "#catalogue/kinds/stone.ts";

/** What the layout must know of a stone. */
export type GridStone = { title: string; colourGroup: ColourGroup; luminance: number };

export const SORTS = ["listed", "light", "name"] as const;
export type Sort = (typeof SORTS)[number];

/** The query of a listing's address with another choice; an empty one shows every stone in the listed order. */
export function withChoice(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const after = new URLSearchParams(query);
  if (value === "") after.delete(name);
  else after.set(name, value);
  return after;
}

/** A tile shows the whole slab (a), a window of its full height (b) or a smaller window (c). */
export type TileForm = "a" | "b" | "c";
/** Place of a tile: which of the four rows of the pattern, in which form, and whether it is the first of its row. */
export type Place = { row: 1 | 2 | 3 | 4; form: TileForm; first: boolean };

const PATTERN = [
  { row: 1, forms: ["a", "b", "c"] },
  { row: 2, forms: ["c", "b", "a"] },
  { row: 3, forms: ["a", "c", "b"] },
  { row: 4, forms: ["b", "c", "a"] },
] as const;

/** Colours of these stones with their numbers, in the order in which they first come. */
export function coloursOf(stones: readonly GridStone[]): { colour: ColourGroup; count: number }[] {
  const counts = new Map<ColourGroup, number>();
  for (const { colourGroup } of stones) counts.set(colourGroup, (counts.get(colourGroup) ?? 0) + 1);
  return [...counts].map(([colour, count]) => ({ colour, count }));
}

/** The stones to show, in the order asked for. Names are compared as the visitor's language does. */
export function arranged<T extends GridStone>(
  stones: readonly T[],
  { colour, sort, locale }: { colour: ColourGroup | undefined; sort: Sort; locale: string },
): T[] {
  const shown = stones.filter((stone) => colour === undefined || stone.colourGroup === colour);
  if (sort === "light") return shown.toSorted((one, other) => other.luminance - one.luminance);
  if (sort === "name") return shown.toSorted((one, other) => one.title.localeCompare(other.title, locale));
  return shown;
}

/** Places for `count` tiles in rows of three. A last row that is not full begins with a whole slab. */
export function places(count: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const rowIndex = Math.floor(index / 3);
    const full = (rowIndex + 1) * 3 <= count;
    const wanted = full ? rowIndex % 4 : rowIndex % 4 === 1 ? 2 : 0;
    const { row, forms } = PATTERN[wanted] ?? PATTERN[0];
    return { row, form: forms[index % 3] ?? "a", first: index % 3 === 0 };
  });
}

/** A place as attributes of its tile, by which the style sheet places it. */
export function placeMarks({ row, form, first }: Place) {
  return { "data-row": row, "data-form": form, "data-first": first || undefined };
}

/** Marks all tiles of a grid, in their order, with their places. */
export function layOut(tiles: readonly Element[]) {
  for (const [index, place] of places(tiles.length).entries()) {
    for (const [name, value] of Object.entries(placeMarks(place))) {
      if (value === undefined) tiles[index]?.removeAttribute(name);
      else tiles[index]?.setAttribute(name, String(value));
    }
  }
}
