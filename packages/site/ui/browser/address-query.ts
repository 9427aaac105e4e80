/** The query of the page's address, which holds a visitor's choices so that they can be shared and survive a reload. */

const CHANGED = "addressquery";

/** Replaces the query without a step in the browser's history. */
export function replaceQuery(query: string): void {
  history.replaceState(history.state, "", addressWith(query));
  tellQuery();
}

/** The page's address with another query. */
export function addressWith(query: string): string {
  const { pathname, hash } = location;
  return pathname + (query && `?${query}`) + hash;
}

/** Tells everyone who subscribed that the query may be another one. */
export function tellQuery(): void {
  dispatchEvent(new Event(CHANGED));
}

export function subscribeToQuery(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}

/** A query with another value under a name; an empty value removes it. */
export function withValue(query: string, name: string, value: string): string {
  const values = new URLSearchParams(query);
  if (value === "") values.delete(name);
  else values.set(name, value);
  return values.toString();
}
