import { LINEAR } from "../colour.ts";

/** Pixels as a canvas gives them: red, green, blue and alpha of sRGB, row by row. */
export type Photograph = { width: number; height: number; data: Uint8ClampedArray };

/** A part of a picture; its right and lower border lie outside. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Red, green and blue in linear light, row by row. */
export type LinearPicture = { width: number; height: number; data: Float32Array };

/** As linear light; `from` maps each value first (the inverse of a film). */
export function linearPicture(
  { width, height, data }: Photograph,
  from?: (light: number) => number,
): LinearPicture {
  const values = from ? LINEAR.map(from) : LINEAR;
  const light = new Float32Array(width * height * 3);
  for (let pixel = 0, i = 0; i < light.length; pixel += 4) {
    light[i++] = values[data[pixel]];
    light[i++] = values[data[pixel + 1]];
    light[i++] = values[data[pixel + 2]];
  }
  return { width, height, data: light };
}

/** Half the size: the mean of four pixels. */
export function halfPicture({ width, height, data }: LinearPicture): LinearPicture {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Float32Array(w * h * 3);
  const halfRow = (y: number) => {
    for (let x = 0, i = y * w * 3; x < w; x++) {
      for (let c = 0; c < 3; c++) {
        const at = (y * 2 * width + x * 2) * 3 + c;
        out[i++] = (data[at] + data[at + 3] + data[at + width * 3] + data[at + width * 3 + 3]) / 4;
      }
    }
  };
  for (let y = 0; y < h; y++) halfRow(y);
  return { width: w, height: h, data: out };
}

/** The box around all values but 0, with a margin in pixels; undefined where all are 0. */
export function boxAround(
  values: ArrayLike<number>,
  width: number,
  height: number,
  margin: number,
): Box | undefined {
  const firstIn = (from: number, to: number) => {
    let i = from;
    while (i < to && !values[i]) i++;
    return i;
  };
  const lastIn = (from: number, to: number) => {
    let i = to;
    while (i > from && !values[i - 1]) i--;
    return i;
  };
  const count = width * height;
  const first = firstIn(0, count);
  if (first === count) return undefined;
  const [top, bottom] = [Math.floor(first / width), Math.ceil(lastIn(first, count) / width)];
  let [left, right] = [width, 0];
  for (let start = top * width; start < bottom * width; start += width) {
    // Only outside of what other rows have shown: a row's middle adds nothing.
    left = firstIn(start, start + left) - start;
    right = lastIn(start + right, start + width) - start;
  }
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin),
    bottom: Math.min(height, bottom + margin),
  };
}

/** The part of a picture smaller by `by` whose pixels may lie in the box. */
export function smallerBox(
  { left, top, right, bottom }: Box,
  by: number,
  { width, height }: { width: number; height: number },
): Box {
  return {
    left: Math.ceil(left / by),
    top: Math.ceil(top / by),
    right: Math.min(width, Math.ceil(right / by)),
    bottom: Math.min(height, Math.ceil(bottom / by)),
  };
}

export function cropped<Values extends Float32Array | Uint8Array>(
  values: Values,
  width: number,
  { left, top, right, bottom }: Box,
): Values {
  const part = values.slice(0, (right - left) * (bottom - top)) as Values;
  for (let y = top, i = 0; y < bottom; y++, i += right - left) {
    part.set(values.subarray(y * width + left, y * width + right), i);
  }
  return part;
}

/** 1 where the test holds, else 0. A loop, as `from` and `map` take ten times as long. */
export function marked(count: number, test: (i: number) => boolean): Float32Array<ArrayBuffer> {
  const out = new Float32Array(count);
  for (let i = 0; i < count; i++) if (test(i)) out[i] = 1;
  return out;
}

export function totalOf(values: Float32Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i];
  return total;
}

/** The number of the box's pixel `i` in a picture of that width. */
export function inPicture(i: number, { left, top, right }: Box, width: number): number {
  const columns = right - left;
  return (top + Math.floor(i / columns)) * width + left + (i % columns);
}
