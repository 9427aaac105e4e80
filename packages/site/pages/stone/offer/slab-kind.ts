/** What slabs are looked for: of one thickness, cm, of one of some finishes, or both; as text "2,honed,polished". */
export function slabKindKey({
  thickness = "",
  finishes = [],
}: {
  thickness?: number | string | undefined;
  finishes?: readonly string[] | undefined;
}): string {
  return [thickness, ...finishes].join();
}

/**
 * The key of a stone's line for such slabs: of one finish where the stone has only that of those that are looked for, of every
 * finish where it has no others. Undefined where no line is of these finishes alone.
 */
export function kindOfStone(looked: string, finishes: readonly string[]): string | undefined {
  const [thickness = "", ...chosen] = looked.split(",");
  const own = finishes.filter((finish) => chosen.includes(finish));
  if (own.length === 0 || own.length === finishes.length) return thickness;
  return own.length === 1 ? slabKindKey({ thickness, finishes: own }) : undefined;
}
