import { z } from "zod";
import { Cells } from "../primitives/cells.ts";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { hash, uniform } from "../primitives/random.ts";
import { clamp, DEGREE, smoothstep } from "../primitives/scalar.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { type Field, gridded } from "./field.ts";
import { degrees, positive, ramp, share, warp } from "./settings.ts";

/**
 * Layers that grew one on another, as in onyx and flowstone: each begins suddenly and has its own tone, thin ones lie
 * in thick ones, and all are parallel, as they are the levels of one height over the floor. A cut along the layers
 * (small `tilt`) shows them as the contour lines of clouds. Leaves the tone as structure.
 */
export const growthSettings = z.strictObject({
  layer: z.literal("growth"),
  colours: ramp,
  /** Thickness of the thickest layers; those of each next level are a third of it. */
  thickness: positive,
  levels: z.int().min(1).max(6).optional(),
  /** Strength of a level as a share of the one before it. */
  gain: share.optional(),
  /** Distance after which a layer has changed its tone. */
  length: positive.optional(),
  angle: degrees.optional(),
  /** Sine of the angle between the cut and the layers: 1 across them, 0.1 nearly along them. */
  tilt: z.number().min(0).max(1).optional(),
  contrast: positive.optional(),
  /** Lightens (above 0) or darkens all layers. */
  shift: z.number().min(-1).max(1).optional(),
  opacity: share.optional(),
  /** Width of the passage to the next layer as a share of the layer: 0 crisp. */
  softness: share.optional(),
  /** Layers are alike at both rims and their lines crisp; otherwise they fade from where they begin, like a shade. */
  even: z.boolean().optional(),
  /** The thinnest layers, crisp and in groups, which this share of the stone has. */
  laminae: z.strictObject({ thickness: positive, strength: share, cover: share }).optional(),
  /** Large folds of the floor. `stretch` makes them last across the layers. */
  folds: warp.extend({ stretch: positive.optional() }).optional(),
  /** Small unevenness. */
  ripple: warp.optional(),
  /** Botryoidal fronts: domes with cusps between them, in parts of the slab. */
  domes: z
    .strictObject({
      size: positive,
      /** How far a dome's top stands over its cusps. */
      height: positive,
      stretch: positive.optional(),
      /** Share of the slab that has them. */
      cover: share.optional(),
    })
    .optional(),
  /** Thin crystalline lines where a layer begins. */
  lines: z
    .strictObject({
      colours: ramp,
      width: positive,
      /** Share of the layers that begin with one. */
      presence: share.optional(),
      opacity: share.optional(),
      /** The level whose layers have them, from 1. */
      level: z.int().min(1).max(6).optional(),
    })
    .optional(),
});
type Growth = z.infer<typeof growthSettings>;

const FINER = 0.36;

export function growth(settings: Growth, slab: Slab, seed: number): Layer {
  const { shift = 0, opacity = 1, length = 900 } = settings;
  const spread = (settings.contrast ?? 1) * 0.3;
  const colour = new Ramp(settings.colours);
  const noise = new GradientNoise(seed);
  const heightOf = heights(settings, slab, seed, noise);
  const sequence = new Sequence(settings, slab, seed, noise);
  const lineColour = settings.lines && new Ramp(settings.lines.colours);
  const lineOpacity = settings.lines?.opacity ?? 0.8;
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);

  return (point) => {
    const { x, y } = point;
    const u = x * cos + y * sin;
    const height = heightOf(x, y);
    const value = sequence.at(height, u / length, (y * cos - x * sin) / length);
    point.structure = value;
    point.cover(colour.table, colour.index(0.5 + spread * value + shift), opacity);
    if (lineColour && sequence.line > 0.004) {
      point.cover(lineColour.table, lineColour.index(sequence.lineTone), sequence.line * lineOpacity);
    }
  };
}

