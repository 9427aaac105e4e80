import type { Sort } from "./listing-address.ts";

/** What an order looks at. */
export type SortableStone = { title: string; luminance: number };

/** All stones in the order asked for. Names are compared as the visitor's language does. */
export function sorted<T extends SortableStone>(
  stones: readonly T[],
  sort: Sort,
  locale: string,
): readonly T[] {
  if (sort === "light") return stones.toSorted((one, other) => other.luminance - one.luminance);
  if (sort === "name") return stones.toSorted((one, other) => one.title.localeCompare(other.title, locale));
  return stones;
}
