import { z } from "zod";
import type { Cells } from "../primitives/cells.ts";
import type { Plates } from "../primitives/plates.ts";
import { uniform } from "../primitives/random.ts";
import { quantile } from "../primitives/scalar.ts";
import type { Point, Slab } from "../slab.ts";
import { gridded, noiseField } from "./field.ts";
import { mineral } from "./minerals.ts";
import { degrees, positive, share, warp } from "./settings.ts";

/** The part of the settings of grains that tells which mineral lies where. */
export const grainChoice = {
  /** Distance of grain centres. */
  size: positive,
  minerals: z.array(mineral).min(1),
  /** Length to width of crystals with straight sides, as feldspars have them; left out, grains are as high as wide. */
  tabular: z.number().min(1).max(3).optional(),
  angle: degrees.optional(),
  /** How minerals gather: 0 evenly mixed, 1 only in clumps of the given size and shape. */
  clumps: z
    .strictObject({
      strength: share,
      size: positive.optional(),
      stretch: positive.optional(),
      octaves: z.int().min(1).max(5).optional(),
      warp: warp.optional(),
    })
    .optional(),
  /** How strongly the structure below (bands) chooses the mineral: gneissic movement. */
  banding: z.number().optional(),
};
type Settings = z.infer<z.ZodObject<typeof grainChoice>>;

/** Chooses the mineral of each grain by a normally distributed number: from its clump, its own chance and the bands. */
export class MineralChoice {
  readonly #clump: (x: number, y: number) => number;
  readonly #together: number;
  readonly #alone: number;
  readonly #banding: number;
  readonly #limits: readonly number[];
  readonly #firstRandom: number;
  /** Whether only the first mineral is to be seen, and above which number nowhere. */
  readonly #single: boolean;
  readonly #farthest: number;

  constructor(settings: Settings, slab: Slab, seed: number) {
    const { minerals, tabular, banding = 0 } = settings;
    const { strength = 0.6 } = settings.clumps ?? {};
    // The chosen number keeps its deviation of 1, so that the minerals keep their parts.
    const all = Math.sqrt(1 + banding ** 2);
    this.#clump = clumpField(settings, slab, seed + 11);
    this.#together = Math.sqrt(strength) / all;
    this.#alone = Math.sqrt(1 - strength) / all;
    this.#banding = banding / all;
    this.#limits = levels(minerals.map(({ parts }) => parts));
    // Numbers that do not also shape a crystal: its mineral has nothing to do with its direction.
    this.#firstRandom = tabular ? 21 : 1;
    this.#single = minerals.length > 1 && minerals.every(({ colours }, place) => (place === 0) === !!colours);
    this.#farthest = this.#limits[0] + 2.4 * this.#alone + 0.9 * this.#together;
  }

  /** Where only the first mineral is to be seen, most places are too far from its clumps to hold it. */
  isTooFar({ x, y, structure }: Point): boolean {
    return this.#single && this.#together * this.#clump(x, y) + this.#banding * structure > this.#farthest;
  }

  /** What holds for a whole grain, by its middle in mm and its id. */
  ofGrain(x: number, y: number, id: number): number {
    const first = this.#firstRandom;
    const chance = (uniform(id, first) + uniform(id, first + 1) + uniform(id, first + 2) - 1.5) * 2;
    return this.#together * this.#clump(x, y) + this.#alone * chance;
  }

  /** The place of the mineral in the list. */
  mineralAt(ofGrain: number, structure: number): number {
    const limits = this.#limits;
    const choice = ofGrain + this.#banding * structure;
    let which = 0;
    while (which < limits.length - 1 && choice > limits[which]) which++;
    return which;
  }
}

/** Levels of a normally distributed number between which lie these parts. */
function levels(parts: readonly number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  let sum = 0;
  return parts.map((part) => {
    sum += part;
    return sum >= all * 0.9999 ? Number.POSITIVE_INFINITY : quantile(sum / all);
  });
}

/** Smooth field that gathers grains of one mineral. */
function clumpField({ size, angle, clumps }: Settings, slab: Slab, seed: number) {
  const wide = clumps?.size ?? size * 2.5;
  const field = { size: wide, angle, stretch: clumps?.stretch, warp: clumps?.warp };
  const noise = noiseField({ ...field, octaves: clumps?.octaves ?? 2, gain: 0.6 }, slab, seed);
  // Clumps finer than the picture's pixels need no finer grid.
  return gridded(noise, slab, Math.max(0.8 * slab.view.mmPerPixel, Math.min(size * 0.6, wide / 6)));
}

/** Grains kept at a time, on a side of a square that repeats over the slab. */
const KEPT = 64;

/** What holds for a whole grain, worked out once for the many points that lie in it. */
export class Grain {
  /** The number that chooses its mineral, and how it is turned. */
  choice = 0;
  cos = 0;
  sin = 0;
  readonly #choice: MineralChoice;
  readonly #turn: (id: number) => number;
  readonly #names = new Int32Array(KEPT * KEPT).fill(-1);
  readonly #numbers = new Float64Array(KEPT * KEPT * 3);

  /** @param turn gives the direction of its cleavage in radians */
  constructor(choice: MineralChoice, turn: (id: number) => number) {
    this.#choice = choice;
    this.#turn = turn;
  }

  at({ column, row, id }: Cells | Plates, x: number, y: number): void {
    const place = (row & (KEPT - 1)) * KEPT + (column & (KEPT - 1));
    const name = ((row & 0x7fff) << 16) | (column & 0xffff);
    const numbers = this.#numbers;
    if (this.#names[place] !== name) {
      const turn = this.#turn(id);
      this.#names[place] = name;
      numbers[place * 3] = this.#choice.ofGrain(x, y, id);
      numbers[place * 3 + 1] = Math.cos(turn);
      numbers[place * 3 + 2] = Math.sin(turn);
    }
    this.choice = numbers[place * 3];
    this.cos = numbers[place * 3 + 1];
    this.sin = numbers[place * 3 + 2];
  }
}
