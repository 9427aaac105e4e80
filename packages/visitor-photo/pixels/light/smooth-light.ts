import { boxBlur } from "../box-blur.ts";

/** Steps of brightness below this belong to texture, larger ones to the light; natural logarithm. */
const STEP = 0.12;
const ROUNDS = 3;
/** e^(-x²/2) for x² up to 20. */
const TABLE_STEPS = 512;
const MOST_SQUARE = 20;
const BELL = Float32Array.from({ length: TABLE_STEPS + 1 }, (_, i) =>
  Math.exp((-0.5 * i * MOST_SQUARE) / TABLE_STEPS),
);

/**
 * Brightness without details smaller than `sigma` places, with the edges of larger ones: rolling guidance (Zhang, Shen, Xu
 * and Jia, ECCV 2014) on the logarithm of light. Unseen places are filled from around.
 */
export function smoothLight(
  brightness: Float32Array,
  seen: Float32Array,
  columns: number,
  rows: number,
  sigma: number,
): Float32Array {
  const reach = Math.max(1, Math.round(sigma));
  let guide = seenMean(seenMean(brightness, seen, columns, rows, reach), seen, columns, rows, reach);
  for (let round = 0; round < ROUNDS; round++)
    guide = bilateral(brightness, guide, seen, columns, rows, sigma);
  return guide;
}

/** The mean of seen places in a square around each; of larger squares where none is seen. */
export function seenMean(
  values: Float32Array,
  seen: Float32Array,
  columns: number,
  rows: number,
  reach: number,
): Float32Array {
  const weighted = values.map((value, g) => value * seen[g]);
  const out = new Float32Array(values.length);
  for (let radius = reach; out.includes(0) && radius <= 4 * (columns + rows); radius *= 2) {
    const sums = boxBlur(weighted, columns, rows, radius);
    const weights = boxBlur(seen, columns, rows, radius);
    for (let g = 0; g < out.length; g++) if (out[g] === 0 && weights[g] > 1e-6) out[g] = sums[g] / weights[g];
  }
  return out;
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
  const bell = Float64Array.from({ length: 2 * radius + 1 }, (_, k) =>
    Math.exp(-((k - radius) ** 2) / (2 * sigma * sigma)),
  );
  // Index of the table: the square of a step in these units.
  const logs = new Float64Array(guide.length);
  const sent = new Float64Array(guide.length);
  for (let g = 0; g < guide.length; g++) {
    logs[g] = (Math.log(guide[g]) / STEP) * Math.sqrt(TABLE_STEPS / MOST_SQUARE);
    sent[g] = seen[g] * brightness[g];
  }
  const out = new Float32Array(guide.length);
  const smoothRow = (y: number) => {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(rows - 1, y + radius)];
    for (let x = 0, g = y * columns; x < columns; x++, g++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(columns - 1, x + radius)];
      const log = logs[g];
      let total = 0;
      let weight = 0;
      for (let row = top; row <= bottom; row++) {
        const down = bell[row - y + radius];
        const end = row * columns + right;
        for (let p = row * columns + left, d = left - x + radius; p <= end; p++, d++) {
          const step = logs[p] - log;
          const place = step * step;
          if (place >= TABLE_STEPS) continue;
          const q = down * bell[d] * BELL[place | 0];
          total += q * sent[p];
          weight += q * seen[p];
        }
      }
      out[g] = weight > 1e-9 ? total / weight : guide[g];
    }
  };
  for (let y = 0; y < rows; y++) smoothRow(y);
  return out;
}
