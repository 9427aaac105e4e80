import { type GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { smoothstep } from "../primitives/scalar.ts";
import { line } from "./crystal-faces.ts";

/** Glassy and cracked; cleaved, zoned and twinned; in leaves that catch the light. */
export const GRAIN_HABITS = ["quartz", "feldspar", "mica"] as const;
export type GrainHabit = (typeof GRAIN_HABITS)[number];

/** What the polish shows of a grain at a place: a shift along its ramp of colours, and its light, 1 on average. */
export class GrainFace {
  tone = 0;
  light = 1;
  readonly #noise: GradientNoise;
  readonly #size: number;
  readonly #mmPerPixel: number;
  /** How much is seen of what is as fine as a fraction of a millimetre. */
  readonly #fine: number;
  readonly #poolSeen: number;
  readonly #cloudSeen: number;

  /** @param size distance of grain centres, mm */
  constructor(noise: GradientNoise, size: number, mmPerPixel: number) {
    this.#noise = noise;
    this.#size = size;
    this.#mmPerPixel = mmPerPixel;
    this.#fine = Math.min(1, 0.55 / mmPerPixel);
    this.#poolSeen = octavesSeen(size * 0.8, 3, mmPerPixel);
    this.#cloudSeen = octavesSeen(size * 0.7, 4, mmPerPixel);
  }

  /** Whether grains of this size are large enough in the picture to have a face. */
  get isSeen(): boolean {
    return this.#size > 3 * this.#mmPerPixel;
  }

  /**
   * @param x mm on the slab
   * @param u mm from the grain's middle along its cleavage
   * @param v and across it
   * @param depth mm from its border
   */
  look(habit: GrainHabit, x: number, y: number, u: number, v: number, id: number, depth: number): void {
    if (habit === "quartz") this.#quartz(x, y, id, depth);
    else if (habit === "feldspar") this.#feldspar(u, v, id, depth);
    else this.#mica(u, v, id);
  }

  /**
   * One looks into quartz: it is dark where it is deep, veiled in places, and curved cracks in it throw light back. What
   * is seen within runs on from grain to grain, as quartz fills what others leave.
   */
  #quartz(x: number, y: number, id: number, depth: number): void {
    const noise = this.#noise;
    const size = this.#size;
    const bent = 0.25 * size * noise.at(x / size, y / size + 7);
    const pool = noise.octaves(x / (1.3 * size), y / (1.3 * size) + 50, 3, 0.6, this.#poolSeen);
    this.tone = 0.34 * (uniform(id, 5) - 0.5) + 0.16 * pool;
    this.light = 1 - 0.1 * pool + 0.05 * (uniform(id, 14) - 0.5);
    this.light += 0.12 * (0.4 - smoothstep(0, 0.3 * size, depth));
    const here = smoothstep(-0.5, 0.8, noise.at(x / (1.6 * size), y / (1.6 * size) + 31));
    const crack = line(
      noise.at((x + bent) / (2.6 * size), (y + bent) / (0.8 * size)),
      0.8 * size,
      0.14,
      this.#mmPerPixel,
    );
    const across = line(
      noise.at((x + bent) / (0.9 * size), (y - bent) / (2.2 * size) + 17),
      0.9 * size,
      0.1,
      this.#mmPerPixel,
    );
    this.light += here * (0.4 * crack - 0.3 * across);
  }

  /** Clouded in zones about its middle, cleaved and streaked along, often a twin; some lie so that they shine. */
  #feldspar(u: number, v: number, id: number, depth: number): void {
    const noise = this.#noise;
    const size = this.#size;
    const away = id % 97;
    const zone = smoothstep(0, 0.35 * size, depth) - 0.5;
    this.tone = 0.4 * (uniform(id, 12) - 0.35) * zone;
    this.tone += 0.2 * noise.octaves(u / (0.8 * size) + away, v / (0.5 * size), 4, 0.66, this.#cloudSeen);
    const streaks = noise.at(u / 5 + away, v / 0.8);
    const patch = smoothstep(-0.6, 0.8, noise.at(u / size + away, v / size + 53));
    this.tone += 0.2 * this.#fine * patch * streaks;
    const cleft = line(noise.at(u / 0.7 / size, v / (3 * size) + away), 0.7 * size, 0.1, this.#mmPerPixel);
    this.tone -= 0.3 * patch * cleft;
    if (uniform(id, 9) < 0.45) this.tone += v > 0.25 * size * (uniform(id, 10) - 0.5) ? 0.17 : -0.1;
    const shine = uniform(id, 13);
    this.light = 0.985 + 0.08 * (uniform(id, 14) - 0.5) + (shine > 0.93 ? 0.09 : 0);
    this.light += patch * (0.035 * this.#fine * streaks - 0.13 * cleft);
  }

  /** Leaves seen on edge are streaked; a few that lie flat shine. */
  #mica(u: number, v: number, id: number): void {
    const leaves = this.#noise.at(u / 2.6 + (id % 83), v / 0.5);
    this.tone = 0.3 * this.#fine * leaves;
    this.light = uniform(id, 13) > 0.86 ? 1.35 + 0.3 * leaves : 0.96;
  }
}
