import { z } from "zod";
import { rgbOf } from "../primitives/colour.ts";
import { type CrystalSeed, Generation, strewn } from "../primitives/generation.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { hash, uniform } from "../primitives/random.ts";
import { clamp, smoothstep } from "../primitives/scalar.ts";
import type { Layer, Point, Slab } from "../slab.ts";
import { Foliation, foliationSettings, layering } from "./foliation.ts";
import { GrainLook, type Mineral, mineral, prepareMineral } from "./minerals.ts";
import { hex, positive, share } from "./settings.ts";

/** A colour laid over another, as its rim or where layers are dark. */
const glaze = z.strictObject({ colour: hex, strength: share });

/** One mineral of the rock, and how its crystals grew. */
export const grownMineral = mineral.extend({
  colours: mineral.shape.colours.unwrap(),
  /** Length of its larger crystals. */
  size: positive,
  /** Length to width. */
  aspect: z.number().min(1).max(5).optional(),
  /** How much their sizes differ. */
  unevenness: share.optional(),
  /** Deviation of the borders as a share of the size: straight faces below 0.04, sutures above 0.1. */
  warp: share.optional(),
  /** How it gathers in nests: 0 evenly strewn to 1, and the size of a nest. */
  nests: z.strictObject({ strength: share, size: positive }).optional(),
  /** How it keeps to the layers: above 0 to the dark ones, below 0 to the light ones; and layers of its own. */
  layered: z.number().min(-5).max(5).optional(),
  layering: layering.optional(),
  /** Radians by which its crystals deviate from the foliation. */
  disorder: z.number().min(0).max(3.2).optional(),
  /** Towards the border of each crystal, and the rim's width. */
  rim: glaze.extend({ width: positive }).optional(),
  /** Crystals in dark layers, or in light ones where it is below 0, take this colour. */
  shade: glaze.extend({ strength: z.number().min(-1).max(1) }).optional(),
  /** Straight cracks along a crystal, and fewer across it: their distance, and how dark they are. */
  cleavage: z.strictObject({ distance: positive, strength: share }).optional(),
  /** Share of the crystals of which a cleavage throws the light back, and how much. */
  flash: z.strictObject({ share, strength: positive }).optional(),
});

/**
 * Crystals of several minerals, grown one after another as in a plutonic rock: the first ones have their own faces, each
 * further one what room is left, and the last fills the gaps (hypidiomorphic-granular texture). The first in the list
 * grew first. Sources: Vernon, "A Practical Guide to Rock Microstructure", 2nd ed. 2018, chapter 3 (igneous) and 5
 * (metamorphic); Bowen, "The Evolution of the Igneous Rocks", 1928 (order of growth).
 */
export const intergrowthSettings = z.strictObject({
  layer: z.literal("intergrowth"),
  minerals: z.array(grownMineral).min(1),
  /** Dark borders between crystals: strength, and width in mm. */
  border: z.strictObject({ strength: share, width: positive }).optional(),
  /** Lays crystals one way and in layers; left out, they lie in all directions. */
  foliation: foliationSettings.optional(),
});
type Settings = z.infer<typeof intergrowthSettings>;

/** Length to width of nests that are drawn out along a foliation. */
const NEST_STRETCH = 3;
/** Places by which shares of the area are measured. */
const PLACES = 5000;

export function intergrowth(settings: Settings, slab: Slab, seed: number): Layer {
  const foliation = settings.foliation && new Foliation(settings.foliation, seed);
  const minerals = settings.minerals.map(
    (mineral, place) => new GrownMineral(mineral, { place, seed, foliation, border: settings.border }, slab),
  );
  growInto(
    slab,
    minerals.map(({ generation }) => generation),
    settings.minerals.map(({ parts }) => parts),
  );
  return (point) => {
    for (const mineral of minerals) if (mineral.draw(point)) return;
  };
}

