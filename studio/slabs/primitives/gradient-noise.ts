import { Random } from "./random.ts";

const PERIOD = 1024;
const MASK = PERIOD - 1;
/** Brings the deviation of the noise to about 1. */
const AMPLITUDE = 3.6;

/** Gradient noise of period 1024 (Perlin, "Improving Noise", 2002) with a deviation of about 1 at a wavelength of 1. */
export class GradientNoise {
  readonly #order = new Uint16Array(2 * PERIOD + 2);
  readonly #x = new Float32Array(PERIOD);
  readonly #y = new Float32Array(PERIOD);

  constructor(seed: number) {
    const random = new Random(seed);
    const order = this.#order;
    for (let i = 0; i < PERIOD; i++) {
      order[i] = i;
      const angle = random.uniform() * 2 * Math.PI;
      this.#x[i] = Math.cos(angle) * AMPLITUDE;
      this.#y[i] = Math.sin(angle) * AMPLITUDE;
    }
    for (let i = PERIOD - 1; i > 0; i--) {
      const j = (random.uniform() * (i + 1)) | 0;
      const kept = order[i] as number;
      order[i] = order[j] as number;
      order[j] = kept;
    }
    for (let i = 0; i < PERIOD + 2; i++) order[PERIOD + i] = order[i & MASK] as number;
  }

  at(x: number, y: number): number {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const order = this.#order;
    const gx = this.#x;
    const gy = this.#y;
    const column = ix & MASK;
    const row = iy & MASK;
    const left = (order[column] as number) + row;
    const right = (order[column + 1] as number) + row;
    const a = order[left] as number;
    const b = order[right] as number;
    const c = order[left + 1] as number;
    const d = order[right + 1] as number;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const n00 = (gx[a] as number) * fx + (gy[a] as number) * fy;
    const n10 = (gx[b] as number) * (fx - 1) + (gy[b] as number) * fy;
    const n01 = (gx[c] as number) * fx + (gy[c] as number) * (fy - 1);
    const n11 = (gx[d] as number) * (fx - 1) + (gy[d] as number) * (fy - 1);
    const upper = n00 + u * (n10 - n00);
    return upper + v * (n01 + u * (n11 - n01) - upper);
  }

  /**
   * Octaves of the noise, each turned against the one before it and finer by 2.03, at a deviation of about 1.
   * @param gain amplitude of an octave as a share of the one before it
   * @param seen how many of the octaves are added; the others are too fine for the picture, and their average is 0
   */
  octaves(x: number, y: number, octaves: number, gain = 0.5, seen = octaves): number {
    let sum = 0;
    let amplitude = 1;
    let energy = 0;
    let u = x;
    let v = y;
    for (let octave = 0; octave < octaves; octave++) {
      energy += amplitude * amplitude;
      if (octave < seen) {
        sum += amplitude * this.at(u, v);
        const turned = 1.66 * u + 1.16 * v + 17.3;
        v = -1.16 * u + 1.66 * v + 5.1;
        u = turned;
      }
      amplitude *= gain;
    }
    return sum / Math.sqrt(energy);
  }
}

/** How many of the octaves are coarse enough to be seen: those with a wavelength of more than 1.2 pixels; at least one. */
export function octavesSeen(wavelength: number, octaves: number, mmPerPixel: number): number {
  return Math.max(
    1,
    Math.min(octaves, 1 + Math.floor(Math.log(wavelength / (1.2 * mmPerPixel)) / Math.log(2.03))),
  );
}
