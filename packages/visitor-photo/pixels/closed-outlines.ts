/** Widest gap between two outlines, or an outline and the border, that is closed, pixels. */
const GAP = 8;
/** Coverage from which a pixel has no gap. */
const WHOLE = 0.99;
const NOBODY = -1;

/**
 * Closes hairlines of old stone between new outlines: along rows and columns each outline takes the nearer half of a narrow
 * gap, and an outline near the photograph's border reaches it.
 * @param outlines 0–1, how much of each pixel each one covers
 */
export function closedOutlines(
  outlines: readonly Float32Array[],
  width: number,
  height: number,
): Float32Array[] {
  const closed = outlines.map((outline) => outline.slice());
  const { cover, owner } = coverOf(outlines, width * height);
  const give = (at: number, to: number) => {
    owner[at] = to;
    closed[to][at] += Math.max(0, 1 - cover[at]);
    cover[at] = 1;
  };
  const closeAlong = (start: number, step: number, count: number) => {
    let last = NOBODY;
    for (let k = 0, i = start; k < count; k++, i += step) {
      if (cover[i] < WHOLE) continue;
      const gap = k - last - 1;
      const before = i - (gap + 1) * step;
      const isBorder = last === NOBODY;
      if (gap > 0 && gap <= GAP && (isBorder || owner[before] !== owner[i])) {
        for (let g = 1; g <= gap; g++)
          give(before + g * step, isBorder || g * 2 > gap ? owner[i] : owner[before]);
      }
      last = k;
    }
    const left = count - 1 - last;
    if (last === NOBODY || left > GAP) return;
    for (let k = last + 1; k < count; k++) give(start + k * step, owner[start + last * step]);
  };
  for (let y = 0; y < height; y++) closeAlong(y * width, 1, width);
  for (let x = 0; x < width; x++) closeAlong(x, width, height);
  return closed;
}

/** The total coverage of each pixel, and the outline that covers most of it. */
export function coverOf(outlines: readonly Float32Array[], pixels: number) {
  const [cover, owner] = [new Float32Array(pixels), new Int16Array(pixels).fill(NOBODY)];
  const most = new Float32Array(pixels);
  for (const [number, outline] of outlines.entries()) {
    for (let i = 0; i < pixels; i++) {
      if (outline[i] <= 0) continue;
      cover[i] += outline[i];
      if (outline[i] <= most[i]) continue;
      most[i] = outline[i];
      owner[i] = number;
    }
  }
  return { cover, owner };
}
