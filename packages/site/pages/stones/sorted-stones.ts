import type { Selection } from "@stoneyard/catalogue/facet-names.ts";
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
  if (sort === "dark") return stones.toSorted((one, other) => one.luminance - other.luminance);
  if (sort === "name") return stones.toSorted((one, other) => one.title.localeCompare(other.title, locale));
  return stones;
}

/** Who asks for dark stones alone sees the darkest first, and for light ones the lightest, until another order is asked for. */
export function sortFor(sort: Sort, { lightness = [] }: Selection): Sort {
  const [only, ...others] = lightness;
  if (sort !== "listed" || others.length > 0) return sort;
  return only === "dark" || only === "light" ? only : sort;
}
