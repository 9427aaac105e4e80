import { z } from "zod";
import { Ramp, rgbOf } from "../primitives/colour.ts";
import { type CrystalSeed, Generation, strewn } from "../primitives/generation.ts";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { clamp, smoothstep } from "../primitives/scalar.ts";
import type { Layer, Point, Slab } from "../slab.ts";
import { CrystalLook } from "./crystal-looks.ts";
import { Foliation, foliationSettings, layering } from "./foliation.ts";
import { mineral } from "./minerals.ts";
import { Roughness, type Weights } from "./roughness.ts";
import { hex, positive, ramp, share } from "./settings.ts";

/** A colour laid over another, as its rim or where layers are dark. */
const glaze = z.strictObject({ colour: hex, strength: share });

/** Colours that a crystal throws back, the share of the crystals that lie so that they do, and how strongly. */
const play = z.strictObject({ colours: ramp, share, strength: share });

/** One mineral of the rock, and how its crystals grew. */
export const grownMineral = mineral.omit({ lamellae: true, schiller: true }).extend({
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
  /** Share of the crystals of which a cleavage throws the light back, and how much. */
  flash: z.strictObject({ share, strength: positive }).optional(),
  /** Play of colours: shares of the crystals that show them, as labradorite does. */
  plays: z.array(play).optional(),
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
  /** Parts of the area on which what lies below is seen; left out, the last mineral fills all gaps. */
  below: positive.optional(),
  /** Dark borders between crystals: strength, and width in mm. */
  border: z.strictObject({ strength: share, width: positive }).optional(),
  /** Slow change of the minerals' parts over the slab: strength and wavelength. */
  drift: z.strictObject({ strength: share, size: positive }).optional(),
  /** Lays crystals one way and in layers; left out, they lie in all directions. */
  foliation: foliationSettings.optional(),
});
type Settings = z.infer<typeof intergrowthSettings>;

/** How far one sees into the edges of crystals, mm. */
const SOFTNESS = { feldspar: 0.5, quartz: 0.8, mica: 0.2 };
/** Length to width of nests that are drawn out along a foliation. */
const NEST_STRETCH = 3;
/** Places by which shares of the area are measured. */
const PLACES = 5000;

export function intergrowth(settings: Settings, slab: Slab, seed: number): Layer {
  const foliation = settings.foliation && new Foliation(settings.foliation, seed);
  const roughness = new Roughness(new GradientNoise(seed - 1), slab.view.mmPerPixel);
  const { border, drift } = settings;
  const minerals = settings.minerals.map(
    (mineral, place) => new GrownMineral(mineral, { place, seed, foliation, border, drift, roughness }, slab),
  );
  growInto(
    slab,
    minerals.map(({ generation }) => generation),
    settings.minerals.map(({ parts }) => parts),
    settings.below,
  );
  return (point) => {
    roughness.at(point.x, point.y);
    for (let k = 0; k < minerals.length; k++) {
      if (!minerals[k].reaches(point)) continue;
      const covers = minerals[k].cover;
      if (covers < 1) drawFirst(minerals, k + 1, point);
      minerals[k].draw(point, covers);
      return;
    }
  };
}

/** Draws the crystal that lies below those before `from`. */
function drawFirst(minerals: readonly GrownMineral[], from: number, point: Point): void {
  for (let k = from; k < minerals.length; k++) {
    if (!minerals[k].reaches(point)) continue;
    minerals[k].draw(point, 1);
    return;
  }
}

