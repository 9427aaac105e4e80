/** Square metres of a slab whose sides are given in centimetres. */
export function areaOf({ width, height }: { width: number; height: number }): number {
  return (width * height) / 10_000;
}
