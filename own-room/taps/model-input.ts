import type { Point } from "../camera.ts";
import type { Pixels } from "../worker-calls.ts";

/** Models of the family look at squares of so many pixels. */
export const SIDE = 1024;
/** Mean and standard deviation of red, green and blue in the pictures that they learnt from, 0–255. */
const MEAN = [123.675, 116.28, 103.53];
const DEVIATION = [58.395, 57.12, 57.375];

type Size = Pick<Pixels, "width" | "height">;

/** How much smaller the model sees a photograph: its longer side fills the square. */
const scaleOf = ({ width, height }: Size) => SIDE / Math.max(width, height);

/** Red, then green, then blue of the square whose upper left part is the photograph; the rest is 0, as the model learnt. */
export function modelInput(photograph: Pixels): Float32Array<ArrayBuffer> {
  const by = scaleOf(photograph);
  const [columns, rows] = [Math.round(photograph.width * by), Math.round(photograph.height * by)];
  const [across, down] = [tentsOf(photograph.width, columns), tentsOf(photograph.height, rows)];
  const input = new Float32Array(3 * SIDE * SIDE);
  for (let channel = 0; channel < 3; channel++) {
    const narrow = narrowed(photograph, channel, across);
    const plane = input.subarray(channel * SIDE * SIDE, (channel + 1) * SIDE * SIDE);
    for (let y = 0; y < rows; y++) {
      meanOfRows(narrow, down[y], columns, plane.subarray(y * SIDE, y * SIDE + columns));
      for (let x = y * SIDE; x < y * SIDE + columns; x++)
        plane[x] = (plane[x] - MEAN[channel]) / DEVIATION[channel];
    }
  }
  return input;
}

/** The values that one is made of, and how much each counts. */
type Tent = { first: number; weights: Float32Array };

/** Linear interpolation that sees all there is when it makes smaller, as the pictures were made that models learnt from. */
function tentsOf(from: number, to: number): Tent[] {
  const step = from / to;
  const reach = Math.max(1, step);
  return Array.from({ length: to }, (_, i) => {
    const middle = (i + 0.5) * step - 0.5;
    const first = Math.max(0, Math.ceil(middle - reach));
    const last = Math.min(from - 1, Math.floor(middle + reach));
    const weights = Float32Array.from(
      { length: last - first + 1 },
      (_, k) => 1 - Math.abs(first + k - middle) / reach,
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return { first, weights: weights.map((weight) => weight / total) };
  });
}

function narrowed({ width, height, data }: Pixels, channel: number, across: readonly Tent[]): Float32Array {
  const out = new Float32Array(across.length * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (const { first, weights } of across) {
      let sum = 0;
      for (let k = 0, at = (y * width + first) * 4 + channel; k < weights.length; k++, at += 4)
        sum += weights[k] * data[at];
      out[i++] = sum;
    }
  }
  return out;
}

function meanOfRows(
  values: Float32Array,
  { first, weights }: Tent,
  columns: number,
  onto: Float32Array,
): void {
  for (let k = 0; k < weights.length; k++) {
    const start = (first + k) * columns;
    for (let x = 0; x < columns; x++) onto[x] += weights[k] * values[start + x];
  }
}

/** One tap on what is meant, and the empty point that goes with taps where no box is drawn. */
export function tapInput([x, y]: Point, size: Size): { coords: Float32Array; labels: Float32Array } {
  const by = scaleOf(size);
  return { coords: Float32Array.of(x * by, y * by, 0, 0), labels: Float32Array.of(1, -1) };
}
