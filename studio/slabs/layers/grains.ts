import { z } from "zod";
import { Cells } from "../primitives/cells.ts";
import { Ramp, rgbOf } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { Plates, plateAngle } from "../primitives/plates.ts";
import { uniform } from "../primitives/random.ts";
import { clamp, DEGREE, quantile, smoothstep } from "../primitives/scalar.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { gridded, noiseField } from "./field.ts";
import { GRAIN_HABITS, GrainFace } from "./grain-faces.ts";
import { degrees, hex, positive, ramp, share, warp } from "./settings.ts";

/** One mineral of the mosaic. */
export const mineral = z.strictObject({
  /** Left out, what lies below is seen in its place. */
  colours: ramp.optional(),
  /** Parts of the area; the parts of all minerals are added up. */
  parts: positive,
  /** How its grains look from near: glassy quartz, cleaved feldspar, leaves of mica; plain if left out. */
  habit: z.enum(GRAIN_HABITS).optional(),
  /** How much its grains differ in tone. */
  variation: z.number().min(0).max(1.5).optional(),
  /** Change of tone across a grain. */
  gradient: z.number().min(0).max(1).optional(),
  cloudiness: share.optional(),
  /** Exsolution lamellae of feldspar: contrast and distance in mm. */
  lamellae: z.strictObject({ contrast: share, distance: positive }).optional(),
  /** Labradorescence or other play of light: its colour, and the share of the grains that show it. */
  schiller: z.strictObject({ colour: hex, share, strength: share.optional() }).optional(),
});

/** A mosaic of crystals: minerals by their share of the area, chosen in clumps so that grains of one mineral merge. */
export const grainsSettings = z.strictObject({
  layer: z.literal("grains"),
  /** Distance of grain centres. */
  size: positive,
  minerals: z.array(mineral).min(1),
  unevenness: z.number().min(0).max(1.5).optional(),
  /** Length to width of crystals with straight sides, as feldspars have them; left out, grains are as high as wide. */
  tabular: z.number().min(1).max(3).optional(),
  /** Deviation of grain borders as a share of the size. */
  warp: share.optional(),
  warpOctaves: z.int().min(1).max(5).optional(),
  stretch: positive.optional(),
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
  /** Dark border between grains: its strength and its width in mm. */
  border: z.strictObject({ strength: share, width: positive }).optional(),
  opacity: share.optional(),
});

export function grains(settings: z.infer<typeof grainsSettings>, slab: Slab, seed: number): Layer {
  const { size, stretch = 1, opacity = 1 } = settings;
  // The chosen number keeps its deviation of 1, so that the minerals keep their parts.
  const all = Math.sqrt(1 + (settings.banding ?? 0) ** 2);
  const banding = (settings.banding ?? 0) / all;
  const noise = new GradientNoise(seed);
  const { tabular, unevenness = 0.5 } = settings;
  const across = acrossOf(slab) / size;
  const cells = tabular
    ? new Plates({ seed, aspect: tabular, unevenness, across })
    : new Cells(seed, { jitter: 0.98, unevenness, across });
  const deviation = (settings.warp ?? 0.09) * size;
  // What is moved by less than a third of a pixel is not seen to be moved.
  const amplitude = deviation > 0.3 * slab.view.mmPerPixel ? deviation : 0;
  const warpOctaves = settings.warpOctaves ?? 2;
  const warpSeen = octavesSeen(size / 1.7, warpOctaves, slab.view.mmPerPixel);
  const { mmPerPixel } = slab.view;
  const cloudSeen = octavesSeen(size / 2.2, 2, mmPerPixel);
  const flashSeen = octavesSeen(size / 3, 3, mmPerPixel);
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  const { strength: clumping = 0.6 } = settings.clumps ?? {};
  const face = new GrainFace(noise, size, mmPerPixel);
  const clump = clumpField(settings, slab, seed + 11);
  const together = Math.sqrt(clumping) / all;
  const alone = Math.sqrt(1 - clumping) / all;
  const border = settings.border ?? { strength: 0.15, width: 0.45 };
  const borderWidth = border.width / size;
  const minerals = settings.minerals.map((mineral) => prepare(mineral, size, mmPerPixel));
  const limits = levels(settings.minerals.map(({ parts }) => parts));
  const single = minerals.length > 1 && minerals.every(({ colour }, place) => (place === 0) === !!colour);
  // Numbers that do not also shape a crystal: its mineral has nothing to do with its direction.
  const first = tabular ? 21 : 1;
  const choose = (gx: number, gy: number, id: number) => {
    const chance = (uniform(id, first) + uniform(id, first + 1) + uniform(id, first + 2) - 1.5) * 2;
    return together * clump(gx, gy) + alone * chance;
  };
  const grain = new Grain(choose, tabular ? plateAngle : (id) => uniform(id, 4) * 2 * Math.PI);
  const farthest = single ? (limits[0] as number) + 2.4 * alone + 0.9 * together : Number.POSITIVE_INFINITY;

  return (point) => {
    const sx = point.x / size;
    const sy = point.y / size;
    let { x, y } = point;
    // Where only the first mineral is to be seen, most places are too far from its clumps to hold it.
    if (single && together * clump(x, y) + banding * point.structure > farthest) return;
    if (amplitude) {
      x += amplitude * noise.octaves(sx * 1.7, sy * 1.7, warpOctaves, 0.55, warpSeen);
      y += amplitude * noise.octaves(sx * 1.7 + 20, sy * 1.7 + 9, warpOctaves, 0.55, warpSeen);
    }
    cells.at((x * cos + y * sin) / size / stretch, (-x * sin + y * cos) / size);
    const { id } = cells;
    const along = cells.x * size * stretch;
    const across = cells.y * size;
    const gx = along * cos - across * sin;
    const gy = along * sin + across * cos;
    grain.at(cells, gx, gy);
    const choice = grain.choice + banding * point.structure;
    let which = 0;
    while (which < limits.length - 1 && choice > (limits[which] as number)) which++;
    const mineral = minerals[which] as Mineral;
    if (!mineral.colour) return;

    const { cos: tc, sin: ts } = grain;
    const u = ((x - gx) * tc + (y - gy) * ts) / size;
    const v = (-(x - gx) * ts + (y - gy) * tc) / size;
    let tint = 0.5 + mineral.variation * (uniform(id, 5) - 0.5) + mineral.gradient * u;
    if (mineral.cloudiness) {
      tint += mineral.cloudiness * noise.octaves(sx * 2.2 + (id % 17), sy * 2.2, 2, 0.6, cloudSeen);
    }
    const { lamellae, schiller, colour, habit } = mineral;
    // Quartz has no borders: its grains flow together into one glassy body.
    let light =
      1 - (habit === "quartz" ? 0.3 : 1) * border.strength * (1 - smoothstep(0, borderWidth, cells.border));
    if (habit && face.isSeen) {
      face.look(habit, x, y, u * size, v * size, id, cells.border * size);
      tint += face.tone;
      light *= face.light;
    }
    if (lamellae && uniform(id, 6) < 0.6) {
      tint +=
        lamellae.contrast *
        Math.sin(((v * size) / lamellae.distance) * 2 * Math.PI + 1.5 * noise.at(u, v)) *
        (0.5 + 0.5 * noise.at(u * 1.5 + 9, v * 1.5));
    }
    const index = colour.index(tint);
    let r = colour.table[index] as number;
    let g = colour.table[index + 1] as number;
    let b = colour.table[index + 2] as number;
    if (schiller && uniform(id, 7) < schiller.share) {
      const flash =
        schiller.strength *
        clamp(0.5 + 0.45 * noise.octaves(u * 0.9 + (id % 31), v * 3, 3, 0.55, flashSeen)) *
        (0.25 + 0.75 * uniform(id, 8));
      r += (schiller.r - r) * flash;
      g += (schiller.g - g) * flash;
      b += (schiller.b - b) * flash;
    }
    point.r += (r * light - point.r) * opacity;
    point.g += (g * light - point.g) * opacity;
    point.b += (b * light - point.b) * opacity;
  };
}

