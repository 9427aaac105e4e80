import { Cells } from "./cells.ts";
import { hash, uniform } from "./random.ts";

export type ShardsOptions = {
  seed: number;
  /** How much the sizes of cells differ before they are broken, 0 to about 1. */
  unevenness: number;
  /** How often a cell is broken at most; the mean is a bit less than half of it. */
  breaks: number;
  /** How many cells the longest side of the slab needs. */
  across: number;
};

/**
 * Pieces with straight sides and of many sizes, as brittle stone breaks: Voronoi cells of size 1 are broken in two again
 * and again, each crack ending at an older one. Cracks of one generation stand about upright on those of the one before,
 * as what is under strain along a piece breaks it across (Bahat, "Tectonofractography", 1991). `at` finds the piece of a
 * point and leaves it in the fields.
 */
export class Shards {
  /** Random number of the piece, and of the cell of which it broke. */
  id = 0;
  cell = 0;
  /** Random number of the border that is nearest, alike from both sides, and the distance to it. */
  side = 0;
  border = 0;
  /** About the middle of the piece. */
  x = 0;
  y = 0;
  readonly #cells: Cells;
  readonly #breaks: number;

  constructor({ seed, unevenness, breaks, across }: ShardsOptions) {
    this.#cells = new Cells(seed, { unevenness, across });
    this.#breaks = breaks;
  }

  at(x: number, y: number): void {
    const cells = this.#cells;
    cells.at(x, y);
    this.cell = cells.id;
    this.border = cells.border;
    this.side = (cells.id ^ cells.neighbour) >>> 0;
    let id = cells.id;
    let middleX = cells.x;
    let middleY = cells.y;
    let reach = 0.5;
    let angle = Math.PI * uniform(id, 50);
    const breaks = Math.floor(uniform(id, 51) * (this.#breaks + 1));
    for (let k = 0; k < breaks; k++) {
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const shift = 0.9 * reach * (uniform(id, 52) - 0.5);
      const far = (x - middleX) * cos + (y - middleY) * sin - shift;
      const away = Math.abs(far);
      if (away < this.border) {
        this.border = away;
        this.side = id;
      }
      const along = shift + (far < 0 ? -0.5 : 0.5) * reach;
      middleX += along * cos;
      middleY += along * sin;
      angle += Math.PI / 2 + 1.1 * (uniform(id, 53) - 0.5);
      // Two breaks halve a piece both ways.
      reach *= 0.72;
      id = hash(id, far < 0 ? 1 : 2, k);
    }
    this.id = id;
    this.x = middleX;
    this.y = middleY;
  }
}
