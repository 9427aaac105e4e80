import { z } from "zod";
import { foliationSettings } from "../layers/foliation.ts";
import { grownMineral } from "../layers/intergrowth.ts";
import { positive, share } from "../layers/settings.ts";
import type { LayerSettings } from "../stack.ts";
import { colour, shades } from "./shades.ts";

/** Small single crystals: garnets, magnetite, sparks of bronzite. */
const garnets = z.strictObject({
  colour,
  radius: positive,
  spacing: positive,
  presence: share.optional(),
  /** A pale border where a garnet took the iron of the feldspar around it. */
  rim: colour.optional(),
  cover: share.optional(),
  patches: positive.optional(),
});

/** Soft large stains and clouds over all crystals: rust, warmth, shade. */
const stain = z.strictObject({
  colour,
  size: positive,
  stretch: positive.optional(),
  cover: share.optional(),
  softness: positive.optional(),
  opacity: share.optional(),
});

const plutonicMineral = grownMineral.omit({ colours: true, plays: true }).extend({
  colour,
  plays: z.array(z.strictObject({ colour, share, strength: share })).optional(),
});

/**
 * A rock that crystallised at depth: granite, charnockite, and the gneiss that pressure made of it. Its minerals stand in
 * the order in which they grew, each with crystals of its own size and shape; with a foliation they lie one way and part
 * into layers.
 */
export const plutonicRecipe = z.strictObject({
  model: z.literal("plutonic"),
  minerals: z.array(plutonicMineral).min(2),
  border: z.strictObject({ strength: share, width: positive }).optional(),
  drift: z.strictObject({ strength: share, size: positive }).optional(),
  foliation: foliationSettings.optional(),
  garnets: z.array(garnets).optional(),
  stains: z.array(stain).optional(),
});
type Mineral = z.infer<typeof plutonicMineral>;

export function plutonic(recipe: z.infer<typeof plutonicRecipe>): LayerSettings[] {
  const { border, drift, foliation, garnets = [], stains = [] } = recipe;
  const angle = foliation?.direction ?? 0;
  return [
    {
      layer: "intergrowth",
      minerals: recipe.minerals.flatMap(sizesOf).map(grown),
      ...(border ? { border } : {}),
      ...(drift ? { drift } : {}),
      ...(foliation ? { foliation } : {}),
    },
    ...garnets.map((settings) => garnetLayer(settings, foliation ? 2 : 0, angle)),
    ...stains.map((settings) => stainLayer(settings, angle)),
    { layer: "crystals", contrast: 0.05, size: 0.55 },
  ];
}

/**
 * What crystals of a habit have by themselves: feldspars straight faces as they grow freely; quartz sutured borders, as it
 * fills what is left; mica is in leaves, of which most are seen on edge.
 */
const GROWTH = {
  feldspar: {
    aspect: 1.7,
    unevenness: 0.9,
    warp: 0.03,
    variation: 1.2,
    cloudiness: 0.2,
  },
  quartz: { aspect: 1.35, unevenness: 0.8, warp: 0.06, variation: 0.6, cloudiness: 0.3 },
  mica: { aspect: 2, unevenness: 1, warp: 0.08, variation: 1, cloudiness: 0.2 },
} as const;

/** Crystals of one kind grow to all sizes: shares of its part, and sizes as shares of the largest. */
const SIZES = [
  { size: 1, part: 0.56 },
  { size: 0.52, part: 0.3 },
  { size: 0.27, part: 0.14 },
];

function sizesOf(mineral: Mineral): Mineral[] {
  return SIZES.map(({ size, part }) => ({
    ...mineral,
    size: mineral.size * size,
    parts: mineral.parts * part,
  }));
}

function grown({ colour, plays, ...settings }: Mineral) {
  const { habit } = settings;
  return {
    ...(habit ? GROWTH[habit] : {}),
    ...settings,
    colours: shades(colour),
    ...(plays ? { plays: plays.map(({ colour, ...rest }) => ({ ...rest, colours: shades(colour) })) } : {}),
  };
}

function garnetLayer(settings: z.infer<typeof garnets>, flow: number, angle: number): LayerSettings {
  const { radius, rim } = settings;
  return {
    layer: "bodies",
    colours: shades(settings.colour, 0.07),
    spacing: settings.spacing,
    radius: [Math.max(0.4, radius * 0.25), radius],
    outline: "polygon",
    presence: settings.presence ?? 0.6,
    warp: 0.1,
    softness: 0.18,
    cloudiness: 0.25,
    variation: 0.9,
    skew: 1.8,
    mask: {
      size: settings.patches ?? 60,
      cover: settings.cover ?? 0.6,
      softness: 0.6,
      stretch: 1 + flow,
      angle,
    },
    ...(rim ? { rim: { width: 0.2, colours: shades(rim) } } : {}),
  };
}

function stainLayer({ colour, ...rest }: z.infer<typeof stain>, angle: number): LayerSettings {
  return {
    layer: "clouds",
    colours: shades(colour, 0.04),
    angle,
    softness: 0.9,
    cover: 0.3,
    opacity: 0.25,
    octaves: 5,
    gain: 0.58,
    ...rest,
  };
}
