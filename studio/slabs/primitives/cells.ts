import { hash } from "./random.ts";

/** Cells on a side of the grid at most; it repeats beyond. */
const LARGEST = 512;

/** Side of a repeating grid that covers `cells` where it can: a power of 2. */
export function gridSide(cells: number): number {
  let side = 16;
  while (side < cells && side < LARGEST) side *= 2;
  return side;
}

/**
 * Power Voronoi cells on a jittered grid of cell size 1. `at` finds the cell of a point and leaves it in the fields, as
 * an object for each of millions of points would cost more than the search.
 */
export class Cells {
  /** Random number of the cell, and of its nearest neighbour. */
  id = 0;
  neighbour = 0;
  /** Which cell it is, from the slab's upper left corner. */
  column = 0;
  row = 0;
  /** Distance to the border with that neighbour. */
  border = 0;
  /** Centre of the cell. */
  x = 0;
  y = 0;
  readonly #mask: number;
  readonly #shift: number;
  readonly #points: Float32Array;
  readonly #ids: Uint32Array;

  /**
   * @param jitter 0 regular to 1 free
   * @param unevenness how much the sizes of cells differ, 0 to about 1
   * @param across how many cells the longest side of the slab needs
   */
  constructor(
    seed: number,
    { jitter = 0.95, unevenness = 0.25, across }: { jitter?: number; unevenness?: number; across: number },
  ) {
    const side = gridSide(across);
    this.#mask = side - 1;
    this.#shift = Math.log2(side);
    this.#points = new Float32Array(side * side * 3);
    this.#ids = new Uint32Array(side * side);
    for (let j = 0; j < side; j++) {
      for (let i = 0; i < side; i++) {
        const id = hash(i, j, seed);
        const q = j * side + i;
        this.#ids[q] = id;
        this.#points[q * 3] = 0.5 + ((id & 0xfff) / 4095 - 0.5) * jitter;
        this.#points[q * 3 + 1] = 0.5 + (((id >>> 12) & 0xfff) / 4095 - 0.5) * jitter;
        this.#points[q * 3 + 2] = (unevenness * (id >>> 24)) / 255;
      }
    }
  }

  at(x: number, y: number): void {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const points = this.#points;
    const mask = this.#mask;
    let d1 = 1e9;
    let d2 = 1e9;
    let q1 = 0;
    let q2 = 0;
    let x1 = 0;
    let y1 = 0;
    let column = 0;
    let line = 0;
    let x2 = 0;
    let y2 = 0;
    for (let j = -1; j <= 1; j++) {
      const row = ((iy + j) & mask) << this.#shift;
      for (let i = -1; i <= 1; i++) {
        const q = row + ((ix + i) & mask);
        const o = q * 3;
        const cx = points[o] + i - fx;
        const cy = points[o + 1] + j - fy;
        const d = cx * cx + cy * cy - points[o + 2];
        if (d < d1) {
          d2 = d1;
          q2 = q1;
          x2 = x1;
          y2 = y1;
          d1 = d;
          q1 = q;
          x1 = cx;
          y1 = cy;
          column = i;
          line = j;
        } else if (d < d2) {
          d2 = d;
          q2 = q;
          x2 = cx;
          y2 = cy;
        }
      }
    }
    this.id = this.#ids[q1];
    this.neighbour = this.#ids[q2];
    this.column = ix + column;
    this.row = iy + line;
    this.x = x1 + x;
    this.y = y1 + y;
    this.border = (d2 - d1) / (2 * Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)) + 1e-6);
  }
}
