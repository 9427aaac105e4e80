/**
 * A mask without its narrow gaps: two faces of one stone are not told apart to the pixel, and what is left of the nearer
 * one's outline is ragged.
 * @param pixels of the mask that are looked at
 * @param most gaps that are no wider on the whole are closed, pixels
 */
export function withoutSlivers(
  mask: Uint8Array,
  pixels: Int32Array,
  columns: number,
  most: number,
): Uint8Array {
  const filled = mask.slice();
  const open = new Uint8Array(mask.length);
  for (const i of pixels) if (!mask[i]) open[i] = 1;
  const gap: number[] = [];
  for (const start of pixels) {
    if (open[start] !== 1) continue;
    let borders = 0;
    gap.length = 0;
    gap.push(start);
    open[start] = 2;
    for (let k = 0; k < gap.length; k++) {
      const i = gap[k];
      const x = i % columns;
      for (const j of [x > 0 ? i - 1 : -1, x < columns - 1 ? i + 1 : -1, i - columns, i + columns]) {
        if (!open[j]) borders++;
        else if (open[j] === 1) {
          open[j] = 2;
          gap.push(j);
        }
      }
    }
    if ((2 * gap.length) / borders <= most) for (const i of gap) filled[i] = 1;
  }
  return filled;
}
