import { boxBlur } from "../box-blur.ts";
import { marked } from "../picture.ts";

type Plane = { width: number; height: number; values: Float32Array };

/** Coefficients change slowly, so they are computed at half the size. */
const SCALE = 2;

/** The part of the filter that does not depend on the mask; kept while strokes change. */
export type Guide = {
  width: number;
  height: number;
  /** Red, green and blue, 0–1, each a plane of width x height. */
  channels: readonly Float32Array[];
  /** The window on pictures of half the size. */
  radius: number;
  small: readonly Plane[];
  means: readonly Float32Array[];
  /** The inverse of the symmetric covariance of red, green and blue: 11, 12, 13, 22, 23, 33. */
  inverse: readonly Float32Array[];
};

/**
 * A colour guide for the guided filter (He, Sun and Tang, IEEE PAMI 35, 2013), in its fast form (He and Sun,
 * arXiv:1505.00996).
 * @param radius in pixels of the whole size
 * @param epsilon variance of the guide below which it counts as flat
 */
export function guideOf(
  channels: readonly Float32Array[],
  width: number,
  height: number,
  radius: number,
  epsilon: number,
): Guide {
  const small = channels.map((values) => reduced({ width, height, values }));
  const reach = Math.max(1, Math.round(radius / SCALE));
  const blur = (values: Float32Array) => boxBlur(values, small[0].width, small[0].height, reach);
  const [r, g, b] = small.map(({ values }) => values);
  const [mr, mg, mb] = [r, g, b].map(blur);
  const inverse = [
    product(r, r),
    product(r, g),
    product(r, b),
    product(g, g),
    product(g, b),
    product(b, b),
  ].map(blur);
  const [i11, i12, i13, i22, i23, i33] = inverse;
  for (let i = 0; i < mr.length; i++) {
    const c11 = i11[i] - mr[i] * mr[i] + epsilon;
    const c12 = i12[i] - mr[i] * mg[i];
    const c13 = i13[i] - mr[i] * mb[i];
    const c22 = i22[i] - mg[i] * mg[i] + epsilon;
    const c23 = i23[i] - mg[i] * mb[i];
    const c33 = i33[i] - mb[i] * mb[i] + epsilon;
    const [a11, a12, a13] = [c22 * c33 - c23 * c23, c13 * c23 - c12 * c33, c12 * c23 - c13 * c22];
    const by = 1 / (c11 * a11 + c12 * a12 + c13 * a13);
    i11[i] = a11 * by;
    i12[i] = a12 * by;
    i13[i] = a13 * by;
    i22[i] = (c11 * c33 - c13 * c13) * by;
    i23[i] = (c12 * c13 - c11 * c23) * by;
    i33[i] = (c11 * c22 - c12 * c12) * by;
  }
  return { width, height, channels, radius: reach, small, means: [mr, mg, mb], inverse };
}

/** A mask with the guide's edges, and the share of it that the guide's colours explain around each pixel, 0–1. */
export type Filtered = { values: Float32Array<ArrayBuffer>; explained: Float32Array<ArrayBuffer> };

/** Transfers the guide's edges to a mask. Far from the mask's own edges nothing changes. */
export function guidedFilter(guide: Guide, mask: Float32Array): Filtered {
  const { width, height, channels } = guide;
  const { coefficients, mixed } = linearModel(guide, reduced({ width, height, values: mask }));
  const columns = coefficients[0].width;
  const values = mask.slice() as Float32Array<ArrayBuffer>;
  const explained = new Float32Array(mask.length).fill(1);
  const [r, g, b] = channels;
  const at = new Float64Array(coefficients.length);
  for (let y = 0, i = 0; y < height; y++) {
    const row = ((y / SCALE) | 0) * columns;
    for (let x = 0; x < width; x++, i++) {
      if (!mixed[row + ((x / SCALE) | 0)]) continue;
      between(coefficients, (x + 0.5) / SCALE - 0.5, (y + 0.5) / SCALE - 0.5, at);
      values[i] = at[0] * r[i] + at[1] * g[i] + at[2] * b[i] + at[3];
      explained[i] = at[4];
    }
  }
  return { values, explained };
}

function product(one: Float32Array, other: Float32Array): Float32Array {
  const out = new Float32Array(one.length);
  for (let i = 0; i < out.length; i++) out[i] = one[i] * other[i];
  return out;
}

/** Windows of one label have no variance but rounding errors of running sums. */
const PURE = 1e-4;

/**
 * The mask as a linear function of the colour around each pixel: three factors, an offset, and the coefficient of
 * determination. `mixed` marks windows with more than one value.
 */
function linearModel({ small, means, inverse, radius }: Guide, { width, height, values: p }: Plane) {
  const blur = (values: Float32Array) => boxBlur(values, width, height, radius);
  const [mr, mg, mb] = means;
  const [i11, i12, i13, i22, i23, i33] = inverse;
  const mm = blur(p);
  const [pr, pg, pb] = small.map(({ values }) => blur(product(values, p)));
  const offset = new Float32Array(p.length);
  const explained = new Float32Array(p.length);
  for (let i = 0; i < p.length; i++) {
    // a = inverse x covariance of guide and mask.
    const x = pr[i] - mr[i] * mm[i];
    const y = pg[i] - mg[i] * mm[i];
    const z = pb[i] - mb[i] * mm[i];
    pr[i] = i11[i] * x + i12[i] * y + i13[i] * z;
    pg[i] = i12[i] * x + i22[i] * y + i23[i] * z;
    pb[i] = i13[i] * x + i23[i] * y + i33[i] * z;
    const variance = mm[i] * (1 - mm[i]);
    explained[i] = variance > PURE ? (pr[i] * x + pg[i] * y + pb[i] * z) / variance : 1;
    offset[i] = mm[i] - pr[i] * mr[i] - pg[i] * mg[i] - pb[i] * mb[i];
  }
  const coefficients = [pr, pg, pb, offset, explained].map((values) => ({
    width,
    height,
    values: blur(values),
  }));
  const around = blur(mm);
  return { coefficients, mixed: marked(p.length, (i) => around[i] > PURE && around[i] < 1 - PURE) };
}

function reduced({ width, height, values }: Plane): Plane {
  const w = Math.ceil(width / SCALE);
  const h = Math.ceil(height / SCALE);
  const out = new Float32Array(w * h);
  for (let y = 0, i = 0; y < h; y++) {
    const top = y * SCALE * width;
    const bottom = Math.min(height - 1, y * SCALE + 1) * width;
    for (let x = 0; x < w; x++, i++) {
      const left = x * SCALE;
      const right = Math.min(width - 1, left + 1);
      out[i] =
        (values[top + left] + values[top + right] + values[bottom + left] + values[bottom + right]) / 4;
    }
  }
  return { width: w, height: h, values: out };
}

/** Bilinear values of the planes. */
function between(planes: readonly Plane[], x: number, y: number, out: Float64Array): void {
  const { width, height } = planes[0];
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const fx = Math.max(0, Math.min(1, x - left));
  const fy = Math.max(0, Math.min(1, y - top));
  const i = top * width + left;
  for (let k = 0; k < planes.length; k++) {
    const { values } = planes[k];
    const above = values[i] * (1 - fx) + values[i + 1] * fx;
    const below = values[i + width] * (1 - fx) + values[i + width + 1] * fx;
    out[k] = above * (1 - fy) + below * fy;
  }
}
