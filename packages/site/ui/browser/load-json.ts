const loading = new Map<string, Promise<unknown>>();

/** Fetches JSON once for all who ask; after a failure the next one who asks tries again. */
export function loadJson<Data>(source: string): Promise<Data> {
  const known = loading.get(source);
  if (known) return known as Promise<Data>;
  const data = fetchJson<Data>(source);
  loading.set(source, data);
  data.catch(() => loading.delete(source));
  return data;
}

/** @throws where it cannot be fetched */
export async function fetchJson<Data>(source: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(source, signal && { signal });
  if (!response.ok) throw new Error(`${source} answered ${response.status}.`);
  return response.json();
}

/** What is asked for from now on is fetched anew. */
export function forgetLoadedJson(): void {
  loading.clear();
}
