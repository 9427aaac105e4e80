/** Two different ones of `all`, picked by `random` (0 to below 1, as Math.random). */
export function twoOf<T>(all: readonly T[], random: () => number): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(2, all.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

/** A source of numbers like Math.random that a name begins, so that the same page is always built the same. */
export function seeded(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
