import type { Search } from "./search.ts";

/**
 * Fetches what the search looks in (/search.json or /sr/search.json) and the searching itself.
 * @throws where either cannot be fetched.
 */
export async function loadSearch(source: string): Promise<Search> {
  const [{ createSearch }, answer] = await Promise.all([import("./search.ts"), fetch(source)]);
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}.`);
  return createSearch(await answer.json());
}
