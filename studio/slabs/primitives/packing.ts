import type { Slab } from "../slab.ts";
import { OUTLINES, outlines, SIDES, TURNS, turns } from "./chip-outlines.ts";
import { hash, uniform } from "./random.ts";
import {
  type ChipKind,
  CLOSENESS,
  chipId,
  chipRadius,
  chipX,
  chipY,
  chosen,
  grid,
  MESH,
  meshesOf,
  partsOf,
  type Sieve,
  standing,
} from "./sieves.ts";

export type PackingOptions = {
  seed: number;
  kinds: readonly ChipKind[];
  /** 0 angular as crushed stone is, 1 round as pebbles are. */
  rounding: number;
  /** Length to width of the most slender ones. */
  slenderness: number;
  /** Binder between two chips at least, mm. */
  gap: number;
  /** Chips shorter than this are not placed, mm. */
  smallest: number;
};

/** Area of a chip as a share of the square of its length, on average of all outlines and of one sieve's lengths. */
const FILLED = 0.38;
/** How often a place for a chip is looked for. */
const ATTEMPTS = 4;
const FAR = 9;

/**
 * Crushed stone in a binder: chips sieved by size and laid from the largest to the smallest, each where the larger ones
 * leave room. Where a chip lies depends on the seed alone, not on the view. `at` finds the chip that a point lies in or
 * near and leaves it in the fields.
 */
export class Packing {
  /** 0 in the middle of the chip, 1 on its outline. */
  distance = FAR;
  id = 0;
  kind = 0;
  radius = 0;
  /** Millimetres from the middle along and across the chip, as it is turned. */
  u = 0;
  v = 0;
  /** What each kind covers with chips too short to be placed. */
  readonly unplaced: number[];
  readonly #options: PackingOptions;
  readonly #sieves: Sieve[] = [];
  readonly #sides: Float32Array;
  readonly #turns: Float32Array;

  constructor(options: PackingOptions, slab: Slab) {
    this.#options = options;
    this.#sides = outlines(options.rounding, options.slenderness);
    this.#turns = turns();
    this.unplaced = options.kinds.map(() => 0);
    const meshes = meshesOf(options.kinds);
    let free = 1;
    for (const [place, { size, covers }] of meshes.entries()) {
      const cover = covers.reduce((sum, share) => sum + share, 0);
      // What is laid later finds less room: it is offered more often.
      const accepted = 0.76 * Math.max(0.15, free) ** 1.25;
      const limits = covers.map((share) => share / FILLED / accepted);
      // Whether a chip lies at the edge of the view hangs on those beyond it, and so on for each attempt and sieve.
      const margin = (ATTEMPTS + 1) * meshes.slice(place).reduce((sum, mesh) => sum + mesh.size, 0);
      if (size >= options.smallest) {
        this.#lay(grid(size, hash(place, 3, options.seed), slab, margin), limits);
      } else {
        for (const [kind, share] of covers.entries())
          this.unplaced[kind] = (this.unplaced[kind] ?? 0) + share;
      }
      free -= cover;
    }
  }

