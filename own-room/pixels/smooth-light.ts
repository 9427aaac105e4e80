import { boxBlur } from "./box-blur.ts";

/** Steps of brightness below this share belong to the texture, steps above to the light; natural logarithm. */
const STEP = 0.12;
const ROUNDS = 3;
/** e^(-x²/2) for x² up to 20. */
const TABLE_STEPS = 512;
const MOST_SQUARE = 20;
const BELL = Float32Array.from({ length: TABLE_STEPS + 1 }, (_, i) =>
  Math.exp((-0.5 * i * MOST_SQUARE) / TABLE_STEPS),
);

/**
 * Brightness without what is smaller than `sigma` places, but with the edges of what is larger: rolling guidance (Zhang,
 * Shen, Xu and Jia, ECCV 2014) on the logarithm of light. Unseen places are filled from around.
 */
export function smoothLight(
  brightness: Float32Array,
  seen: Float32Array,
  columns: number,
  rows: number,
  sigma: number,
): Float32Array {
  let guide = filled(
    gaussian(brightness, seen, columns, rows, sigma),
    brightness,
    seen,
    columns,
    rows,
    sigma,
  );
  for (let round = 0; round < ROUNDS; round++)
    guide = bilateral(brightness, guide, seen, columns, rows, sigma);
  return guide;
}

/** The mean of seen places, weighted by a bell; 0 where none is seen. */
function gaussian(values: Float32Array, seen: Float32Array, columns: number, rows: number, sigma: number) {
  const radius = Math.ceil(2.5 * sigma);
  const bell = Array.from({ length: radius + 1 }, (_, d) => Math.exp((-d * d) / (2 * sigma * sigma)));
  const [sums, weights] = [new Float32Array(values.length), new Float32Array(values.length)];
  for (let y = 0, g = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, g++) {
      for (let k = Math.max(0, x - radius); k <= Math.min(columns - 1, x + radius); k++) {
        const weight = bell[Math.abs(k - x)] * seen[y * columns + k];
        sums[g] += weight * values[y * columns + k];
        weights[g] += weight;
      }
    }
  }
  const out = new Float32Array(values.length);
  for (let y = 0, g = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, g++) {
      let [total, weight] = [0, 0];
      for (let k = Math.max(0, y - radius); k <= Math.min(rows - 1, y + radius); k++) {
        total += bell[Math.abs(k - y)] * sums[k * columns + x];
        weight += bell[Math.abs(k - y)] * weights[k * columns + x];
      }
      out[g] = weight > 1e-9 ? total / weight : 0;
    }
  }
  return out;
}

function filled(
  smooth: Float32Array,
  brightness: Float32Array,
  seen: Float32Array,
  columns: number,
  rows: number,
  sigma: number,
): Float32Array {
  const weighted = brightness.map((value, g) => value * seen[g]);
  for (let reach = sigma * 2; reach < columns + rows && smooth.includes(0); reach *= 2) {
    const radius = Math.ceil(reach);
    const sums = boxBlur(weighted, columns, rows, radius);
    const weights = boxBlur(seen, columns, rows, radius);
    for (let g = 0; g < smooth.length; g++) {
      if (smooth[g] === 0 && weights[g] > 1e-6) smooth[g] = sums[g] / weights[g];
    }
  }
  return smooth.map((value) => Math.max(1e-4, value));
}

function bilateral(
  brightness: Float32Array,
  guide: Float32Array,
  seen: Float32Array,
  columns: number,
  rows: number,
  sigma: number,
): Float32Array {
  const radius = Math.min(40, Math.ceil(2.2 * sigma));
  const bell = Array.from({ length: radius + 1 }, (_, d) => Math.exp((-d * d) / (2 * sigma * sigma)));
  const logs = guide.map((value) => Math.log(value) / STEP);
  const out = new Float32Array(guide.length);
  for (let y = 0, g = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, g++) {
      let [total, weight] = [0, 0];
      for (let row = Math.max(0, y - radius); row <= Math.min(rows - 1, y + radius); row++) {
        const down = bell[Math.abs(row - y)];
        const end = row * columns + Math.min(columns - 1, x + radius);
        for (
          let p = row * columns + Math.max(0, x - radius), d = Math.max(0, x - radius) - x;
          p <= end;
          p++, d++
        ) {
          const away = (logs[p] - logs[g]) ** 2;
          if (seen[p] <= 0 || away >= MOST_SQUARE) continue;
          const q = seen[p] * down * bell[d < 0 ? -d : d] * BELL[((away / MOST_SQUARE) * TABLE_STEPS) | 0];
          total += q * brightness[p];
          weight += q;
        }
      }
      out[g] = weight > 1e-9 ? total / weight : guide[g];
    }
  }
  return out;
}
