import { gridSide } from "./cells.ts";
import { hash, uniform } from "./random.ts";

export const OUTLINES = ["ellipse", "lath", "polygon"] as const;
/** Round, a chamfered box as crystals of feldspar have it, or a convex polygon of five to seven sides. */
export type Outline = (typeof OUTLINES)[number];

export type ScatterOptions = {
  seed: number;
  /** Distance of the bodies, mm: one body at most in each square of this side. */
  spacing: number;
  /** Half the length of the smallest and of the largest body, mm. */
  radius: readonly [number, number];
  /** Length to width, on average. */
  aspect: number;
  /** Share of the squares that hold a body. */
  presence: number;
  outline: Outline;
  /** Radians; left out, the bodies lie in all directions. */
  direction?: number | undefined;
  /** Radians about the direction. */
  spread: number;
  /** Above 1 small bodies are more frequent than large ones. */
  skew: number;
  /** 0 on a grid to 1 free. */
  jitter: number;
  /** Whether bodies that would overlap shrink until they only touch. */
  touching?: boolean | undefined;
  /** Share of the bodies that are there at a place, 0 to 1. */
  mask: ((x: number, y: number) => number) | undefined;
  /** Longest side of the slab, mm. */
  across: number;
};

/** Numbers kept of a body: centre, radius, cosine and sine over radius, aspect, lean, chamfer, square of its reach. */
const NUMBERS = 9;
const SIDES = 7;
const FAR = 9;
const NEIGHBOURS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/**
 * Bodies scattered over the slab. `at` finds the one that a point lies in or nearest to, and leaves it in the fields:
 * `distance` is 0 in the middle and 1 on the outline, `u` and `v` are along and across the body.
 */
export class Scatter {
  distance = FAR;
  id = 0;
  u = 0;
  v = 0;
  radius = 0;
  readonly #spacing: number;
  readonly #presence: number;
  readonly #masked: ((x: number, y: number) => number) | undefined;
  readonly #outline: Outline;
  readonly #mask: number;
  readonly #shift: number;
  readonly #bodies: Float32Array;
  readonly #ids: Uint32Array;
  readonly #sides: Float32Array;

  constructor(options: ScatterOptions) {
    const { seed, spacing, presence, outline, jitter } = options;
    const side = gridSide(options.across / spacing);
    this.#spacing = spacing;
    this.#presence = presence;
    this.#masked = options.mask;
    this.#outline = outline;
    this.#mask = side - 1;
    this.#shift = Math.log2(side);
    this.#bodies = new Float32Array(side * side * NUMBERS);
    this.#ids = new Uint32Array(side * side);
    this.#sides = new Float32Array(outline === "polygon" ? side * side * SIDES * 2 : 0);
    for (let j = 0; j < side; j++) {
      for (let i = 0; i < side; i++) {
        const id = hash(i, j, seed);
        const q = j * side + i;
        this.#ids[q] = id;
        if (uniform(id, 1) > presence) continue;
        const x = 0.5 + ((id & 0xfff) / 4095 - 0.5) * jitter;
        const y = 0.5 + (((id >>> 12) & 0xfff) / 4095 - 0.5) * jitter;
        this.#place(q, id, x * spacing, y * spacing, options);
      }
    }
    if (options.touching) this.#part(side);
  }

