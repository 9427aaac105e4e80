export const DEGREE = Math.PI / 180;

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

const EXP_LEAST = -16;
const EXP_MOST = 8;
const EXP_STEPS = 64;
const EXP = Float32Array.from({ length: (EXP_MOST - EXP_LEAST) * EXP_STEPS + 2 }, (_, i) =>
  Math.exp(EXP_LEAST + i / EXP_STEPS),
);

/**
 * e to the power of a number, to four digits, for what is asked at every point: a table takes a third of the time.
 * @param x from -16, below which it is 0, to 8, above which it grows no more
 */
export function exp(x: number): number {
  const place = Math.min(x - EXP_LEAST, EXP_MOST - EXP_LEAST) * EXP_STEPS;
  if (place < 0) return 0;
  const i = place | 0;
  const below = EXP[i];
  return below + (place - i) * (EXP[i + 1] - below);
}

/**
 * The value that a normally distributed number stays below with this probability, by the logistic approximation of the
 * normal distribution (scale 1.702).
 */
export function quantile(probability: number): number {
  return -Math.log(1 / clamp(probability, 1e-4, 0.9999) - 1) / 1.702;
}

/** The level that noise of deviation 1 exceeds on this share of the area. */
export function levelOfCover(cover: number): number {
  return quantile(1 - cover);
}
