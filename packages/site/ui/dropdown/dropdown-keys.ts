/**
 * The option that a key leads to from option `active` (-1 for none) of `count`; undefined when the key does not walk the
 * list or there is nothing to walk.
 */
export function activeForKey(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return active <= 0 ? count - 1 : active - 1;
  return undefined;
}

/** Whether a key walks a list. */
export function isArrow(key: string): boolean {
  return key === "ArrowDown" || key === "ArrowUp";
}
