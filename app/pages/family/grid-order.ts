import type { ColourGroup } from "#catalogue/kinds/stone.ts";

/** What the grid knows of a stone to find it a place. */
export type GridStone = { title: string; colourGroup: ColourGroup; luminance: number };

export const SORTS = ["listed", "light", "name"] as const;
export type Sort = (typeof SORTS)[number];

/** Colours that are in this grid with their numbers, in the order in which they first come. */
export function coloursOf(stones: readonly GridStone[]): { colour: ColourGroup; count: number }[] {
  const counts = new Map<ColourGroup, number>();
  for (const { colourGroup } of stones) counts.set(colourGroup, (counts.get(colourGroup) ?? 0) + 1);
  return [...counts].map(([colour, count]) => ({ colour, count }));
}

/** All stones in the order asked for. Names are compared as the visitor's language does. */
export function sorted<T extends GridStone>(stones: readonly T[], sort: Sort, locale: string): readonly T[] {
  if (sort === "light") return stones.toSorted((one, other) => other.luminance - one.luminance);
  if (sort === "name") return stones.toSorted((one, other) => one.title.localeCompare(other.title, locale));
  return stones;
}