/** Fits each generation to its part of the slab, in the room that those before it have left. */
function growInto(
  { width, height }: Slab,
  generations: readonly Generation[],
  parts: readonly number[],
): void {
  const all = parts.reduce((sum, part) => sum + part, 0);
  let free = strewn(PLACES, width, height);
  for (const [order, generation] of generations.entries()) {
    const isLast = order === generations.length - 1;
    if (isLast) return;
    generation.fit(free, (parts[order] / all) * PLACES);
    const left: number[] = [];
    for (let k = 0; k < free.length; k += 2) {
      if (!generation.at(free[k], free[k + 1])) left.push(free[k], free[k + 1]);
    }
    free = left;
  }
}

type Context = {
  /** In the order of growth. */
  place: number;
  seed: number;
  foliation: Foliation | undefined;
  border: Settings["border"];
};

class GrownMineral {
  readonly generation: Generation;
  readonly #noise: GradientNoise;
  readonly #mineral: Mineral | undefined;
  readonly #look: GrainLook;
  readonly #size: number;
  readonly #warp: { amplitude: number; wave: number; seen: number };
  readonly #rim: { width: number; strength: number; rgb: readonly number[] } | undefined;
  readonly #shade: { strength: number; rgb: readonly number[] } | undefined;
  readonly #flash: z.infer<typeof grownMineral>["flash"];
  readonly #cleavage: z.infer<typeof grownMineral>["cleavage"];
  readonly #mmPerPixel: number;

  constructor(settings: z.infer<typeof grownMineral>, context: Context, { view }: Slab) {
    const { size, rim, shade } = settings;
    const { mmPerPixel } = view;
    const seed = (context.seed + 977 * context.place) | 0;
    this.#noise = new GradientNoise(seed);
    this.generation = new Generation({
      seed,
      size,
      aspect: settings.aspect ?? 1.5,
      unevenness: settings.unevenness ?? 0.6,
      sow: sower(settings, context, this.#noise),
    });
    this.#size = size;
    const border = asSeen(context.border ?? { strength: 0.15, width: 0.4 }, 0.6 * mmPerPixel);
    this.#look = new GrainLook(this.#noise, size, border, mmPerPixel);
    this.#mineral = prepareMineral(settings, size, mmPerPixel);
    const deviation = (settings.warp ?? 0.05) * size;
    this.#warp = {
      // What is moved by less than a third of a pixel is not seen to be moved.
      amplitude: deviation > 0.3 * mmPerPixel ? deviation : 0,
      wave: 2.6 / size,
      seen: octavesSeen(size / 2.6, 3, mmPerPixel),
    };
    this.#rim = rim && { ...asSeen(rim, mmPerPixel), rgb: rgbOf(rim.colour) };
    this.#shade = shade && { strength: shade.strength, rgb: rgbOf(shade.colour) };
    this.#flash = settings.flash;
    // Cracks that lie as close as pixels would show as a moiré.
    this.#cleavage = (settings.cleavage?.distance ?? 0) > 2.5 * mmPerPixel ? settings.cleavage : undefined;
    this.#mmPerPixel = mmPerPixel;
  }

