import { hash } from "./primitives/random.ts";
import { clamp } from "./primitives/scalar.ts";
import { type Layer, Point, type Slab } from "./slab.ts";
import { type LayerSettings, prepareStack } from "./stack.ts";

/** Difference of neighbours, in sRGB, from which a pixel is looked at more closely. */
const EDGE = 0.07;
/** Where in a pixel the further samples lie: a turned grid. */
const SAMPLES = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
] as const;

/**
 * Draws a part of a slab.
 * @returns the rows of the view from the top, 8 bits of red, green and blue for each pixel. The same stack, slab and
 * engine give the same bytes.
 */
export function render(stack: readonly LayerSettings[], slab: Slab): Uint8Array {
  const layers = prepareStack(stack, slab);
  const once = sampled(layers, slab);
  return antialiased(once, layers, slab);
}

/** Colour at the middle of each pixel. */
function sampled(layers: readonly Layer[], { view }: Slab): Float32Array {
  const { left, top, columns, rows, mmPerPixel } = view;
  const pixels = new Float32Array(columns * rows * 3);
  const point = new Point();
  let at = 0;
  for (let row = 0; row < rows; row++) {
    const y = top + (row + 0.5) * mmPerPixel;
    for (let column = 0; column < columns; column++) {
      point.move(left + (column + 0.5) * mmPerPixel, y);
      for (const layer of layers) layer(point);
      pixels[at++] = clamp(point.r);
      pixels[at++] = clamp(point.g);
      pixels[at++] = clamp(point.b);
    }
  }
  return pixels;
}

/** Where neighbours differ, four more samples; light adds up by its square, near enough to linear. */
function antialiased(pixels: Float32Array, layers: readonly Layer[], { view }: Slab): Uint8Array {
  const { left, top, columns, rows, mmPerPixel } = view;
  const bytes = new Uint8Array(columns * rows * 3);
  const point = new Point();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 3;
      let r = pixels[at] as number;
      let g = pixels[at + 1] as number;
      let b = pixels[at + 2] as number;
      if (contrast(pixels, at, column, row, columns, rows) > EDGE) {
        r *= r;
        g *= g;
        b *= b;
        for (const [dx, dy] of SAMPLES) {
          point.move(left + (column + 0.5 + dx) * mmPerPixel, top + (row + 0.5 + dy) * mmPerPixel);
          for (const layer of layers) layer(point);
          r += clamp(point.r) ** 2;
          g += clamp(point.g) ** 2;
          b += clamp(point.b) ** 2;
        }
        r = Math.sqrt(r / 5);
        g = Math.sqrt(g / 5);
        b = Math.sqrt(b / 5);
      }
      // A smooth ground would show steps of the 256 levels without a little noise.
      const dither = ((hash(column, row, 77) & 255) / 255 - 0.5) * 0.9 + 0.5;
      bytes[at] = Math.min(255, Math.max(0, r * 255 + dither));
      bytes[at + 1] = Math.min(255, Math.max(0, g * 255 + dither));
      bytes[at + 2] = Math.min(255, Math.max(0, b * 255 + dither));
    }
  }
  return bytes;
}

/** Largest difference to one of the four neighbours in red or green. */
function contrast(
  pixels: Float32Array,
  at: number,
  column: number,
  row: number,
  columns: number,
  rows: number,
): number {
  const right = column < columns - 1 ? at + 3 : at - 3;
  const left = column > 0 ? at - 3 : at;
  const below = row < rows - 1 ? at + columns * 3 : at - columns * 3;
  const above = row > 0 ? at - columns * 3 : at;
  let most = 0;
  for (let channel = 0; channel < 2; channel++) {
    const value = pixels[at + channel] as number;
    most = Math.max(
      most,
      Math.abs(value - (pixels[right + channel] as number)),
      Math.abs(value - (pixels[left + channel] as number)),
      Math.abs(value - (pixels[below + channel] as number)),
      Math.abs(value - (pixels[above + channel] as number)),
    );
  }
  return most;
}
