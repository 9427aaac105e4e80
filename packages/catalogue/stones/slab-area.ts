type Sides = { width: number; height: number };

/** Square metres of a slab whose sides are given in centimetres. */
export function areaOf({ width, height }: Sides): number {
  return (width * height) / 10_000;
}

/** The same to hundredths, as it is shown. */
export function shownAreaOf(slab: Sides): number {
  return Math.round(areaOf(slab) * 100) / 100;
}

/** Of the area that is shown, so that it can be checked. */
export function wholeSlabPrice(slab: Sides, perSquareMetre: number): number {
  return Math.round(perSquareMetre * shownAreaOf(slab));
}
