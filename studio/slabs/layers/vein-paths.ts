import { GradientNoise } from "../primitives/gradient-noise.ts";
import { Random } from "../primitives/random.ts";
import { clamp, DEGREE, smoothstep } from "../primitives/scalar.ts";
import type { Slab } from "../slab.ts";

/** A straight part of a vein: its ends in mm with the half width there, and how opaque it is. */
export type VeinSegment = {
  x0: number;
  y0: number;
  half0: number;
  x1: number;
  y1: number;
  half1: number;
  opacity: number;
  /** mm from a beginning of its vein's own to its first end. */
  along: number;
};

export type VeinPathOptions = {
  /** Veins in a square metre. */
  density: number;
  /** Degrees; each vein takes one of them. */
  directions: readonly number[];
  /** Deviation from the direction, degrees. */
  spread: number;
  /** Mean width, mm, and how much veins differ, as an exponent. */
  width: number;
  widthVariation: number;
  /** Mean length, mm. */
  length: number;
  /** Branches in a millimetre, how often a branch branches, and the share that bends back to run beside its vein. */
  branching: number;
  branchDepth: number;
  braiding: number;
  /** Sudden turns in a millimetre. */
  kinks: number;
  /** Swelling and thinning along a vein, as an exponent. */
  pinch: number;
  /** Common bends of all veins: degrees, and wavelength in mm. */
  flow: { angle: number; wavelength: number };
  /** How soon a vein turns back to its direction, in a millimetre. */
  follow: number;
  /** How much it strays on its own. */
  wander: number;
  /** Side steps of its line, mm. */
  jaggedness: number;
  /** Share of the veins that begin in one of four clusters. */
  clustering: number;
  /** How much veins pale along their course and against one another, 0 to 1. */
  fading: number;
  /** How much of a vein is seen at a place, 0 to 1. */
  mask: ((x: number, y: number) => number) | undefined;
};

/** Length of a segment, mm. */
const STEP = 2.5;

/**
 * Veins as polylines with momentum: they follow a flow, stray, kink, pinch and swell, fade and branch. Their whole
 * course over the slab is laid, whatever part of it is drawn.
 * @param take called with each segment in turn; it is the same object, so what is to be kept must be copied
 */
export function veinPaths(
  slab: Slab,
  seed: number,
  options: VeinPathOptions,
  take: (segment: VeinSegment) => void,
): void {
  const { width, height } = slab;
  const { density, directions, spread, length, clustering } = options;
  const random = new Random(seed);
  const vein = new VeinWalk(seed, random, options, take);
  const clusters = Array.from(
    { length: 4 },
    () => [random.uniform() * width, random.uniform() * height] as const,
  );
  const count = Math.max(1, Math.round((density * width * height) / 1e6));
  for (let i = 0; i < count; i++) {
    const whole = length * random.between(0.5, 1.3);
    let x = random.between(-0.15, 1.15) * width;
    let y = random.between(-0.15, 1.15) * height;
    if (random.uniform() < clustering) {
      const [cx, cy] = clusters[(random.uniform() * 4) | 0] ?? [x, y];
      x = cx + random.normal() * 90;
      y = cy + random.normal() * 90;
    }
    const direction = directions[(random.uniform() * directions.length) | 0] ?? 0;
    const course = (direction + random.normal() * spread) * DEGREE;
    vein.walk({
      x: x - (Math.cos(course) * whole) / 2,
      y: y - (Math.sin(course) * whole) / 2,
      angle: course,
      course,
      width: options.width * Math.exp(clamp(random.normal(), -2.5, 1.8) * options.widthVariation),
      length: whole,
      depth: 0,
      opacity: 1 - options.fading * (1 - random.between(0.65, 1)),
    });
  }
}

type Start = {
  x: number;
  y: number;
  /** Radians: where it heads now, and where it wants to. */
  angle: number;
  course: number;
  width: number;
  length: number;
  /** 0 for a vein, 1 for its branch, … */
  depth: number;
  opacity: number;
};

class VeinWalk {
  readonly #noise: GradientNoise;
  readonly #random: Random;
  readonly #options: VeinPathOptions;
  readonly #take: (segment: VeinSegment) => void;
  /** The one that is handed on: as objects of their own a million segments would fill the memory. */
  readonly #segment: VeinSegment = { x0: 0, y0: 0, half0: 0, x1: 0, y1: 0, half1: 0, opacity: 0, along: 0 };