/** Height over the floor on which the first layer grew, mm. */
function heights(settings: Growth, slab: Slab, seed: number, noise: GradientNoise): Field {
  const { tilt = 1, folds, ripple, domes } = settings;
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  const folded = folds && foldsOf(folds, noise, cos, sin, slab);
  const domed = domes && domesOf(domes, seed, noise, cos, sin, slab);
  const octaves = ripple?.octaves ?? 3;
  const wave = 1 / (ripple?.wavelength ?? 1);
  const seen = octavesSeen(ripple?.wavelength ?? 1, octaves, slab.view.mmPerPixel);
  return (x, y) => {
    const v = y * cos - x * sin;
    let height = tilt * v;
    if (folded) height += folded(x, y);
    if (domed) height += domed(x, y);
    if (ripple) {
      const u = x * cos + y * sin;
      height += ripple.amplitude * noise.octaves(u * wave, v * wave * 0.5 + 31, octaves, 0.5, seen);
    }
    return height;
  };
}

function foldsOf(
  { amplitude, wavelength, octaves = 3, stretch = 2 }: NonNullable<Growth["folds"]>,
  noise: GradientNoise,
  cos: number,
  sin: number,
  slab: Slab,
): Field {
  const wave = 1 / wavelength;
  return gridded(
    (x, y) =>
      amplitude *
      noise.octaves((x * cos + y * sin) * wave, ((y * cos - x * sin) * wave) / stretch, octaves, 0.4),
    slab,
    Math.max(1.5, wavelength / 60),
  );
}

function domesOf(
  { size, height, stretch = 3, cover = 0.6 }: NonNullable<Growth["domes"]>,
  seed: number,
  noise: GradientNoise,
  cos: number,
  sin: number,
  slab: Slab,
): Field {
  const cells = new Cells(seed + 3, { jitter: 0.9, unevenness: 0, across: acrossOf(slab) / size });
  const level = 0.6 - 1.2 * cover;
  return gridded(
    (x, y) => {
      const u = (x * cos + y * sin) / size;
      const v = (y * cos - x * sin) / size;
      const there = smoothstep(level - 0.6, level + 0.6, noise.octaves(u * 0.13, v * 0.2 + 7, 2));
      if (there < 0.01) return 0;
      const px = u + 0.12 * noise.at(u * 1.3, v * 1.3);
      const py = v / stretch;
      cells.at(px, py);
      const squared = (cells.x - px) ** 2 + (cells.y - py) ** 2;
      return -there * height * (1 - 2.2 * squared);
    },
    slab,
    Math.max(1, Math.min(3, size / 40)),
  );
}

/** What grew at which height: layers in layers, each with a tone at its beginning and another at its end. */
class Sequence {
  /** How much of a line is seen at the place last asked for, and its tone. */
  line = 0;
  lineTone = 0;
  readonly #seed: number;
  readonly #noise: GradientNoise;
  readonly #thickness: number[] = [];
  readonly #gain: number;
  readonly #softness: number;
  readonly #norm: number;
  readonly #pixel: number;
  readonly #lines: Growth["lines"];
  readonly #lineLevel: number;
  readonly #even: boolean;
  readonly #laminae: Growth["laminae"];

