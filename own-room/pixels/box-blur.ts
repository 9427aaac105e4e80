/** The mean over a square of 2·radius + 1 pixels, which is cut at the border: running sums, so that its size costs nothing. */
export function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const rows = new Float32Array(width * height);
  const reach = Math.min(radius, width - 1);
  // From `first` to before `last` the square is whole from left to right.
  const first = reach + 1;
  const last = width - reach;
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let total = 0;
    for (let x = 0; x <= reach; x++) total += source[start + x];
    for (let x = 0; x < width; x++) {
      if (x === first && first < last) {
        const by = 1 / (2 * reach + 1);
        for (; x < last; x++) {
          total += source[start + x + reach] - source[start + x - reach - 1];
          rows[start + x] = total * by;
        }
        if (x >= width) break;
      }
      if (x > 0) {
        if (x + reach < width) total += source[start + x + reach];
        if (x > reach) total -= source[start + x - reach - 1];
      }
      rows[start + x] = total / (Math.min(width - 1, x + reach) - Math.max(0, x - reach) + 1);
    }
  }
  return meanOfColumns(rows, width, height, radius);
}

/** Row by row, with a sum for each column: memory is read in its order. */
function meanOfColumns(rows: Float32Array, width: number, height: number, radius: number) {
  const out = new Float32Array(width * height);
  const totals = new Float64Array(width);
  const add = (y: number, sign: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) totals[x] += sign * rows[i];
  };
  let count = 0;
  for (let y = 0; y <= Math.min(radius, height - 1); y++, count++) add(y, 1);
  for (let y = 0; y < height; y++) {
    const by = 1 / count;
    for (let x = 0, i = y * width; x < width; x++, i++) out[i] = totals[x] * by;
    if (y + radius + 1 < height) {
      add(y + radius + 1, 1);
      count++;
    }
    if (y >= radius) {
      add(y - radius, -1);
      count--;
    }
  }
  return out;
}