/** Fits each generation to its part of the slab, in the room that those before it have left. */
function growInto(
  { width, height }: Slab,
  generations: readonly Generation[],
  parts: readonly number[],
  below = 0,
): void {
  const all = parts.reduce((sum, part) => sum + part, below);
  let free = strewn(PLACES, width, height);
  for (const [order, generation] of generations.entries()) {
    const isLast = order === generations.length - 1;
    if (isLast && below === 0) return;
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
  drift: Settings["drift"];
  roughness: Roughness;
};

class GrownMineral {
  readonly generation: Generation;
  /** The place last asked for, as the borders were moved. */
  #x = 0;
  #y = 0;
  readonly #noise: GradientNoise;
  readonly #look: CrystalLook;
  readonly #border: { strength: number; width: number };
  readonly #size: number;
  readonly #roughness: Roughness;
  readonly #weights: Weights;
  readonly #rim: { width: number; strength: number; rgb: readonly number[] } | undefined;
  readonly #shade: { strength: number; rgb: readonly number[] } | undefined;
  readonly #flash: z.infer<typeof grownMineral>["flash"];
  readonly #plays: readonly { colour: Ramp; share: number; strength: number }[];
  readonly #softness: number;

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
    this.#border = asSeen(context.border ?? { strength: 0.15, width: 0.4 }, 0.6 * mmPerPixel);
    // Quartz flows together into one glassy body.
    if (settings.habit === "quartz") this.#border.strength *= 0.3;
    this.#look = new CrystalLook(this.#noise, settings, mmPerPixel);
    this.#roughness = context.roughness;
    this.#weights = context.roughness.weights(size, (settings.warp ?? 0.05) * size);
    this.#rim = rim && { ...asSeen(rim, mmPerPixel), rgb: rgbOf(rim.colour) };
    this.#shade = shade && { strength: shade.strength, rgb: rgbOf(shade.colour) };
    this.#flash = settings.flash;
    this.#plays = (settings.plays ?? []).map(({ colours, ...rest }) => ({
      ...rest,
      colour: new Ramp(colours),
    }));
    this.#softness = settings.habit ? SOFTNESS[settings.habit] : 0;
  }

  /** @returns whether a crystal of this mineral lies at the point */
  reaches({ x, y }: Point): boolean {
    this.#roughness.of(this.#weights);
    this.#x = x + this.#roughness.x;
    this.#y = y + this.#roughness.y;
    return this.generation.at(this.#x, this.#y);
  }

  /** How much of what lies below is hidden at the place last asked for: one sees into a crystal's free edge. */
  get cover(): number {
    const { isFree, border } = this.generation;
    return isFree && border < this.#softness ? 0.5 + (0.5 * border) / this.#softness : 1;
  }

  /** Lays the crystal found last over the point. */
  draw(point: Point, opacity: number): void {
    const { generation } = this;
    const { border } = generation;
    const { r, g, b } = point;
    this.#look.draw(point, generation);
    this.#play(point);
    const shade = this.#shade;
    if (shade)
      point.blend(shade.rgb[0], shade.rgb[1], shade.rgb[2], clamp(shade.strength * generation.shade));
    const rim = this.#rim;
    if (rim && border < rim.width)
      point.blend(rim.rgb[0], rim.rgb[1], rim.rgb[2], rim.strength * (1 - smoothstep(0, rim.width, border)));
    this.#lighten(point, this.#flashAt() * this.#outline());
    if (opacity < 1) point.blend(r, g, b, 1 - opacity);
  }

  /** Borders are open and dark in places, and tight in others. */
  #outline(): number {
    const { strength, width } = this.#border;
    const { border } = this.generation;
    if (border > width) return 1;
    const open = smoothstep(-0.4, 1.1, this.#noise.at(this.#x / 5 + 61, this.#y / 5));
    return 1 - strength * open * (1 - smoothstep(0, width, border));
  }

  /** A cleavage of a crystal, or of one half of a twin, that lies so that it throws the light back. */
  #flashAt(): number {
    const flash = this.#flash;
    const { id, u, v } = this.generation;
    if (!flash || uniform(id, 51) > flash.share) return 1;
    if (uniform(id, 52) < 0.6 && v > 0.12 * this.#size * (uniform(id, 53) - 0.5)) return 1;
    return 1 + flash.strength * (0.4 + 0.6 * uniform(id, 54)) * (0.9 + (0.3 * u) / this.#size);
  }

  /** The planes within that play lie alike in all of a crystal, but for its twin; they are broken where it is clouded. */
  #play(point: Point): void {
    const { id, u, v } = this.generation;
    if (this.#plays.length === 0) return;
    let chance = uniform(id, 55);
    const play = this.#plays.find(({ share }) => {
      chance -= share;
      return chance < 0;
    });
    if (!play) return;
    const size = this.#size;
    const noise = this.#noise;
    const isFarHalf = uniform(id, 56) < 0.45 && v > 0.4 * size * (uniform(id, 57) - 0.5);
    const broken = noise.octaves(u / (0.35 * size) + (id % 89), v / (0.14 * size), 4, 0.62);
    const strength = play.strength * (0.5 + 0.5 * uniform(id, 58)) * (isFarHalf ? 0.25 : 1);
    const { colour } = play;
    const tone = 0.5 + 0.6 * (uniform(id, 59) - 0.5) + (0.3 * u) / size + 0.13 * broken;
    point.cover(colour.table, colour.index(tone), strength * smoothstep(-1.7, 0.3, broken));
  }

  #lighten(point: Point, light: number): void {
    point.r *= light;
    point.g *= light;
    point.b *= light;
  }
}

/** What is narrower than can be seen is drawn wider and weaker instead of in broken pieces. */
function asSeen({ strength, width }: { strength: number; width: number }, least: number) {
  return { width: Math.max(width, least), strength: strength * Math.min(1, width / least) };
}

/** Tells each seed of a mineral which way it grows, and whether it is one of the first to. */
function sower(
  { size, nests, layered = 0, layering: own, disorder = 0.35 }: z.infer<typeof grownMineral>,
  { place, foliation, drift = { strength: 0.25, size: 420 } }: Context,
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
    const slow = drift.strength * noise.octaves(x / drift.size + 3.9, y / drift.size, 2, 0.6);
    seed.rank = together * nest + alone * chance + slow - layered * seed.shade;
  };
}
