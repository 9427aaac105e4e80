/** The mean over a square of 2·radius + 1 pixels, which is cut at the border: running sums, so that its size costs nothing. */
export function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const rows = new Float32Array(width * height);
  const reach = Math.min(radius, width - 1);
  for (let start = 0; start < rows.length; start += width) {
    const end = start + width;
    meanOfRow(source.subarray(start, end), rows.subarray(start, end), reach);
  }
  return meanOfColumns(rows, width, height, radius);
}

function meanOfRow(row: Float32Array, out: Float32Array, reach: number): void {
  const atLeft = meanAtLeft(row, out, reach);
  const before = meanBetween(row, out, reach, atLeft);
  meanAtRight(row, out, reach, before);
}

/** As long as no pixel leaves the square. Gives the last sum. */
function meanAtLeft(row: Float32Array, out: Float32Array, reach: number): number {
  let total = 0;
  for (let x = 0; x < reach; x++) total += row[x];
  for (let x = 0; x <= reach; x++) {
    if (x + reach < row.length) total += row[x + reach];
    out[x] = total / Math.min(row.length, x + reach + 1);
  }
  return total;
}

/** Where the square is whole, without a question about the border in each of most pixels. Gives the last sum. */
function meanBetween(row: Float32Array, out: Float32Array, reach: number, before: number): number {
  const by = 1 / (2 * reach + 1);
  let total = before;
  for (let x = reach + 1; x < row.length - reach; x++) {
    total += row[x + reach] - row[x - reach - 1];
    out[x] = total * by;
  }
  return total;
}

/** As soon as no pixel enters the square. */
function meanAtRight(row: Float32Array, out: Float32Array, reach: number, before: number): void {
  let total = before;
  for (let x = Math.max(reach + 1, row.length - reach); x < row.length; x++) {
    total -= row[x - reach - 1];
    out[x] = total / (row.length - x + reach);
  }
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