/** Grains kept at a time, on a side of a square that repeats over the slab. */
const KEPT = 64;

/** What holds for a whole grain, worked out once for the many points that lie in it. */
class Grain {
  /** The number that chooses its mineral, and how it is turned. */
  choice = 0;
  cos = 0;
  sin = 0;
  readonly #choose: (x: number, y: number, id: number) => number;
  readonly #turn: (id: number) => number;
  readonly #names = new Int32Array(KEPT * KEPT).fill(-1);
  readonly #numbers = new Float64Array(KEPT * KEPT * 3);

  /**
   * @param choose gives the choice from the grain's middle in mm and its id
   * @param turn gives the direction of its cleavage in radians
   */
  constructor(choose: (x: number, y: number, id: number) => number, turn: (id: number) => number) {
    this.#choose = choose;
    this.#turn = turn;
  }

  at({ column, row, id }: Cells | Plates, x: number, y: number): void {
    const place = (row & (KEPT - 1)) * KEPT + (column & (KEPT - 1));
    const name = ((row & 0x7fff) << 16) | (column & 0xffff);
    const numbers = this.#numbers;
    if (this.#names[place] !== name) {
      const turn = this.#turn(id);
      this.#names[place] = name;
      numbers[place * 3] = this.#choose(x, y, id);
      numbers[place * 3 + 1] = Math.cos(turn);
      numbers[place * 3 + 2] = Math.sin(turn);
    }
    this.choice = numbers[place * 3] as number;
    this.cos = numbers[place * 3 + 1] as number;
    this.sin = numbers[place * 3 + 2] as number;
  }
}

type Mineral = ReturnType<typeof prepare>;

/** Clouds and lamellae finer than the picture's pixels are left out: their average is 0. */
function prepare({ colours, schiller, ...rest }: z.infer<typeof mineral>, size: number, mmPerPixel: number) {
  const [r, g, b] = rgbOf(schiller?.colour ?? "#000000");
  return {
    colour: colours && new Ramp(colours),
    habit: rest.habit,
    variation: rest.variation ?? 0.6,
    gradient: rest.gradient ?? 0.25,
    cloudiness: size / 2.2 < mmPerPixel ? 0 : (rest.cloudiness ?? 0.15),
    lamellae: (rest.lamellae?.distance ?? 0) < 2 * mmPerPixel ? undefined : rest.lamellae,
    schiller: schiller && { share: schiller.share, strength: schiller.strength ?? 1, r, g, b },
  };
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
function clumpField({ size, angle, clumps }: z.infer<typeof grainsSettings>, slab: Slab, seed: number) {
  const wide = clumps?.size ?? size * 2.5;
  const field = { size: wide, angle, stretch: clumps?.stretch, warp: clumps?.warp };
  const noise = noiseField({ ...field, octaves: clumps?.octaves ?? 2, gain: 0.6 }, slab, seed);
  // Clumps finer than the picture's pixels need no finer grid.
  return gridded(noise, slab, Math.max(0.8 * slab.view.mmPerPixel, Math.min(size * 0.6, wide / 6)));
}
