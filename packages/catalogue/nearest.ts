/** The candidate that was probably meant; undefined when none is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; steps: number } | undefined;
  for (const candidate of candidates) {
    const steps = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (!best || steps < best.steps) best = { candidate, steps };
  }
  if (!best) return undefined;
  return best.steps <= tolerated(Math.max(word.length, best.candidate.length)) ? best.candidate : undefined;
}

/** With two letters changed a short word is no longer recognisable. */
function tolerated(length: number): number {
  return length <= 4 ? 1 : Math.max(2, Math.floor(length / 3));
}

/**
 * Number of letters to insert, delete or replace, or of neighbours to swap, to turn one word into the other (optimal
 * string alignment). Browsers use it too.
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let steps = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) steps = Math.min(steps, (beforeLast[j - 2] ?? 0) + 1);
      next.push(steps);
    }
    beforeLast = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