  /** Shrinks bodies that overlap until they only touch, then lets them grow again where there is room. */
  #part(side: number): void {
    const bodies = this.#bodies;
    const wanted = Float32Array.from({ length: side * side }, (_, q) => bodies[q * NUMBERS + 2]);
    for (const growing of [false, true]) {
      for (let q = 0; q < side * side; q++) {
        if (wanted[q] === 0) continue;
        let room = wanted[q];
        for (const [di, dj] of NEIGHBOURS) {
          const other = ((((q >> this.#shift) + dj) & this.#mask) << this.#shift) + ((q + di) & this.#mask);
          if (wanted[other] === 0) continue;
          const dx = bodies[other * NUMBERS] + di * this.#spacing - bodies[q * NUMBERS];
          const dy = bodies[other * NUMBERS + 1] + dj * this.#spacing - bodies[q * NUMBERS + 1];
          const apart = Math.hypot(dx, dy);
          const a = wanted[q];
          const b = wanted[other];
          room = Math.min(room, growing ? apart - bodies[other * NUMBERS + 2] : (apart * a) / (a + b));
        }
        this.#resize(q * NUMBERS, Math.max(room, 0.01 * this.#spacing));
      }
    }
  }

  #resize(o: number, radius: number): void {
    const bodies = this.#bodies;
    const factor = radius / bodies[o + 2];
    bodies[o + 2] = radius;
    bodies[o + 3] = bodies[o + 3] / factor;
    bodies[o + 4] = bodies[o + 4] / factor;
    bodies[o + 8] = bodies[o + 8] * factor * factor;
  }

  #place(q: number, id: number, x: number, y: number, options: ScatterOptions): void {
    const [smallest, largest] = options.radius;
    const radius = smallest + (largest - smallest) * uniform(id, 2) ** options.skew;
    const angle =
      options.direction === undefined
        ? uniform(id, 3) * 2 * Math.PI
        : options.direction + (uniform(id, 3) - 0.5) * options.spread;
    const aspect = 1 + (options.aspect - 1) * (0.4 + 0.9 * uniform(id, 4));
    const lean = 0.35 * (uniform(id, 5) - 0.5);
    const chamfer = 0.66 + 0.16 * uniform(id, 6);
    this.#bodies.set(
      [
        x,
        y,
        radius,
        Math.cos(angle) / radius,
        Math.sin(angle) / radius,
        aspect,
        lean,
        chamfer,
        radius * radius * 1.7,
      ],
      q * NUMBERS,
    );
    if (options.outline !== "polygon") return;
    const sides = 5 + ((uniform(id, 7) * 3) | 0);
    for (let side = 0; side < sides; side++) {
      const normal = ((side + 0.75 * uniform(id, 10 + side)) / sides) * 2 * Math.PI;
      const nearness = 1 + 0.5 * uniform(id, 20 + side);
      this.#sides[(q * SIDES + side) * 2] = Math.cos(normal) * nearness;
      this.#sides[(q * SIDES + side) * 2 + 1] = Math.sin(normal) * nearness;
    }
  }

  at(x: number, y: number): void {
    const spacing = this.#spacing;
    const ix = Math.floor(x / spacing);
    const iy = Math.floor(y / spacing);
    const fx = x - ix * spacing;
    const fy = y - iy * spacing;
    const bodies = this.#bodies;
    this.distance = FAR;
    for (let j = -1; j <= 1; j++) {
      const row = ((iy + j) & this.#mask) << this.#shift;
      for (let i = -1; i <= 1; i++) {
        const q = row + ((ix + i) & this.#mask);
        const o = q * NUMBERS;
        const dx = fx - bodies[o] - i * spacing;
        const dy = fy - bodies[o + 1] - j * spacing;
        if (dx * dx + dy * dy >= bodies[o + 8]) continue;
        const cos = bodies[o + 3];
        const sin = bodies[o + 4];
        const u = dx * cos + dy * sin;
        const v = (dy * cos - dx * sin) * bodies[o + 5];
        const distance = this.#distance(q, u, v);
        if (distance >= this.distance || !this.#isThere(q, x - dx, y - dy)) continue;
        this.distance = distance;
        this.id = this.#ids[q];
        this.u = u;
        this.v = v;
        this.radius = bodies[o + 2];
      }
    }
  }

  #distance(q: number, u: number, v: number): number {
    if (this.#outline === "ellipse") return Math.sqrt(u * u + v * v);
    if (this.#outline === "lath") {
      const lean = this.#bodies[q * NUMBERS + 6];
      const chamfer = this.#bodies[q * NUMBERS + 7];
      const a = Math.abs(u);
      return Math.max(a * 1.08, Math.abs(v + u * lean) * 1.08, (a + Math.abs(v)) * chamfer);
    }
    let farthest = 0;
    const first = q * SIDES * 2;
    for (let k = first; k < first + SIDES * 2; k += 2) {
      const distance = u * this.#sides[k] + v * this.#sides[k + 1];
      if (distance > farthest) farthest = distance;
    }
    return farthest;
  }

  #isThere(q: number, x: number, y: number): boolean {
    if (!this.#masked) return true;
    return uniform(this.#ids[q], 1) <= this.#presence * this.#masked(x, y);
  }
}
