export const DEGREE = Math.PI / 180;

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
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
