/** The first sentences of a text as far as they fit into `limit` letters; at least its first words. */
export function firstSentences(text: string, limit: number): string {
  let end = 0;
  for (const { index } of text.matchAll(/(?<=[.!?])(?= |$)/g)) if (index <= limit) end = index;
  if (end > 0) return text.slice(0, end);
  return `${text.slice(0, text.lastIndexOf(" ", limit - 1)).replace(/[,;:]$/, "")}…`;
}
