import { gridSide } from "./cells.ts";
import { hash, uniform } from "./random.ts";

/** Radians by which the length of the plate with this number is turned. */
export function plateAngle(id: number): number {
  return uniform(id, 2) * Math.PI;
}

export type PlatesOptions = {
  seed: number;
  /** Length to width on average; 1 gives blocks, 2 laths. */
  aspect: number;
  /** How much the sizes of plates differ, 0 to about 1. */
  unevenness: number;
  /** How many plates the longest side of the slab needs. */
  across: number;
};

/** Numbers kept of a plate: centre, cosine and sine over its length, the same over its width, its start, its chamfer. */
const NUMBERS = 8;

/**
 * Interlocking tabular crystals that fill the plane, as feldspars of an anorthosite do: each place belongs to the plate
 * that reached it first, where plates grow as chamfered boxes, each with its own direction and shape. One plate lies in
 * each square of side 1. `at` finds the plate of a point and leaves it in the fields.
 */
export class Plates {
  /** Random number of the plate. */
  id = 0;
  /** Which plate it is, from the slab's upper left corner. */
  column = 0;
  row = 0;
  /** Along and across the plate from its middle; its outline is at about 0.5. */
  u = 0;
  v = 0;
  /** Middle of the plate. */
  x = 0;
  y = 0;
  /** When the plate reached this point: 0 in its middle, highest where several plates meet. */
  reached = 0;
  /** Distance to the next plate, about. */
  border = 0;
  readonly #mask: number;
  readonly #shift: number;
  readonly #plates: Float32Array;
  readonly #ids: Uint32Array;

  constructor({ seed, aspect, unevenness, across }: PlatesOptions) {
    const side = gridSide(across);
    this.#mask = side - 1;
    this.#shift = Math.log2(side);
    this.#plates = new Float32Array(side * side * NUMBERS);
    this.#ids = new Uint32Array(side * side);
    for (let j = 0; j < side; j++) {
      for (let i = 0; i < side; i++) {
        const id = hash(i, j, seed);
        const q = j * side + i;
        const slender = Math.sqrt(1 + (aspect - 1) * (0.3 + 1.4 * uniform(id, 1)));
        const angle = plateAngle(id);
        const cos = Math.cos(angle);
        const sin = Math.sin(angle);
        this.#ids[q] = id;
        this.#plates.set(
          [
            0.03 + 0.94 * ((id & 0xfff) / 4095),
            0.03 + 0.94 * (((id >>> 12) & 0xfff) / 4095),
            cos / slender,
            sin / slender,
            cos * slender,
            sin * slender,
            unevenness * 0.5 * uniform(id, 3),
            0.62 + 0.2 * uniform(id, 4),
          ],
          q * NUMBERS,
        );
      }
    }
  }

  at(x: number, y: number): void {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const plates = this.#plates;
    let first = 1e9;
    let second = 1e9;
    for (let j = -1; j <= 1; j++) {
      const row = ((iy + j) & this.#mask) << this.#shift;
      for (let i = -1; i <= 1; i++) {
        const q = row + ((ix + i) & this.#mask);
        const o = q * NUMBERS;
        const dx = fx - plates[o] - i;
        const dy = fy - plates[o + 1] - j;
        const u = dx * plates[o + 2] + dy * plates[o + 3];
        const v = dy * plates[o + 4] - dx * plates[o + 5];
        const a = u < 0 ? -u : u;
        const b = v < 0 ? -v : v;
        const corner = (a + b) * plates[o + 7];
        const reached = (a > b ? (a > corner ? a : corner) : b > corner ? b : corner) - plates[o + 6];
        if (reached < first) {
          second = first;
          first = reached;
          this.id = this.#ids[q];
          this.column = ix + i;
          this.row = iy + j;
          this.u = u;
          this.v = v;
          this.x = x - dx;
          this.y = y - dy;
        } else if (reached < second) second = reached;
      }
    }
    this.reached = first;
    this.border = (second - first) * 0.5;
  }
}
