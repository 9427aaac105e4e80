/** Two different ones of `all`, picked by `random` (0 to below 1, as Math.random). */
export function twoOf<T>(all: readonly T[], random: () => number): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(2, all.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
