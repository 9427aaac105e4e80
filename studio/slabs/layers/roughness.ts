import type { GradientNoise } from "../primitives/gradient-noise.ts";

/** Wavelength of the coarsest unevenness, mm; each further one is half as long. */
const LONGEST = 32;
const GAIN = 0.62;

/** How strongly each wavelength moves the borders of crystals of one size. */
export type Weights = { first: number; strengths: readonly number[] };

/**
 * The unevenness of all borders between crystals: noise of wavelengths from some centimetres to as fine as the picture
 * shows. It is taken once at each point, and crystals of each size are moved by their share of it.
 */
export class Roughness {
  /** By how much a border is moved, mm, after `of`. */
  x = 0;
  y = 0;
  readonly #noise: GradientNoise;
  readonly #count: number;
  readonly #across: Float64Array;
  readonly #down: Float64Array;

  constructor(noise: GradientNoise, mmPerPixel: number) {
    this.#noise = noise;
    this.#count = Math.max(1, Math.min(8, 1 + Math.floor(Math.log2(LONGEST / (1.2 * mmPerPixel)))));
    this.#across = new Float64Array(this.#count);
    this.#down = new Float64Array(this.#count);
  }

  /**
   * @param size length of the crystals, mm
   * @param deviation by which their borders are moved, mm
   */
  weights(size: number, deviation: number): Weights {
    const first = Math.max(0, Math.round(Math.log2((2.6 * LONGEST) / size)));
    const strengths = Array.from(
      { length: Math.max(0, this.#count - first) },
      (_, k) => deviation * GAIN ** k * Math.sqrt(1 - GAIN ** 2),
    );
    return { first, strengths };
  }

  /** Takes the noise at a place, mm. */
  at(x: number, y: number): void {
    for (let k = 0; k < this.#count; k++) {
      const wave = 2 ** k / LONGEST;
      this.#across[k] = this.#noise.at(x * wave + 17.3 * k, y * wave + 5.1);
      this.#down[k] = this.#noise.at(x * wave + 9.7 * k, y * wave + 40.9);
    }
  }

  of({ first, strengths }: Weights): void {
    this.x = 0;
    this.y = 0;
    for (let k = 0; k < strengths.length; k++) {
      this.x += strengths[k] * this.#across[first + k];
      this.y += strengths[k] * this.#down[first + k];
    }
  }
}