  constructor(settings: Growth, slab: Slab, seed: number, noise: GradientNoise) {
    const { thickness, levels = 4, gain = 0.7, softness = 0.25, lines } = settings;
    this.#seed = seed;
    this.#noise = noise;
    this.#gain = gain;
    this.#softness = softness;
    this.#pixel = slab.view.mmPerPixel;
    this.#lines = lines;
    this.#even = settings.even ?? false;
    this.#laminae = settings.laminae;
    this.#lineLevel = (lines?.level ?? 2) - 1;
    let energy = 0;
    for (let level = 0; level < levels; level++) {
      energy += gain ** (2 * level);
      const finer = thickness * FINER ** level;
      if (finer > 1.5 * this.#pixel) this.#thickness.push(finer);
    }
    this.#norm = 1 / Math.sqrt(energy);
  }

  /** @returns the tone with a deviation of about 1. `u` and `v` are the place in lengths after which layers change. */
  at(height: number, u: number, v: number): number {
    let sum = 0;
    let amplitude = 1;
    this.line = 0;
    for (let level = 0; level < this.#thickness.length; level++) {
      sum += amplitude * this.#tone(height, level, u, v);
      amplitude *= this.#gain;
    }
    if (this.#laminae) sum += this.#lamina(this.#laminae, height);
    return sum * this.#norm;
  }

  #tone(height: number, level: number, u: number, v: number): number {
    const thickness = this.#thickness[level];
    const q = height / thickness + level * 0.37;
    let i = Math.floor(q);
    if (q < this.#start(i, level)) i--;
    else if (q >= this.#start(i + 1, level)) i++;
    const from = this.#start(i, level);
    const to = this.#start(i + 1, level);
    const id = hash(i, level, this.#seed);
    const before = hash(i - 1, level, this.#seed);
    // Fine layers are too short-lived for their drift to be seen.
    const drift = level < 2 ? 0.7 * this.#noise.at(u + (id & 255), v + level * 9) : 0;
    const start = uniform(id, 1) * 3.4 - 1.7;
    const end = start + (uniform(id, 2) - 0.5) * 2.2;
    const part = (q - from) / (to - from);
    let tone = start + (end - start) * (this.#even ? (2 * part - 1) ** 2 : part * part) + drift;
    const soft = this.#softness * (0.2 + 1.6 * uniform(id, 3));
    if (part < soft) {
      const begun = smoothstep(0, soft, part);
      const ended = uniform(before, 1) * 3.4 - 1.7 + (uniform(before, 2) - 0.5) * 2.2;
      tone = (ended + drift) * (1 - begun) + tone * begun;
    }
    if (this.#lines && level === this.#lineLevel)
      this.#drawLine(this.#lines, id, (q - from) * thickness, u, v);
    return tone;
  }

  /** Tone of the thin layer at a height, if its group has any; thinner than a pixel only their mean is seen. */
  #lamina({ thickness, strength, cover }: NonNullable<Growth["laminae"]>, height: number): number {
    let sum = 0;
    let thin = thickness;
    for (let level = 7; level < 10; level++) {
      if (thin < 1.5 * this.#pixel) break;
      const group = hash(Math.floor(height / (thin * 7) + 0.31 * level), level, this.#seed);
      if (uniform(group, 1) < cover) {
        const q = height / thin;
        let i = Math.floor(q);
        if (q < this.#start(i, level)) i--;
        else if (q >= this.#start(i + 1, level)) i++;
        const from = this.#start(i, level);
        const tone = uniform(hash(i, level, this.#seed), 1) - 0.5;
        const before = uniform(hash(i - 1, level, this.#seed), 1) - 0.5;
        const begun = smoothstep(0, this.#pixel, (q - from) * thin);
        sum += strength * (0.5 + uniform(group, 2)) * 2 * (before + (tone - before) * begun);
      }
      thin *= 0.45;
    }
    return sum;
  }

  /** Where layer `i` begins, in thicknesses. */
  #start(i: number, level: number): number {
    return i + 0.85 * (uniform(hash(i, level, this.#seed), 7) - 0.5);
  }

  #drawLine(
    { width, presence = 0.5 }: NonNullable<Growth["lines"]>,
    id: number,
    above: number,
    u: number,
    v: number,
  ) {
    if (uniform(id, 4) > presence) return;
    const wide =
      width * (0.4 + 1.2 * uniform(id, 5)) * Math.exp(0.4 * this.#noise.at(u * 9 + (id & 127), v * 9));
    const drawn = Math.max(wide, this.#pixel);
    const [crisp, gone] = this.#even
      ? [drawn - 0.5 * this.#pixel, drawn + 0.5 * this.#pixel]
      : [drawn * 0.5, drawn * 1.6];
    if (above > gone) return;
    const fades = smoothstep(-0.9, 0.3, this.#noise.at(u * 3 + (id & 63), v * 3 + 5));
    this.line = clamp(wide / drawn) * (1 - smoothstep(crisp, gone, above)) * fades;
    this.lineTone = uniform(id, 6);
  }
}
