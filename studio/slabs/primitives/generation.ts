import { hash, Random, uniform } from "./random.ts";

/** The seed of a crystal, to be told how it grows. */
export type CrystalSeed = {
  readonly id: number;
  /** Where it lies, mm. */
  readonly x: number;
  readonly y: number;
  /** Radians by which the crystal's length is turned. */
  turn: number;
  /** Seeds with low ranks grow; how many do is fitted to the share of the area they are to cover. */
  rank: number;
  /** Kept with the crystal for whoever draws it. */
  shade: number;
};

export type GenerationOptions = {
  seed: number;
  /** Length of the larger crystals, mm. */
  size: number;
  /** Length to width on average: 1 blocks, 2 laths, 4 leaves seen on edge. */
  aspect: number;
  /** How much sizes differ: 0 all alike, 1 from the smallest to the largest. */
  unevenness: number;
  sow: (seed: CrystalSeed) => void;
};

/** Growth at which a crystal has its full size, in distances of seeds. */
const GROWN = 0.5;
/** Seeds are kept on a rectangle that repeats over the slab: what a picture's row needs, and the rows about it. */
const KEPT_COLUMNS = 2048;
const KEPT_ROWS = 8;
/** Numbers kept of a crystal: middle, cosine and sine over length, the same over width, birth, two chamfers, lean, shade. */
const NUMBERS = 11;
const NEVER = 9;

/**
 * Crystals of one mineral that grow at one time, in a melt where older crystals may lie already. Each grows from its seed
 * in its own shape and stops when it is grown; where two meet they share a straight border, and elsewhere they show their
 * faces. One seed lies in each square of a grid. `at` finds the crystal of a point and leaves it in the fields.
 */
