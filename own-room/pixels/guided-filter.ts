import { boxBlur } from "./box-blur.ts";

/**
 * Carries the edges of a picture over to a mask: the guided filter with a colour guide (He, Sun and Tang, IEEE PAMI 35, 2013).
 * @param guide red, green and blue, 0–1, each a plane of width x height
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
  const count = width * height;
  const blur = (values: Float32Array) => boxBlur(values, width, height, radius);
  const product = new Float32Array(count);
  const blurredProduct = (a: Float32Array, b: Float32Array) => {
    for (let i = 0; i < count; i++) product[i] = a[i] * b[i];
    return blur(product);
  };
  const [r, g, b] = guide;
  const [mr, mg, mb, mm] = [r, g, b, mask].map(blur);
  const [rr, rg, rb] = [blurredProduct(r, r), blurredProduct(r, g), blurredProduct(r, b)];
  const [gg, gb, bb] = [blurredProduct(g, g), blurredProduct(g, b), blurredProduct(b, b)];
  const [pr, pg, pb] = [blurredProduct(r, mask), blurredProduct(g, mask), blurredProduct(b, mask)];
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
  const [ar, ag, ab, offset] = [blur(rr), blur(rg), blur(rb), blur(gg)];
  for (let i = 0; i < count; i++) offset[i] += ar[i] * r[i] + ag[i] * g[i] + ab[i] * b[i];
  return offset;
}
