/**
 * The first sentences of a text as far as they fit into `limit` letters. Where they would leave more than half of it
 * empty, the next one is begun too and ends after a word.
 */
export function firstSentences(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  for (const { index } of text.matchAll(/(?<=[.!?])(?= |$)/g)) if (index <= limit) end = index;
  if (end > limit / 2) return text.slice(0, end);
  return `${text.slice(0, text.lastIndexOf(" ", limit - 1)).replace(/[,;:.]$/, "")}…`;
}
