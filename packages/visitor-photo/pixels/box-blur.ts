/**
 * The mean over a square of 2·radius + 1 pixels, cut at the border. Running sums make its cost independent of the size;
 * only the row means that a square reaches are kept, so that they stay in the processor's cache.
 */
export function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const [across, down] = [Math.min(radius, width - 1), Math.min(radius, height - 1)];
  const out = new Float32Array(width * height);
  const size = 2 * down + 1;
  const rows = new Float32Array(size * width);
  const totals = new Float64Array(width);
  const entering = new Float32Array(width);
  // Rows above the first one fill the sums; what they write is overwritten.
  for (let y = -down; y < height; y++) {
    const last = y + down;
    if (last < height) meanOfRow(source, last * width, across, entering);
    else entering.fill(0);
    const count = Math.min(height - 1, last) - Math.max(0, y - down) + 1;
    exchange(entering, rows, (last % size) * width, totals, 1 / count, out, Math.max(0, y) * width);
  }
  return out;
}

/** A row replaces the one that leaves the square; then the means of the middle row are known. */
function exchange(
  entering: Float32Array,
  rows: Float32Array,
  place: number,
  totals: Float64Array,
  by: number,
  out: Float32Array,
  start: number,
): void {
  for (let x = 0; x < entering.length; x++) {
    const total = totals[x] + entering[x] - rows[place + x];
    rows[place + x] = entering[x];
    totals[x] = total;
    out[start + x] = total * by;
  }
}

function meanOfRow(source: Float32Array, start: number, reach: number, out: Float32Array): void {
  const width = out.length;
  let total = 0;
  for (let x = 0; x < reach; x++) total += source[start + x];
  // While no pixel leaves the square.
  for (let x = 0; x <= reach; x++) {
    if (x + reach < width) total += source[start + x + reach];
    out[x] = total / Math.min(width, x + reach + 1);
  }
  // Whole squares, without a test for the border.
  const by = 1 / (2 * reach + 1);
  for (let x = reach + 1; x < width - reach; x++) {
    total += source[start + x + reach] - source[start + x - reach - 1];
    out[x] = total * by;
  }
  // While no pixel enters it.
  for (let x = Math.max(reach + 1, width - reach); x < width; x++) {
    total -= source[start + x - reach - 1];
    out[x] = total / (width - x + reach);
  }
}
