export type Vector = readonly [number, number, number];
/** 3 x 3, row by row. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const sum = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const difference = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const unit = (a: Vector): Vector => scaled(a, 1 / Math.hypot(...a));

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** A singular matrix gives numbers that are not finite. */
export function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  const [first, second, third] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const by = 1 / (a * first + b * second + c * third);
  return [
    first * by,
    (c * h - b * i) * by,
    (b * f - c * e) * by,
    second * by,
    (a * i - c * g) * by,
    (c * d - a * f) * by,
    third * by,
    (b * g - a * h) * by,
    (a * e - b * d) * by,
  ];
}
