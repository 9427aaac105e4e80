/** Lengths in centimetres that read at a glance. */
const LENGTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** The longest of them that takes up to `share` of a field, in centimetres. */
export function barLength(fieldCm: number, share = 1 / 3): number {
  return LENGTHS.findLast((length) => length <= fieldCm * share) ?? 1;
}
