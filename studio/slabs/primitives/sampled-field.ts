type Field = (x: number, y: number) => number;

/** Cells of a tile on a side, as a power of 2; a tile has one line of the grid more than that. */
const SHIFT = 5;
const CELLS = 1 << SHIFT;
const LINES = CELLS + 1;
const NUMBERS = LINES * LINES;
/** Places of a table that tiles are looked up in, as a power of 2; tiles of two rows or columns never share one. */
const PLACES = 4096;
const ROW = 131;
/** Lines before the first: makes all places positive, so that cutting off gives the line before. */
const BEFORE = 1 << 20;
const NONE = -1;
/** Tiles that lie on one another where a picture's row runs over them, as warps lead it up and down. */
const DEEP = 3;
const SPARE = 16;

/**
 * A smooth field, sampled at the lines of a grid and interpolated between them. The grid lies fast on the slab and is
 * sampled in tiles as they are needed, so that a part of a slab shows what the whole one shows there, however far from
 * the part warps and stretches may reach. As a picture is drawn row by row, tiles that were not asked for while others
 * took half the room are given up: a slab has dozens of fields, and whole ones would fill the memory.
 */
export class SampledField {
  readonly #field: Field;
  readonly #step: number;
  readonly #perStep: number;
  /** Tiles that are in use at most; as many again are those that were in use before. */
  readonly #most: number;
  readonly #tiles: Float32Array;
  /** Where in `#tiles` the tile of a place begins; which tile it is, if in use; and which it was before. */
  readonly #starts = new Uint32Array(PLACES);
  readonly #names = new Int32Array(PLACES).fill(NONE);
  readonly #before = new Int32Array(PLACES).fill(NONE);
  readonly #free: number[] = [];
  #used = 0;

  /**
   * @param step distance of the grid's lines, mm: about an eighth of the shortest wavelength in the field
   * @param across length of a picture's row, mm
   */
  constructor(field: Field, step: number, across: number) {
    this.#field = field;
    this.#step = step;
    this.#perStep = 1 / step;
    this.#most = Math.min(PLACES / 2, DEEP * Math.ceil(across / step / CELLS) + SPARE);
    this.#tiles = new Float32Array(2 * this.#most * NUMBERS);
    for (let tile = 2 * this.#most - 1; tile >= 0; tile--) this.#free.push(tile * NUMBERS);
  }

  at(x: number, y: number): number {
    const fx = x * this.#perStep + BEFORE;
    const fy = y * this.#perStep + BEFORE;
    const i = fx | 0;
    const j = fy | 0;
    const tiles = this.#tiles;
    const k = this.#start(i >> SHIFT, j >> SHIFT) + (j & (CELLS - 1)) * LINES + (i & (CELLS - 1));
    const u = fx - i;
    const a = tiles[k];
    const c = tiles[k + LINES];
    const upper = a + u * (tiles[k + 1] - a);
    const lower = c + u * (tiles[k + LINES + 1] - c);
    return upper + (fy - j) * (lower - upper);
  }

  #start(column: number, row: number): number {
    const place = (row * ROW + column) & (PLACES - 1);
    if (this.#names[place] !== ((row << 16) | column)) this.#fetch(place, column, row);
    return this.#starts[place];
  }

  #fetch(place: number, column: number, row: number): void {
    const name = (row << 16) | column;
    if (this.#names[place] === NONE) {
      if (this.#used === this.#most) this.#giveUp();
      this.#used++;
      if (this.#before[place] === NONE) this.#starts[place] = this.#free.pop() as number;
    }
    if (this.#before[place] !== name) this.#sample(this.#starts[place], column, row);
    this.#names[place] = name;
    this.#before[place] = name;
  }

  /** Gives up the tiles that were not asked for since this was last called. */
  #giveUp(): void {
    for (let place = 0; place < PLACES; place++) {
      if (this.#before[place] === NONE) continue;
      if (this.#names[place] === NONE) {
        this.#free.push(this.#starts[place]);
        this.#before[place] = NONE;
      }
      this.#names[place] = NONE;
    }
    this.#used = 0;
  }

  #sample(start: number, column: number, row: number): void {
    for (let j = 0; j < LINES; j++) {
      const y = (row * CELLS + j - BEFORE) * this.#step;
      for (let i = 0; i < LINES; i++) {
        this.#tiles[start + j * LINES + i] = this.#field((column * CELLS + i - BEFORE) * this.#step, y);
      }
    }
  }
}
