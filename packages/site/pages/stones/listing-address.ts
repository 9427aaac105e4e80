import type { Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import { selectionQuery } from "@stoneyard/site/facets/selection.ts";

export const SORTS = ["listed", "light", "dark", "name"] as const;
export type Sort = (typeof SORTS)[number];

/** What an address says of a listing. */
export type ListingState = { query: string; selection: Selection; sort: Sort };

/** The same as it stands in the address: `q=nero&use=worktop&colour=white,black&sort=name`. */
export function listingQuery({ query, selection, sort }: ListingState): string {
  return [
    query && new URLSearchParams({ q: query }).toString(),
    selectionQuery(selection),
    sort === SORTS[0] ? "" : `sort=${sort}`,
  ]
    .filter(Boolean)
    .join("&");
}

export function sortOf(params: URLSearchParams): Sort {
  return SORTS.find((sort) => sort === params.get("sort")) ?? SORTS[0];
}
