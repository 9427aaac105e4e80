/** The first sentences up to `limit` letters; where they fill less than half, the next one is cut after a word. */
export function firstSentences(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  for (const { index } of text.matchAll(/(?<=[.!?])(?= |$)/g)) if (index <= limit) end = index;
  if (end > limit / 2) return text.slice(0, end);
  return `${text.slice(0, text.lastIndexOf(" ", limit - 1)).replace(/[,;:.]$/, "")}…`;
}