  /** @returns whether a crystal of this mineral lies at the point */
  draw(point: Point): boolean {
    const { generation } = this;
    const { amplitude, wave, seen } = this.#warp;
    let { x, y } = point;
    if (amplitude) {
      const sx = x * wave;
      const sy = y * wave;
      x += amplitude * this.#noise.octaves(sx, sy, 3, 0.55, seen);
      y += amplitude * this.#noise.octaves(sx + 20, sy + 9, 3, 0.55, seen);
    }
    if (!this.#mineral || !generation.at(x, y)) return false;
    const { id, u, v, border } = generation;
    const size = this.#size;
    const look = this.#look;
    look.at(this.#mineral, point, x, y, u / size, v / size, { id, border: border / size });
    point.blend(look.r, look.g, look.b, 1);
    const shade = this.#shade;
    if (shade)
      point.blend(shade.rgb[0], shade.rgb[1], shade.rgb[2], clamp(shade.strength * generation.shade));
    const rim = this.#rim;
    if (rim && border < rim.width)
      point.blend(rim.rgb[0], rim.rgb[1], rim.rgb[2], rim.strength * (1 - smoothstep(0, rim.width, border)));
    this.#lighten(point, this.#flashAt() * this.#cleavageAt());
    return true;
  }

  /** A cleavage of a crystal, or of one half of a twin, that lies so that it throws the light back. */
  #flashAt(): number {
    const flash = this.#flash;
    const { id, u, v } = this.generation;
    if (!flash || uniform(id, 51) > flash.share) return 1;
    if (uniform(id, 52) < 0.6 && v > 0.12 * this.#size * (uniform(id, 53) - 0.5)) return 1;
    return 1 + flash.strength * (0.4 + 0.6 * uniform(id, 54)) * (0.9 + (0.3 * u) / this.#size);
  }

  #cleavageAt(): number {
    const cleavage = this.#cleavage;
    const { id, u, v } = this.generation;
    if (!cleavage) return 1;
    const { distance, strength } = cleavage;
    const along = crackAt(u, v, id, distance, this.#mmPerPixel);
    const across = crackAt(v, u, id + 1, 2.2 * distance, this.#mmPerPixel);
    return (1 - strength * along) * (1 - strength * across);
  }

  #lighten(point: Point, light: number): void {
    point.r *= light;
    point.g *= light;
    point.b *= light;
  }
}

/** How much is seen of straight cracks, some of which are there, each on a part of its way. */
function crackAt(along: number, aside: number, id: number, distance: number, mmPerPixel: number): number {
  const which = Math.round(aside / distance);
  const crack = hash(which, 7, id);
  if (uniform(crack, 1) > 0.55) return 0;
  const begin = distance * (6 * uniform(crack, 2) - 4);
  if (along < begin || along > begin + distance * (1 + 4 * uniform(crack, 3))) return 0;
  const away = Math.abs(aside - (which + 0.6 * (uniform(crack, 4) - 0.5)) * distance);
  return Math.max(0, 1 - away / Math.max(0.2, 0.7 * mmPerPixel)) * (0.5 + 0.5 * uniform(crack, 5));
}

/** What is narrower than can be seen is drawn wider and weaker instead of in broken pieces. */
function asSeen({ strength, width }: { strength: number; width: number }, least: number) {
  return { width: Math.max(width, least), strength: strength * Math.min(1, width / least) };
}

/** Tells each seed of a mineral which way it grows, and whether it is one of the first to. */
function sower(
  { size, nests, layered = 0, layering: own, disorder = 0.35 }: z.infer<typeof grownMineral>,
  { place, foliation }: Context,
  noise: GradientNoise,
) {
  const together = Math.sqrt(nests?.strength ?? 0.2);
  const alone = Math.sqrt(1 - (nests?.strength ?? 0.2));
  const wave = 1 / (nests?.size ?? 3 * size);
  return (seed: CrystalSeed): void => {
    const { id, x, y } = seed;
    let along = x;
    let across = y;
    let turn = uniform(id, 31) * Math.PI;
    if (foliation) {
      foliation.at(x, y);
      turn = foliation.angle + disorder * (uniform(id, 31) + uniform(id, 32) - 1);
      seed.shade = foliation.layer(own ? place + 1 : 0, own);
      // Nests are drawn out with the rest.
      along = foliation.along / NEST_STRETCH;
      across = foliation.across;
    }
    const chance = (uniform(id, 33) + uniform(id, 34) + uniform(id, 35) - 1.5) * 2;
    const nest = noise.octaves(along * wave + 7.1, across * wave + 3.3, 2, 0.6);
    seed.turn = turn;
    seed.rank = together * nest + alone * chance - layered * seed.shade;
  };
}
