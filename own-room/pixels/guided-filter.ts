import { boxBlur } from "./box-blur.ts";

type Plane = { width: number; height: number; values: Float32Array };

/** Coefficients change slowly, so they are reckoned on pictures of half the size. */
const SCALE = 2;

/**
 * Carries the edges of a picture over to a mask: the guided filter with a colour guide (He, Sun and Tang, IEEE PAMI 35, 2013),
 * in its fast form (He and Sun, arXiv:1505.00996).
 * @param guide red, green and blue, 0–1, each a plane of width x height
 * @param radius in pixels of the whole size
 * @param epsilon variance of the guide below which it counts as flat
 */
export function guidedFilter(
  guide: readonly Float32Array[],
  mask: Float32Array,
  width: number,
  height: number,
  radius: number,
  epsilon: number,
): Float32Array {
  const small = [...guide, mask].map((values) => reduced({ width, height, values }));
  const coefficients = linearModel(small, Math.max(1, Math.round(radius / SCALE)), epsilon);
  const out = new Float32Array(width * height);
  const [r, g, b] = guide;
  const at = new Float64Array(4);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      between(coefficients, (x + 0.5) / SCALE - 0.5, (y + 0.5) / SCALE - 0.5, at);
      out[i] = at[0] * r[i] + at[1] * g[i] + at[2] * b[i] + at[3];
    }
  }
  return out;
}

/** The mask as a linear function of the colour around each pixel: three factors and an offset. */
function linearModel([red, green, blue, mask]: readonly Plane[], radius: number, epsilon: number): Plane[] {
  const { width, height } = red;
  const count = width * height;
  const blur = (values: Float32Array) => boxBlur(values, width, height, radius);
  const product = new Float32Array(count);
  const blurredProduct = (a: Float32Array, b: Float32Array) => {
    for (let i = 0; i < count; i++) product[i] = a[i] * b[i];
    return blur(product);
  };
  const [r, g, b, p] = [red.values, green.values, blue.values, mask.values];
  const [mr, mg, mb, mm] = [r, g, b, p].map(blur);
  const [rr, rg, rb] = [blurredProduct(r, r), blurredProduct(r, g), blurredProduct(r, b)];
  const [gg, gb, bb] = [blurredProduct(g, g), blurredProduct(g, b), blurredProduct(b, b)];
  const [pr, pg, pb] = [blurredProduct(r, p), blurredProduct(g, p), blurredProduct(b, p)];
  for (let i = 0; i < count; i++) {
    // The covariance of the guide, which is symmetric, and that of guide and mask; then a = inverse x covariance.
    const c11 = rr[i] - mr[i] * mr[i] + epsilon;
    const c12 = rg[i] - mr[i] * mg[i];
    const c13 = rb[i] - mr[i] * mb[i];
    const c22 = gg[i] - mg[i] * mg[i] + epsilon;
    const c23 = gb[i] - mg[i] * mb[i];
    const c33 = bb[i] - mb[i] * mb[i] + epsilon;
    const x = pr[i] - mr[i] * mm[i];
    const y = pg[i] - mg[i] * mm[i];
    const z = pb[i] - mb[i] * mm[i];
    const i11 = c22 * c33 - c23 * c23;
    const i12 = c13 * c23 - c12 * c33;
    const i13 = c12 * c23 - c13 * c22;
    const determinant = c11 * i11 + c12 * i12 + c13 * i13;
    const ar = (i11 * x + i12 * y + i13 * z) / determinant;
    const ag = (i12 * x + (c11 * c33 - c13 * c13) * y + (c12 * c13 - c11 * c23) * z) / determinant;
    const ab = (i13 * x + (c12 * c13 - c11 * c23) * y + (c11 * c22 - c12 * c12) * z) / determinant;
    rr[i] = ar;
    rg[i] = ag;
    rb[i] = ab;
    gg[i] = mm[i] - ar * mr[i] - ag * mg[i] - ab * mb[i];
  }
  return [rr, rg, rb, gg].map((values) => ({ width, height, values: blur(values) }));
}

/** The mean of each two by two pixels. */
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

/** The planes' values between four places. */
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
