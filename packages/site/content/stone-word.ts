/** How an address names a stone: by its slug alone where that means this stone, else by family and slug. */
export function stoneWord(key: string, stones: readonly string[]): string {
  const slug = key.slice(key.indexOf("/") + 1);
  return stoneOfWord(slug, stones) === key ? slug : key;
}

/** @param stones family and slug of all stones; a slug alone means the first that has it */
export function stoneOfWord(word: string, stones: readonly string[]): string | undefined {
  return stones.find((key) => key === word || key.endsWith(`/${word}`));
}