export class Generation {
  /** Random number of the crystal. */
  id = 0;
  /** Millimetres from its middle along and across it. */
  u = 0;
  v = 0;
  /** Distance to its outline or to the next crystal of this generation, mm, about. */
  border = 0;
  /** Whether no other crystal of this generation grows towards that border. */
  isFree = false;
  shade = 0;
  readonly #options: GenerationOptions;
  readonly #spacing: number;
  /** Squares that a crystal may reach beyond its own. */
  readonly #reach: number;
  readonly #columns = new Int32Array(KEPT_COLUMNS * KEPT_ROWS).fill(0x7fffffff);
  readonly #rows = new Int32Array(KEPT_COLUMNS * KEPT_ROWS);
  readonly #ids = new Uint32Array(KEPT_COLUMNS * KEPT_ROWS);
  readonly #ranks = new Float32Array(KEPT_COLUMNS * KEPT_ROWS);
  readonly #numbers = new Float64Array(KEPT_COLUMNS * KEPT_ROWS * NUMBERS);
  /** The highest rank that grows, and for how long. */
  #highest = Number.POSITIVE_INFINITY;
  #level = Number.POSITIVE_INFINITY;
  /** Crystals that grow about the square of the last point. */
  readonly #near: number[] = [];
  #column = Number.NaN;
  #row = Number.NaN;
  readonly #seed: { -readonly [K in keyof CrystalSeed]: CrystalSeed[K] } = {
    id: 0,
    x: 0,
    y: 0,
    turn: 0,
    rank: 0,
    shade: 0,
  };

  constructor(options: GenerationOptions) {
    this.#options = options;
    this.#spacing = options.size / Math.sqrt(options.aspect);
    this.#reach = slenderness(options.aspect, 1) > 1.5 ? 2 : 1;
  }

  /**
   * Lets as many crystals grow as cover `wanted` of these places, fewer than all while each has its full size; where all
   * of them are too few, they grow on into what room is left.
   * @param places x and y one after another
   */
  fit(places: readonly number[], wanted: number): void {
    this.#highest = Number.POSITIVE_INFINITY;
    this.#level = Number.POSITIVE_INFINITY;
    const ranks: number[] = [];
    const reached: number[] = [];
    for (let k = 0; k < places.length; k += 2) {
      this.#gather(places[k], places[k + 1]);
      let lowest = Number.POSITIVE_INFINITY;
      let first = Number.POSITIVE_INFINITY;
      for (const place of this.#near) {
        const growth = this.#growthAt(place, places[k], places[k + 1]);
        if (growth <= GROWN) lowest = Math.min(lowest, this.#ranks[place]);
        first = Math.min(first, growth);
      }
      ranks.push(lowest);
      reached.push(first);
    }
    const highest = lowestOf(ranks, wanted);
    if (highest < Number.POSITIVE_INFINITY) {
      this.#highest = highest;
      this.#level = GROWN;
    } else this.#level = lowestOf(reached, wanted);
    this.#column = Number.NaN;
  }

  /** @returns whether a crystal covers the place, mm */
  at(x: number, y: number): boolean {
    this.#gather(x, y);
    let first = this.#level;
    let second = this.#level;
    let found = -1;
    for (const place of this.#near) {
      const growth = this.#growthAt(place, x, y);
      if (growth < first) {
        second = first;
        first = growth;
        found = place;
      } else if (growth < second) second = growth;
    }
    if (found < 0) return false;
    const o = found * NUMBERS;
    const numbers = this.#numbers;
    const dx = x - numbers[o];
    const dy = y - numbers[o + 1];
    const length = Math.hypot(numbers[o + 2], numbers[o + 3]);
    const width = Math.hypot(numbers[o + 4], numbers[o + 5]);
    this.id = this.#ids[found];
    this.u = (dx * numbers[o + 2] + dy * numbers[o + 3]) / length;
    this.v = (dy * numbers[o + 4] - dx * numbers[o + 5]) / width;
    // The next crystal grows towards this one: they share the way. Nothing grows towards a free face.
    this.isFree = second >= this.#level;
    const way = (Math.min(second, NEVER) - first) * (this.isFree ? 1 : 0.5);
    this.border = way / width;
    this.shade = numbers[o + 10];
    return true;
  }

  /** Finds the crystals that grow about a place. */
  #gather(x: number, y: number): void {
    const column = Math.floor(x / this.#spacing);
    const row = Math.floor(y / this.#spacing);
    if (column === this.#column && row === this.#row) return;
    this.#column = column;
    this.#row = row;
    const reach = this.#reach;
    this.#near.length = 0;
    for (let j = row - reach; j <= row + reach; j++) {
      for (let i = column - reach; i <= column + reach; i++) {
        const place = this.#placeOf(i, j);
        if (this.#ranks[place] <= this.#highest) this.#near.push(place);
      }
    }
  }

  /** Where a square's crystal is kept; it is sown if it is not there. */
  #placeOf(column: number, row: number): number {
    const place = (row & (KEPT_ROWS - 1)) * KEPT_COLUMNS + (column & (KEPT_COLUMNS - 1));
    if (this.#columns[place] === column && this.#rows[place] === row) return place;
    this.#columns[place] = column;
    this.#rows[place] = row;
    const { aspect, unevenness, seed: number, sow } = this.#options;
    const id = hash(column, row, number);
    const seed = this.#seed;
    seed.id = id;
    seed.x = (column + 0.03 + 0.94 * ((id & 0xfff) / 4095)) * this.#spacing;
    seed.y = (row + 0.03 + 0.94 * (((id >>> 12) & 0xfff) / 4095)) * this.#spacing;
    seed.shade = 0;
    sow(seed);
    const slender = slenderness(aspect, uniform(id, 41));
    const cos = Math.cos(seed.turn) / this.#spacing;
    const sin = Math.sin(seed.turn) / this.#spacing;
    this.#ids[place] = id;
    this.#ranks[place] = seed.rank;
    this.#numbers.set(
      [
        seed.x,
        seed.y,
        cos / slender,
        sin / slender,
        cos * slender,
        sin * slender,
        0.42 * unevenness * uniform(id, 42) ** 1.5,
        0.5 + 0.14 * uniform(id, 43),
        0.52 + 0.36 * uniform(id, 44),
        0.5 * (uniform(id, 45) - 0.5),
        seed.shade,
      ],
      place * NUMBERS,
    );
    return place;
  }

  /** When a crystal reaches a place: a leaning box, of which one pair of corners is cut off more than the other. */
  #growthAt(place: number, x: number, y: number): number {
    const numbers = this.#numbers;
    const o = place * NUMBERS;
    const dx = x - numbers[o];
    const dy = y - numbers[o + 1];
    const u = dx * numbers[o + 2] + dy * numbers[o + 3];
    const v = dy * numbers[o + 4] - dx * numbers[o + 5] + u * numbers[o + 9];
    const a = u < 0 ? -u : u;
    const b = v < 0 ? -v : v;
    const corner = (a + b) * numbers[o + (u * v < 0 ? 8 : 7)];
    return (a > b ? (a > corner ? a : corner) : b > corner ? b : corner) + numbers[o + 6];
  }
}

/** Root of length to width, from half of those on average to nearly twice as much. */
function slenderness(aspect: number, chance: number): number {
  return Math.sqrt(1 + (aspect - 1) * (0.4 + 1.2 * chance));
}

/** The number that so many of these are not above. */
function lowestOf(numbers: readonly number[], wanted: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.round(wanted) - 1] ?? Number.POSITIVE_INFINITY;
}

/** Places strewn over a slab, x and y one after another, by which shares of its area are measured. */
export function strewn(count: number, width: number, height: number): number[] {
  const random = new Random(1);
  return Array.from({ length: 2 * count }, (_, k) => random.uniform() * (k % 2 === 0 ? width : height));
}
