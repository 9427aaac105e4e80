/** The query of the page's address, in which a visitor's choices are kept so that they can be shared and outlast a reload. */

const CHANGED = "addressquery";

/** Puts another query into the address, without a step in the browser's history. */
export function replaceQuery(query: string): void {
  const { pathname, hash } = location;
  history.replaceState(history.state, "", pathname + (query && `?${query}`) + hash);
  tellQuery();
}

/** Tells everyone who subscribed that the query may be another one. */
export function tellQuery(): void {
  dispatchEvent(new Event(CHANGED));
}

export function subscribeToQuery(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
}

/** A query with another value under a name; an empty one is what the page shows by itself. */
export function withValue(query: string, name: string, value: string): string {
  const values = new URLSearchParams(query);
  if (value === "") values.delete(name);
  else values.set(name, value);
  return values.toString();
}
