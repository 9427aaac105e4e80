import { z } from "zod";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { DEGREE } from "../primitives/scalar.ts";
import { degrees, positive, share } from "./settings.ts";

/** Layers of minerals: noise that is long along the foliation and thin across it. */
export const layering = z.strictObject({
  thickness: positive,
  /** Length after which a layer has changed; twelve times as long as thick by default. */
  length: positive.optional(),
  octaves: z.int().min(1).max(9).optional(),
  gain: share.optional(),
});
type Layering = z.infer<typeof layering>;

/** One scale of the folds, mm: how far layers are moved across themselves, and after which way they turn. */
const fold = z.strictObject({
  amplitude: positive,
  wavelength: positive,
  octaves: z.int().min(1).max(8).optional(),
});

export const foliationSettings = z.strictObject({
  direction: degrees,
  folds: z.array(fold).optional(),
  layering,
});

/** Folds are read from a mesh of this width, mm, of which a part about the present place is kept. */
const MESH = 6;
const KEPT_COLUMNS = 1024;
const KEPT_ROWS = 16;
const KEPT = KEPT_COLUMNS * KEPT_ROWS;

/**
 * How pressure has laid a rock: the direction at each place, and its layers. Folds are similar folds (Ramsay, "Folding
 * and Fracturing of Rocks", 1967): layers slide past one another along planes that cross them, so that they are thick
 * where they turn and thin on the flanks. Its numbers hang on the place alone, not on the picture's scale.
 */
export class Foliation {
  /** Radians, at the place last asked for. */
  angle = 0;
  /** Along and across the layers as they lay before they were folded, mm. */
  along = 0;
  across = 0;
  readonly #settings: z.infer<typeof foliationSettings>;
  readonly #noise: GradientNoise;
  readonly #cos: number;
  readonly #sin: number;
  readonly #keptColumns = new Int32Array(KEPT).fill(0x7fffffff);
  readonly #keptRows = new Int32Array(KEPT);
  readonly #kept = new Float64Array(KEPT * 4);

  constructor(settings: z.infer<typeof foliationSettings>, seed: number) {
    this.#settings = settings;
    this.#noise = new GradientNoise(seed);
    this.#cos = Math.cos(settings.direction * DEGREE);
    this.#sin = Math.sin(settings.direction * DEGREE);
  }

  at(x: number, y: number): void {
    const column = Math.floor(x / MESH);
    const row = Math.floor(y / MESH);
    const right = x / MESH - column;
    const below = y / MESH - row;
    const kept = this.#kept;
    const a = this.#node(column, row);
    const b = this.#node(column + 1, row);
    const c = this.#node(column, row + 1);
    const d = this.#node(column + 1, row + 1);
    const mean = (k: number) => {
      const upper = kept[a + k] + right * (kept[b + k] - kept[a + k]);
      const lower = kept[c + k] + right * (kept[d + k] - kept[c + k]);
      return upper + below * (lower - upper);
    };
    this.along = mean(0);
    this.across = mean(1);
    this.angle = Math.atan2(-mean(2), mean(3));
  }

  /** Where the numbers of a node of the mesh are kept: along, across, and by how much `across` grows to the right and down. */
  #node(column: number, row: number): number {
    const place = (row & (KEPT_ROWS - 1)) * KEPT_COLUMNS + (column & (KEPT_COLUMNS - 1));
    const o = 4 * place;
    if (this.#keptColumns[place] === column && this.#keptRows[place] === row) return o;
    this.#keptColumns[place] = column;
    this.#keptRows[place] = row;
    const x = column * MESH;
    const y = row * MESH;
    this.#unfold(x + 1, y);
    const right = this.across;
    this.#unfold(x, y + 1);
    const below = this.across;
    this.#unfold(x, y);
    this.#kept[o] = this.along;
    this.#kept[o + 1] = this.across;
    this.#kept[o + 2] = right - this.across;
    this.#kept[o + 3] = below - this.across;
    return o;
  }

  #unfold(x: number, y: number): void {
    let u = x * this.#cos + y * this.#sin;
    let v = y * this.#cos - x * this.#sin;
    for (const [place, { amplitude, wavelength, octaves = 2 }] of (this.#settings.folds ?? []).entries()) {
      const along = u / wavelength + 13.7 * place;
      const across = v / (1.8 * wavelength) + 5.3 * place;
      const slid = this.#noise.octaves(along, across, octaves, 0.45);
      u += 0.35 * amplitude * this.#noise.octaves(along + 40, across + 9, octaves, 0.45);
      v += amplitude * slid;
    }
    this.along = u;
    this.across = v;
  }

  /**
   * Which layer lies at the place last asked for, with a deviation of about 0.8.
   * @param path gives layers that have nothing to do with those of another path
   */
  layer(
    path: number,
    { thickness, length, octaves = 6, gain = 0.66 }: Layering = this.#settings.layering,
  ): number {
    let along = 1 / (length ?? thickness * 12);
    let thin = 1 / thickness;
    let amplitude = 1;
    let sum = 0;
    let energy = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const aside = 31.1 * path + 7.7 * octave;
      sum += amplitude * this.#noise.at(this.along * along + aside, this.across * thin + 3.1 * octave);
      energy += amplitude * amplitude;
      amplitude *= gain;
      thin *= 2.03;
      along *= 1.5;
    }
    return sum / Math.sqrt(energy);
  }
}
