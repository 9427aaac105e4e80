import { addressWith, tellQuery } from "./address-query.ts";

/** Replaces the query as a step of the browser's history, which Back takes back. */
export function pushQuery(query: string): void {
  if (query !== location.search.slice(1)) history.pushState(null, "", addressWith(query));
  tellQuery();
}
