import { LINEAR } from "../../colour.ts";
import { boxBlur } from "../box-blur.ts";
import type { Box, Photograph } from "../picture.ts";

/** Distance of the seeds, pixels. */
export const STEP = 7;
/** Weight of nearness beside colour (m of SLIC). */
const COMPACTNESS = 9;
const ROUNDS = 4;
/** Weight of lightness: less than colour, as shadows lie on stone too. */
const LIGHTNESS_WEIGHT = 0.45;
const TEXTURE_WEIGHT = 5;
/** Features of a superpixel: lightness, two of colour, texture. */
export const FEATURES = 4;

/** A box of a photograph, divided into small areas of one colour. */
export type Superpixels = {
  box: Box;
  count: number;
  /** The area of each pixel of the box. */
  labels: Int32Array;
  sizes: Uint32Array;
  /** `FEATURES` numbers an area. */
  features: Float32Array;
  /** Neighbouring areas, two numbers a border, and the border's length in pixels. */
  neighbours: Int32Array;
  borders: Float32Array;
};

/** SLIC (Achanta et al., IEEE PAMI 34, 2012) in CIE L*a*b*, with the features that `surfaceMask` needs. */
export function superpixels(photograph: Photograph, box: Box): Superpixels {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const lab = labOf(photograph, box);
  const { labels, count } = clustered(lab, width, height);
  const { sizes, features } = describe(lab, labels, count, width, height);
  return { box, count, labels, sizes, features, ...neighboursOf(labels, count, width, height) };
}

const CURVE_STEPS = 1024;
/** The function f of CIE 1976 L*a*b* on 0–1.1. */
const CURVE = Float32Array.from({ length: CURVE_STEPS + 1 }, (_, step) => {
  const t = (step / CURVE_STEPS) * 1.1;
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
});
const curve = (t: number) => CURVE[Math.min(CURVE_STEPS, ((t / 1.1) * CURVE_STEPS) | 0)];

/** CIE L*a*b* (D65) of a box of pixels, three numbers each. */
function labOf({ width, data }: Photograph, { left, top, right, bottom }: Box): Float32Array {
  const lab = new Float32Array((right - left) * (bottom - top) * 3);
  let i = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const pixel = (y * width + x) * 4;
      const [red, green, blue] = [LINEAR[data[pixel]], LINEAR[data[pixel + 1]], LINEAR[data[pixel + 2]]];
      const fx = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
      const fy = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
      const fz = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
      lab[i++] = 116 * fy - 16;
      lab[i++] = 500 * (fx - fy);
      lab[i++] = 200 * (fy - fz);
    }
  }
  return lab;
}

function clustered(lab: Float32Array, width: number, height: number) {
  const columns = Math.max(1, Math.round(width / STEP));
  const rows = Math.max(1, Math.round(height / STEP));
  const count = columns * rows;
  const centres = new Float32Array(count * 5);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const x = Math.min(width - 1, (((i + 0.5) * width) / columns) | 0);
      const y = Math.min(height - 1, (((j + 0.5) * height) / rows) | 0);
      const pixel = (y * width + x) * 3;
      centres.set([lab[pixel], lab[pixel + 1], lab[pixel + 2], x, y], (j * columns + i) * 5);
    }
  }
  const labels = new Int32Array(width * height);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float64Array(count * 6);
    assign(lab, labels, centres, sums, { width, height, columns, rows });
    for (let k = 0; k < count; k++) {
      const members = sums[k * 6 + 5];
      if (members) for (let c = 0; c < 5; c++) centres[k * 5 + c] = sums[k * 6 + c] / members;
    }
  }
  return { labels, count };
}

function assign(
  lab: Float32Array,
  labels: Int32Array,
  centres: Float32Array,
  sums: Float64Array,
  { width, height, columns, rows }: { width: number; height: number; columns: number; rows: number },
): void {
  const nearness = (COMPACTNESS / STEP) ** 2;
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1, ((y * rows) / height) | 0);
    const [top, bottom] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)];
    for (let x = 0; x < width; x++) {
      const column = Math.min(columns - 1, ((x * columns) / width) | 0);
      const [first, last] = [Math.max(0, column - 1), Math.min(columns - 1, column + 1)];
      const pixel = (y * width + x) * 3;
      const l = lab[pixel];
      const a = lab[pixel + 1];
      const b = lab[pixel + 2];
      let least = Infinity;
      let nearest = 0;
      for (let j = top; j <= bottom; j++) {
        for (let k = j * columns + first; k <= j * columns + last; k++) {
          const c = k * 5;
          const dl = l - centres[c];
          const da = a - centres[c + 1];
          const db = b - centres[c + 2];
          const dx = x - centres[c + 3];
          const dy = y - centres[c + 4];
          const distance = dl * dl + da * da + db * db + nearness * (dx * dx + dy * dy);
          if (distance < least) {
            least = distance;
            nearest = k;
          }
        }
      }
      labels[y * width + x] = nearest;
      const s = nearest * 6;
      sums[s] += l;
      sums[s + 1] += a;
      sums[s + 2] += b;
      sums[s + 3] += x;
      sums[s + 4] += y;
      sums[s + 5]++;
    }
  }
}

function describe(lab: Float32Array, labels: Int32Array, count: number, width: number, height: number) {
  const pixels = width * height;
  const channel = (c: number) => {
    const values = new Float32Array(pixels);
    for (let i = 0; i < pixels; i++) values[i] = lab[i * 3 + c];
    return values;
  };
  const lightness = channel(0);
  const squares = lightness.map((value) => value * value);
  const mean = boxBlur(lightness, width, height, STEP);
  const meanSquare = boxBlur(squares, width, height, STEP);
  const blurred = [lightness, channel(1), channel(2)].map((values) => boxBlur(values, width, height, 2));
  const sizes = new Uint32Array(count);
  const features = new Float32Array(count * FEATURES);
  for (let i = 0; i < pixels; i++) {
    const f = labels[i] * FEATURES;
    sizes[labels[i]]++;
    features[f] += LIGHTNESS_WEIGHT * blurred[0][i];
    features[f + 1] += blurred[1][i];
    features[f + 2] += blurred[2][i];
    features[f + 3] += Math.sqrt(Math.max(0, meanSquare[i] - mean[i] * mean[i]));
  }
  for (let k = 0; k < count; k++) {
    for (let f = k * FEATURES; f < (k + 1) * FEATURES; f++) features[f] /= Math.max(1, sizes[k]);
    features[k * FEATURES + 3] = TEXTURE_WEIGHT * Math.log(1 + features[k * FEATURES + 3]);
  }
  return { sizes, features };
}

function neighboursOf(labels: Int32Array, count: number, width: number, height: number) {
  const lengths = new Map<number, number>();
  const meet = (a: number, b: number) => {
    if (a === b) return;
    const key = a < b ? a * count + b : b * count + a;
    lengths.set(key, (lengths.get(key) ?? 0) + 1);
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width) meet(labels[i], labels[i + 1]);
      if (y + 1 < height) meet(labels[i], labels[i + width]);
    }
  }
  const neighbours = new Int32Array(lengths.size * 2);
  const borders = new Float32Array(lengths.size);
  let n = 0;
  for (const [key, length] of lengths) {
    neighbours[n * 2] = Math.floor(key / count);
    neighbours[n * 2 + 1] = key % count;
    borders[n++] = length;
  }
  return { neighbours, borders };
}
