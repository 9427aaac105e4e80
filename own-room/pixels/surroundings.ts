/** How far under the stone's rim its surroundings are needed, pixels. */
const REACH = 6;
const STONE = 0.02;

/**
 * What lies beside the stone, run on under its rim: pixels that are partly stone take their other part from 1 to 2 pixels
 * further inside the thing, not from themselves. In linear light, changed in place.
 * @param total how much of each pixel is stone, 0–1
 */
export function runOnUnderStone(
  light: Float32Array,
  total: Float32Array,
  width: number,
  height: number,
): void {
  const known = knownPixels(total, width, height);
  let rim = rimOf(total, known, width, height);
  for (let step = 0; step < REACH && rim.length > 0; step++) {
    const left: number[] = [];
    const filled: number[] = [];
    for (const i of rim) {
      const [x, y] = [i % width, (i / width) | 0];
      let [count, red, green, blue] = [0, 0, 0, 0];
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const j = v * width + u;
          if (!known[j]) continue;
          count++;
          red += light[j * 3];
          green += light[j * 3 + 1];
          blue += light[j * 3 + 2];
        }
      }
      if (count) filled.push(i, red / count, green / count, blue / count);
      else left.push(i);
    }
    for (let k = 0; k < filled.length; k += 4) {
      known[filled[k]] = 1;
      for (let c = 0; c < 3; c++) light[filled[k] * 3 + c] = filled[k + 1 + c];
    }
    rim = left;
  }
}

/** Pixels without stone, and none beside. */
function knownPixels(total: Float32Array, width: number, height: number): Uint8Array {
  const known = new Uint8Array(total.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      known[i] =
        total[i] <= STONE &&
        (x === 0 || total[i - 1] <= STONE) &&
        (x === width - 1 || total[i + 1] <= STONE) &&
        (y === 0 || total[i - width] <= STONE) &&
        (y === height - 1 || total[i + width] <= STONE)
          ? 1
          : 0;
    }
  }
  return known;
}

/** Pixels that are not known and not stone alone. */
function rimOf(total: Float32Array, known: Uint8Array, width: number, height: number): number[] {
  const rim: number[] = [];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (known[i]) continue;
      const partly =
        total[i] < 0.995 ||
        (x > 0 && total[i - 1] < 0.995) ||
        (x < width - 1 && total[i + 1] < 0.995) ||
        (y > 0 && total[i - width] < 0.995) ||
        (y < height - 1 && total[i + width] < 0.995);
      if (partly) rim.push(i);
    }
  }
  return rim;
}
