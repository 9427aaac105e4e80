/** The first sentences up to `limit` letters; where they fill less than half, the next one is cut after a word. */
export function firstSentences(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  for (const { index } of text.matchAll(/(?<=[.!?])(?= |$)/g)) if (index <= limit) end = index;
  if (end > limit / 2) return text.slice(0, end);
  const space = text.lastIndexOf(" ", limit - 1);
  // Some languages write no spaces; a letter may take two units.
  const cut = text.slice(0, space > 0 ? space : limit - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${cut.replace(/[,;:.]$/, "")}…`;
}
