import { z } from "zod";
import { Ramp, rgbOf } from "../primitives/colour.ts";
import { type GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { clamp, smoothstep } from "../primitives/scalar.ts";
import type { Point } from "../slab.ts";
import { GRAIN_HABITS, GrainFace } from "./grain-faces.ts";
import { hex, positive, ramp, share } from "./settings.ts";

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

export type Mineral = NonNullable<ReturnType<typeof prepareMineral>>;

/** Nothing where what lies below is seen. Clouds and lamellae finer than the picture's pixels are left out: their average is 0. */
export function prepareMineral(
  { colours, schiller, ...rest }: z.infer<typeof mineral>,
  size: number,
  mmPerPixel: number,
) {
  if (!colours) return undefined;
  const [r, g, b] = rgbOf(schiller?.colour ?? "#000000");
  return {
    colour: new Ramp(colours),
    habit: rest.habit,
    variation: rest.variation ?? 0.6,
    gradient: rest.gradient ?? 0.25,
    cloudiness: size / 2.2 < mmPerPixel ? 0 : (rest.cloudiness ?? 0.15),
    lamellae: (rest.lamellae?.distance ?? 0) < 2 * mmPerPixel ? undefined : rest.lamellae,
    schiller: schiller && { share: schiller.share, strength: schiller.strength ?? 1, r, g, b },
  };
}

/** What is seen of a grain at a place: its mineral's colours, its face near by, lamellae, borders and play of light. */
export class GrainLook {
  r = 0;
  g = 0;
  b = 0;
  readonly #noise: GradientNoise;
  readonly #size: number;
  readonly #border: { strength: number; width: number };
  readonly #face: GrainFace;
  readonly #cloudSeen: number;
  readonly #flashSeen: number;

  /**
   * @param size distance of grain centres, mm
   * @param border darkening along the borders: its strength, and its width in mm
   */
  constructor(
    noise: GradientNoise,
    size: number,
    border: { strength: number; width: number },
    mmPerPixel: number,
  ) {
    this.#noise = noise;
    this.#size = size;
    this.#border = { strength: border.strength, width: border.width / size };
    this.#face = new GrainFace(noise, size, mmPerPixel);
    this.#cloudSeen = octavesSeen(size / 2.2, 2, mmPerPixel);
    this.#flashSeen = octavesSeen(size / 3, 3, mmPerPixel);
  }

  /**
   * @param x mm on the slab, as the grain's borders were moved
   * @param u from the grain's middle along its cleavage, in sizes
   * @param v and across it
   * @param grain its id, and how far its border is, in sizes
   */
  at(
    mineral: Mineral,
    point: Point,
    x: number,
    y: number,
    u: number,
    v: number,
    grain: { id: number; border: number },
  ): void {
    const { id, border } = grain;
    const { habit, colour } = mineral;
    const size = this.#size;
    let tint = 0.5 + mineral.variation * (uniform(id, 5) - 0.5) + mineral.gradient * u;
    if (mineral.cloudiness) {
      const cloudX = (point.x / size) * 2.2 + (id % 17);
      tint +=
        mineral.cloudiness * this.#noise.octaves(cloudX, (point.y / size) * 2.2, 2, 0.6, this.#cloudSeen);
    }
    // Quartz has no borders: its grains flow together into one glassy body.
    const strength = (habit === "quartz" ? 0.3 : 1) * this.#border.strength;
    let light = 1 - strength * (1 - smoothstep(0, this.#border.width, border));
    if (habit && this.#face.isSeen) {
      this.#face.look(habit, x, y, u * size, v * size, id, border * size);
      tint += this.#face.tone;
      light *= this.#face.light;
    }
    if (mineral.lamellae && uniform(id, 6) < 0.6) tint += this.#lamella(mineral.lamellae, u, v);
    const index = colour.index(tint);
    this.r = colour.table[index];
    this.g = colour.table[index + 1];
    this.b = colour.table[index + 2];
    if (mineral.schiller && uniform(id, 7) < mineral.schiller.share) this.#flash(mineral.schiller, id, u, v);
    this.r *= light;
    this.g *= light;
    this.b *= light;
  }

  #lamella({ contrast, distance }: NonNullable<Mineral["lamellae"]>, u: number, v: number): number {
    const noise = this.#noise;
    return (
      contrast *
      Math.sin(((v * this.#size) / distance) * 2 * Math.PI + 1.5 * noise.at(u, v)) *
      (0.5 + 0.5 * noise.at(u * 1.5 + 9, v * 1.5))
    );
  }

  #flash(schiller: NonNullable<Mineral["schiller"]>, id: number, u: number, v: number): void {
    const flash =
      schiller.strength *
      clamp(0.5 + 0.45 * this.#noise.octaves(u * 0.9 + (id % 31), v * 3, 3, 0.55, this.#flashSeen)) *
      (0.25 + 0.75 * uniform(id, 8));
    this.r += (schiller.r - this.r) * flash;
    this.g += (schiller.g - this.g) * flash;
    this.b += (schiller.b - this.b) * flash;
  }
}
