type Field = (x: number, y: number) => number;

/** Cells of a tile on a side, as a power of 2; a tile has one line of the grid more than that. */
const SHIFT = 5;
const CELLS = 1 << SHIFT;
const LINES = CELLS + 1;
/** Tiles kept at a time, on a side of a square that repeats over the plane. */
const KEPT = 128;
/** Lines before the first: makes all places positive, so that cutting off gives the line before. */
const BEFORE = 1 << 20;
const NONE = -1;
const NOTHING = new Float32Array(0);

/**
 * A smooth field, sampled at the lines of a grid and interpolated between them. The grid lies fast on the slab and is
 * sampled in tiles as they are needed, so that a part of a slab shows what the whole one shows there, however far from
 * the part warps and stretches may reach.
 */
export class SampledField {
  readonly #field: Field;
  readonly #step: number;
  readonly #perStep: number;
  readonly #tiles = new Array<Float32Array>(KEPT * KEPT).fill(NOTHING);
  readonly #names = new Int32Array(KEPT * KEPT).fill(NONE);

  /** @param step distance of the grid's lines, mm: about an eighth of the shortest wavelength in the field */
  constructor(field: Field, step: number) {
    this.#field = field;
    this.#step = step;
    this.#perStep = 1 / step;
  }

  at(x: number, y: number): number {
    const fx = x * this.#perStep + BEFORE;
    const fy = y * this.#perStep + BEFORE;
    const i = fx | 0;
    const j = fy | 0;
    const tile = this.#tile(i >> SHIFT, j >> SHIFT);
    const k = (j & (CELLS - 1)) * LINES + (i & (CELLS - 1));
    const u = fx - i;
    const a = tile[k] as number;
    const c = tile[k + LINES] as number;
    const upper = a + u * ((tile[k + 1] as number) - a);
    const lower = c + u * ((tile[k + LINES + 1] as number) - c);
    return upper + (fy - j) * (lower - upper);
  }

  #tile(column: number, row: number): Float32Array {
    const place = (row & (KEPT - 1)) * KEPT + (column & (KEPT - 1));
    const name = (row << 16) | column;
    if (this.#names[place] !== name) {
      this.#names[place] = name;
      this.#tiles[place] = this.#sample(column, row);
    }
    return this.#tiles[place] as Float32Array;
  }

  #sample(column: number, row: number): Float32Array {
    const tile = new Float32Array(LINES * LINES);
    for (let j = 0; j < LINES; j++) {
      const y = (row * CELLS + j - BEFORE) * this.#step;
      for (let i = 0; i < LINES; i++) {
        tile[j * LINES + i] = this.#field((column * CELLS + i - BEFORE) * this.#step, y);
      }
    }
    return tile;
  }
}
