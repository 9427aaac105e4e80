/** Lengths in centimetres that read at a glance. */
const LENGTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** The longest of them that takes up to a third of a field, in centimetres. */
export function barLength(fieldCm: number): number {
  return LENGTHS.findLast((length) => length <= fieldCm / 3) ?? 1;
}
