/** The mean over a square of 2·radius + 1 pixels, which is cut at the border: running sums, so that its size costs nothing. */
export function boxBlur(
  source: ArrayLike<number>,
  width: number,
  height: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let total = 0;
    let count = 0;
    for (let x = 0; x <= Math.min(radius, width - 1); x++, count++) total += source[start + x];
    for (let x = 0; x < width; x++) {
      rows[start + x] = total / count;
      if (x + radius + 1 < width) {
        total += source[start + x + radius + 1];
        count++;
      }
      if (x >= radius) {
        total -= source[start + x - radius];
        count--;
      }
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
    for (let x = 0, i = y * width; x < width; x++, i++) out[i] = totals[x] / count;
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
