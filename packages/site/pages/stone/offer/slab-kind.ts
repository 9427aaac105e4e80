/** The key of a card's line about slabs of one thickness, one finish or both. */
export function slabKindKey({
  thickness = "",
  finish = "",
}: {
  thickness?: number | string | undefined;
  finish?: string | undefined;
}): string {
  return `${thickness},${finish}`;
}
