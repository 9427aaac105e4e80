import { Random } from "./random.ts";

const PERIOD = 1024;
const MASK = PERIOD - 1;
/** Brings the noise to a deviation of about 0.8 and to values from about -2.4 to 2.4; recipes are tuned to it. */
const AMPLITUDE = 3.6;

/** A multiple of the period: places moved by it are above 0, so that cutting off gives the whole number below. */
const ABOVE = 1024 * PERIOD;
/** Octaves at most. */
const MOST = 16;

/** Gradient noise of period 1024 (Perlin, "Improving Noise", 2002) with a deviation of about 0.8 at a wavelength of 1. */
export class GradientNoise {
  readonly #order = new Uint16Array(2 * PERIOD + 2);
  /** The gradient of each place in the order, x and y: one look-up less than by way of the order. */
  readonly #gradients = new Float32Array(2 * (2 * PERIOD + 2));
  /** By number of octaves: the gain that was asked for last, and what brings their sum to the deviation of one. */
  readonly #gains = new Float64Array(MOST + 1).fill(-1);
  readonly #norms = new Float64Array(MOST + 1);

  constructor(seed: number) {
    const random = new Random(seed);
    const order = this.#order;
    const angles = new Float64Array(PERIOD);
    for (let i = 0; i < PERIOD; i++) {
      order[i] = i;
      angles[i] = random.uniform() * 2 * Math.PI;
    }
    for (let i = PERIOD - 1; i > 0; i--) {
      const j = (random.uniform() * (i + 1)) | 0;
      const kept = order[i];
      order[i] = order[j];
      order[j] = kept;
    }
    for (let i = 0; i < PERIOD + 2; i++) order[PERIOD + i] = order[i & MASK];
    for (let i = 0; i < order.length; i++) {
      const angle = angles[order[i]];
      this.#gradients[2 * i] = Math.cos(angle) * AMPLITUDE;
      this.#gradients[2 * i + 1] = Math.sin(angle) * AMPLITUDE;
    }
  }

  /** @param x from -1 million to 1 million, as is y */
  at(x: number, y: number): number {
    const ax = x + ABOVE;
    const ay = y + ABOVE;
    const ix = ax | 0;
    const iy = ay | 0;
    const fx = ax - ix;
    const fy = ay - iy;
    const ex = fx - 1;
    const ey = fy - 1;
    const order = this.#order;
    const gradients = this.#gradients;
    const column = ix & MASK;
    const row = iy & MASK;
    const left = (order[column] + row) << 1;
    const right = (order[column + 1] + row) << 1;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const n00 = gradients[left] * fx + gradients[left + 1] * fy;
    const n10 = gradients[right] * ex + gradients[right + 1] * fy;
    const n01 = gradients[left + 2] * fx + gradients[left + 3] * ey;
    const n11 = gradients[right + 2] * ex + gradients[right + 3] * ey;
    const upper = n00 + u * (n10 - n00);
    return upper + v * (n01 + u * (n11 - n01) - upper);
  }

  /**
   * Octaves of the noise, each turned against the one before it and finer by 2.03, at the deviation of a single one.
   * @param octaves 16 at most
   * @param gain amplitude of an octave as a share of the one before it
   * @param seen how many of the octaves are added; the others are too fine for the picture, and their average is 0
   * @param from the first octave that is added, when those before it come from elsewhere
   */
  octaves(x: number, y: number, octaves: number, gain = 0.5, seen = octaves, from = 0): number {
    let sum = 0;
    let amplitude = 1;
    let u = x;
    let v = y;
    const last = seen < octaves ? seen : octaves;
    for (let octave = 0; octave < last; octave++) {
      if (octave >= from) sum += amplitude * this.at(u, v);
      const turned = 1.66 * u + 1.16 * v + 17.3;
      v = -1.16 * u + 1.66 * v + 5.1;
      u = turned;
      amplitude *= gain;
    }
    if (this.#gains[octaves] !== gain) this.#normalise(octaves, gain);
    return sum * this.#norms[octaves];
  }

  #normalise(octaves: number, gain: number): void {
    let energy = 0;
    for (let octave = 0; octave < octaves; octave++) energy += gain ** (2 * octave);
    this.#gains[octaves] = gain;
    this.#norms[octaves] = 1 / Math.sqrt(energy);
  }
}

/** How many of the octaves are coarse enough to be seen: those with a wavelength of more than 1.2 pixels; at least one. */
export function octavesSeen(wavelength: number, octaves: number, mmPerPixel: number): number {
  return Math.max(
    1,
    Math.min(octaves, 1 + Math.floor(Math.log(wavelength / (1.2 * mmPerPixel)) / Math.log(2.03))),
  );
}