  /** @param limits how often a square is offered a chip of each kind */
  #lay(sieve: Sieve, limits: readonly number[]): void {
    this.#sieves.push(sieve);
    const offered = new Uint16Array(sieve.chips.length);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      this.#offer(offered.fill(0), sieve, limits, attempt);
      for (const q of standing(offered, sieve, this.#options.gap)) {
        sieve.chips.set(offered.subarray(q * 3, q * 3 + 3), q * 3);
      }
    }
  }

  /** A chip for each square that is to have one and has none yet, where the chips that lie leave room. */
  #offer(offered: Uint16Array, sieve: Sieve, limits: readonly number[], attempt: number): void {
    const { chips, kinds } = sieve;
    for (let j = 0; j < sieve.rows; j++) {
      for (let i = 0; i < sieve.columns; i++) {
        const q = j * sieve.columns + i;
        if (chips[q * 3 + 2] !== 0) continue;
        const id = chipId(sieve, i, j);
        const kind = chosen(limits, uniform(id, 1));
        if (kind < 0) continue;
        offered[q * 3] = partsOf(uniform(id, 10 + attempt));
        offered[q * 3 + 1] = partsOf(uniform(id, 20 + attempt));
        offered[q * 3 + 2] = partsOf(MESH + (1 - MESH) * uniform(id, 4));
        const x = chipX(sieve, offered, q, i);
        const y = chipY(sieve, offered, q, j);
        if (this.#hasRoom(x, y, chipRadius(sieve, offered, q))) kinds[q] = kind;
        else offered[q * 3 + 2] = 0;
      }
    }
  }

  #hasRoom(x: number, y: number, radius: number): boolean {
    const room = radius * CLOSENESS + this.#options.gap;
    for (const sieve of this.#sieves) {
      const { spacing, chips } = sieve;
      const reach = spacing * 0.5 + room;
      const first = Math.max(0, Math.floor((x - reach) / spacing) - sieve.column);
      const last = Math.min(sieve.columns - 1, Math.floor((x + reach) / spacing) - sieve.column);
      const top = Math.max(0, Math.floor((y - reach) / spacing) - sieve.row);
      const bottom = Math.min(sieve.rows - 1, Math.floor((y + reach) / spacing) - sieve.row);
      for (let j = top; j <= bottom; j++) {
        for (let i = first; i <= last; i++) {
          const q = j * sieve.columns + i;
          const other = chipRadius(sieve, chips, q);
          if (other === 0) continue;
          const dx = x - chipX(sieve, chips, q, i);
          const dy = y - chipY(sieve, chips, q, j);
          if (dx * dx + dy * dy >= (other + room) ** 2) continue;
          const outside = this.#distance(chipId(sieve, i, j), dx / other, dy / other) - 1;
          if (outside * other * 0.8 < room) return false;
        }
      }
    }
    return true;
  }

  /** @param reach how far outside of a chip it is still found, mm; less than half the smallest chip */
  at(x: number, y: number, reach: number): void {
    this.distance = FAR;
    for (const sieve of this.#sieves) {
      const { spacing, chips, columns } = sieve;
      const fx = x / spacing - sieve.column;
      const fy = y / spacing - sieve.row;
      // A chip is no longer than a square: it reaches only half a square beyond its own.
      const i0 = Math.floor(fx - 0.5 - reach / spacing);
      const j0 = Math.floor(fy - 0.5 - reach / spacing);
      if (i0 < 0 || j0 < 0 || fx >= columns - 2 || fy >= sieve.rows - 2) continue;
      const i1 = Math.floor(fx + 0.5 + reach / spacing);
      const j1 = Math.floor(fy + 0.5 + reach / spacing);
      for (let j = j0; j <= j1; j++) {
        for (let i = i0; i <= i1; i++) {
          const q = j * columns + i;
          const radius = chipRadius(sieve, chips, q);
          if (radius === 0) continue;
          const dx = x - chipX(sieve, chips, q, i);
          const dy = y - chipY(sieve, chips, q, j);
          if (dx * dx + dy * dy >= (radius + reach) * (radius + reach)) continue;
          const id = chipId(sieve, i, j);
          const distance = this.#distance(id, dx / radius, dy / radius);
          if (distance >= this.distance) continue;
          const turn = ((id >>> 7) & (TURNS - 1)) * 2;
          const cos = this.#turns[turn];
          const sin = this.#turns[turn + 1];
          this.distance = distance;
          this.id = id;
          this.kind = sieve.kinds[q];
          this.radius = radius;
          this.u = dx * cos + dy * sin;
          this.v = dy * cos - dx * sin;
        }
      }
      if (this.distance < FAR && (this.distance - 1) * this.radius < reach) return;
    }
  }

  /** @param x from the middle, in radii */
  #distance(id: number, x: number, y: number): number {
    const turn = ((id >>> 7) & (TURNS - 1)) * 2;
    const cos = this.#turns[turn];
    const sin = this.#turns[turn + 1];
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    const first = (id & (OUTLINES - 1)) * SIDES * 2;
    const { rounding } = this.#options;
    let farthest = 0;
    let fourth = 0;
    for (let k = first; k < first + SIDES * 2; k += 2) {
      const distance = u * this.#sides[k] + v * this.#sides[k + 1];
      if (distance > farthest) farthest = distance;
      if (rounding > 0 && distance > 0) fourth += distance * distance * distance * distance;
    }
    // The fourth root of a sum of fourth powers is the polygon with its corners worn.
    return rounding > 0 ? farthest + rounding * (Math.sqrt(Math.sqrt(fourth)) - farthest) : farthest;
  }
}