  constructor(seed: number, random: Random, options: VeinPathOptions, take: (segment: VeinSegment) => void) {
    this.#noise = new GradientNoise(seed);
    this.#random = random;
    this.#options = options;
    this.#take = take;
  }

  walk(start: Start): void {
    const { flow, follow, wander, kinks, jaggedness, branching, branchDepth, fading, mask } = this.#options;
    const random = this.#random;
    const noise = this.#noise;
    const phase = random.uniform() * 1000;
    const steps = Math.ceil(start.length / STEP);
    let { x, y, angle } = start;
    let x0 = x;
    let y0 = y;
    let half0 = 0;
    for (let step = 1; step <= steps; step++) {
      const wanted =
        start.course + flow.angle * DEGREE * noise.at(x / flow.wavelength + 5, y / flow.wavelength);
      const off = wanted - angle;
      angle += (off - Math.round(off / (2 * Math.PI)) * 2 * Math.PI) * follow * STEP;
      angle += random.normal() * wander * Math.sqrt(STEP) * 0.4;
      if (random.uniform() < kinks * STEP)
        angle += (random.uniform() < 0.5 ? -1 : 1) * random.between(0.3, 1.1);
      x += Math.cos(angle) * STEP;
      y += Math.sin(angle) * STEP;
      const x1 = x + random.normal() * jaggedness;
      const y1 = y + random.normal() * jaggedness;
      const half1 = this.#halfWidth(start, step, steps, phase);
      const pale = 0.55 * fading * (1 - smoothstep(-1.2, 0.6, noise.at((step * STEP) / 140 + phase, 7.7)));
      // A halo would end bluntly where its vein runs out.
      const ending = Math.min(1, ((steps - step) * 9) / steps);
      const opacity = start.opacity * (1 - pale) * ending * (mask ? mask(x, y) : 1);
      if (opacity > 0.01) {
        const segment = this.#segment;
        segment.x0 = x0;
        segment.y0 = y0;
        segment.half0 = half0;
        segment.x1 = x1;
        segment.y1 = y1;
        segment.half1 = half1;
        segment.opacity = opacity;
        segment.along = phase * 100 + (step - 1) * STEP;
        this.#take(segment);
      }
      x0 = x1;
      y0 = y1;
      half0 = half1;
      if (start.depth < branchDepth && random.uniform() < branching * STEP) this.#branch(start, x, y, angle);
    }
  }

  #halfWidth({ width, depth }: Start, step: number, steps: number, phase: number): number {
    const noise = this.#noise;
    const done = step / steps;
    const taper = Math.min(1, (1 - done) * 5, depth > 0 ? 1 : done * 8);
    const swell =
      0.75 * noise.at((step * STEP) / (60 + 14 * width) + phase, phase) +
      0.3 * noise.at((step * STEP) / (14 + 2 * width), phase + 3);
    const exponent = this.#options.pinch * swell;
    // Thinning knows no end, but a vein that swells manyfold would look like a bulb.
    const limited = exponent > 0 ? exponent / (1 + 0.7 * exponent) : exponent;
    return Math.max(0.12, width * taper * Math.exp(limited)) / 2;
  }

  /** A braid leaves and bends back to run beside its vein; a joint is a short fracture across. */
  #branch(parent: Start, x: number, y: number, angle: number): void {
    const random = this.#random;
    const side = random.uniform() < 0.5 ? -1 : 1;
    const braid = random.uniform() < this.#options.braiding;
    const turn = side * (braid ? random.between(0.15, 0.6) : random.between(0.7, 1.3));
    this.walk({
      x,
      y,
      angle: angle + turn,
      course: parent.course + (braid ? turn * 0.12 : turn),
      width: parent.width * (braid ? random.between(0.3, 0.8) : random.between(0.15, 0.4)),
      length: parent.length * (braid ? random.between(0.2, 0.6) : random.between(0.05, 0.2)),
      depth: parent.depth + 1,
      opacity: parent.opacity * (1 - this.#options.fading * (1 - random.between(0.6, 1))),
    });
  }
}
