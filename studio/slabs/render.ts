import { hash } from "./primitives/random.ts";
import { clamp } from "./primitives/scalar.ts";
import { type Layer, Point, type Slab, type View } from "./slab.ts";
import { type LayerSettings, prepareStack } from "./stack.ts";

/** Difference of neighbours, in sRGB, from which a pixel is looked at more closely. */
const EDGE = 0.07;

/**
 * Draws a part of a slab. Each pixel is sampled at its middle, and where neighbours differ at its corners as well; it
 * shares these with its neighbours, so that two samples a pixel are enough where everything is an edge, as in granite.
 * @returns the rows of the view from the top, 8 bits of red, green and blue for each pixel. The same stack, slab and
 * engine give the same bytes.
 */
export function render(stack: readonly LayerSettings[], slab: Slab): Uint8Array<ArrayBuffer> {
  const { columns, rows } = slab.view;
  const samples = new Samples(prepareStack(stack, slab), slab.view);
  const bytes = new Uint8Array(columns * rows * 3);
  const colour = new Float32Array(3);
  let above = samples.middles(-1);
  let here = samples.middles(0);
  let upper = samples.noCorners();
  let lower = samples.noCorners();
  for (let row = 0; row < rows; row++) {
    const below = samples.middles(row + 1);
    for (let column = 0; column < columns; column++) {
      const at = (column + 1) * 3;
      if (contrast(above, here, below, at) > EDGE) {
        samples.corner(upper, column, row);
        samples.corner(upper, column + 1, row);
        samples.corner(lower, column, row + 1);
        samples.corner(lower, column + 1, row + 1);
        average(here, at, upper, lower, column * 3, colour);
      } else {
        for (let channel = 0; channel < 3; channel++) colour[channel] = here[at + channel];
      }
      write(colour, bytes, (row * columns + column) * 3, dither(slab.view, column, row));
    }
    above = here;
    here = below;
    [upper, lower] = [lower, upper.fill(Number.NaN)];
  }
  return bytes;
}

/** Colours of the stone at places of a view, in rows of red, green and blue. */
class Samples {
  readonly #layers: readonly Layer[];
  readonly #view: View;
  readonly #point = new Point();

  constructor(layers: readonly Layer[], view: View) {
    this.#layers = layers;
    this.#view = view;
  }

  /** Middles of the pixels of a row, and of one more to the left and to the right: all pixels have neighbours. */
  middles(row: number): Float32Array {
    const { columns } = this.#view;
    const colours = new Float32Array((columns + 2) * 3);
    for (let i = 0; i < columns + 2; i++) this.#take(i - 0.5, row + 0.5, colours, i * 3);
    return colours;
  }

  /** Room for the corners of a row of pixels. Not a number: not taken yet. */
  noCorners(): Float32Array {
    return new Float32Array((this.#view.columns + 1) * 3).fill(Number.NaN);
  }

  /** Takes the upper left corner of a pixel, once. */
  corner(colours: Float32Array, column: number, row: number): void {
    if (Number.isNaN(colours[column * 3])) this.#take(column, row, colours, column * 3);
  }

  #take(column: number, row: number, colours: Float32Array, at: number): void {
    const { left, top, mmPerPixel } = this.#view;
    const point = this.#point;
    point.move(left + column * mmPerPixel, top + row * mmPerPixel);
    for (const layer of this.#layers) layer(point);
    colours[at] = clamp(point.r);
    colours[at + 1] = clamp(point.g);
    colours[at + 2] = clamp(point.b);
  }
}

/** Largest difference to one of the four neighbours in red or green. */
function contrast(above: Float32Array, here: Float32Array, below: Float32Array, at: number): number {
  let most = 0;
  for (let k = at; k < at + 2; k++) {
    const value = here[k];
    most = Math.max(
      most,
      Math.abs(value - here[k + 3]),
      Math.abs(value - here[k - 3]),
      Math.abs(value - below[k]),
      Math.abs(value - above[k]),
    );
  }
  return most;
}

/** Half the middle of a pixel and an eighth of each corner; light adds up by its square, near enough to linear. */
function average(
  here: Float32Array,
  at: number,
  upper: Float32Array,
  lower: Float32Array,
  corner: number,
  colour: Float32Array,
): void {
  for (let channel = 0; channel < 3; channel++) {
    const middle = here[at + channel];
    const a = upper[corner + channel];
    const b = upper[corner + 3 + channel];
    const c = lower[corner + channel];
    const d = lower[corner + 3 + channel];
    colour[channel] = Math.sqrt(middle * middle * 0.5 + (a * a + b * b + c * c + d * d) * 0.125);
  }
}

/**
 * Noise of less than a level, without which a smooth ground would show steps of the 256. It lies fast on the slab, as
 * everything does.
 */
function dither({ left, top, mmPerPixel }: View, column: number, row: number): number {
  const x = Math.round(left / mmPerPixel) + column;
  const y = Math.round(top / mmPerPixel) + row;
  return ((hash(x, y, 77) & 255) / 255 - 0.5) * 0.9 + 0.5;
}

function write(colour: Float32Array, bytes: Uint8Array, at: number, dither: number): void {
  for (let channel = 0; channel < 3; channel++) {
    bytes[at + channel] = Math.min(255, colour[channel] * 255 + dither);
  }
}
