import { tellQuery } from "./address-query.ts";

/** Replaces the query as a step of the browser's history, which Back takes back. */
export function pushQuery(query: string): void {
  const { pathname, search, hash } = location;
  if (query !== search.slice(1)) history.pushState(null, "", pathname + (query && `?${query}`) + hash);
  tellQuery();
}
