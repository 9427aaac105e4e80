const loading = new Map<string, Promise<unknown>>();

/** Fetches JSON once for all who ask; after a failure the next one who asks tries again. */
export function loadJson<Data>(source: string): Promise<Data> {
  const known = loading.get(source);
  if (known) return known as Promise<Data>;
  const data = fetch(source).then((response): Promise<Data> => {
    if (!response.ok) throw new Error(`${source} answered ${response.status}.`);
    return response.json();
  });
  loading.set(source, data);
  data.catch(() => loading.delete(source));
  return data;
}

/** What is asked for from now on is fetched anew. */
export function forgetLoadedJson(): void {
  loading.clear();
}
