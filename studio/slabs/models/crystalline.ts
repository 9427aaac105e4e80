import { z } from "zod";
import { mineral } from "../layers/minerals.ts";
import { degrees, hex, positive, share } from "../layers/settings.ts";
import type { LayerSettings } from "../stack.ts";
import { colour, shades } from "./shades.ts";

/** Large crystals in the mosaic: feldspars as chamfered laths, or round ovoids with a rim. */
export const phenocrysts = z.strictObject({
  colour,
  /** Half the length of the largest, mm; the smallest have a quarter of it. */
  radius: positive,
  spacing: positive,
  presence: share.optional(),
  round: z.boolean().optional(),
  aspect: positive.optional(),
  rim: colour.optional(),
  /** Share of a crystal that specks of another mineral cover, and their colour. */
  inclusions: share.optional(),
  inclusionColour: hex.optional(),
  lamellae: share.optional(),
  opacity: share.optional(),
  /** Share of the slab they are found on, in patches of this size. */
  cover: share.optional(),
  patches: positive.optional(),
});

/** Flakes of biotite, in clumps and streaks. */
export const mica = z.strictObject({
  colour,
  /** Percent of the area. */
  parts: positive,
  /** Size of a flake, and length and width of a clump. */
  size: positive.optional(),
  clump: positive.optional(),
  stretch: positive.optional(),
});

/** Small single crystals: garnets, magnetite, sparks of bronzite. */
export const garnets = z.strictObject({
  colour,
  radius: positive,
  spacing: positive,
  presence: share.optional(),
  /** How many catch the light. */
  glint: z.number().min(0).max(3).optional(),
  /** A pale border where a garnet took the iron of the feldspar around it. */
  rim: colour.optional(),
  cover: share.optional(),
  patches: positive.optional(),
});

/** Soft large stains and clouds over all crystals: rust, warmth, shade. */
export const stain = z.strictObject({
  colour,
  size: positive,
  stretch: positive.optional(),
  cover: share.optional(),
  softness: positive.optional(),
  opacity: share.optional(),
});

/** Settings that rocks of crystals share. */
export const crystalline = {
  /** Distance of grain centres, mm. */
  grain: positive,
  /** From light to dark: neighbours in the list are neighbours in the stone. */
  minerals: z.array(mineral.omit({ colours: true }).extend({ colour })).min(2),
  unevenness: z.number().min(0).max(1.5).optional(),
  /** Strength and width in mm of the dark borders of grains. */
  border: z.strictObject({ strength: share, width: positive }).optional(),
  direction: degrees.optional(),
  phenocrysts: z.array(phenocrysts).optional(),
  mica: z.array(mica).optional(),
  garnets: z.array(garnets).optional(),
  stains: z.array(stain).optional(),
};

export const crystallineRecipe = z.strictObject(crystalline);
type Crystalline = Pick<
  z.infer<typeof crystallineRecipe>,
  "grain" | "minerals" | "border" | "direction" | "phenocrysts" | "mica" | "garnets" | "stains"
>;

/** The minerals and borders of a mosaic. */
export function mosaicOf({ grain, minerals, border }: Crystalline) {
  return {
    border: border ?? { strength: 0.15, width: grain > 8 ? 0.7 : 0.35 },
    minerals: minerals.map(({ colour, ...rest }) => ({
      variation: 0.9,
      cloudiness: 0.22,
      ...rest,
      colours: shades(colour),
    })),
  };
}

/** What lies on the mosaic, and the finest grain of the polish. */
export function accessories(recipe: Crystalline, flow: number): LayerSettings[] {
  const angle = recipe.direction ?? 0;
  return [
    ...(recipe.phenocrysts ?? []).map((settings) => phenocrystLayer(settings, flow, angle)),
    ...(recipe.mica ?? []).map((settings) => micaLayer(settings, recipe.grain, flow, angle)),
    ...(recipe.garnets ?? []).map((settings) => garnetLayer(settings, flow, angle)),
    ...(recipe.stains ?? []).map((settings) => stainLayer(settings, angle)),
    { layer: "crystals", contrast: 0.05, size: 0.55 },
  ];
}

export function phenocrystLayer(
  settings: z.infer<typeof phenocrysts>,
  flow: number,
  direction: number,
): LayerSettings {
  const { radius, round, rim, opacity, cover } = settings;
  return {
    layer: "bodies",
    colours: shades(settings.colour, 0.07),
    spacing: settings.spacing,
    radius: [radius * 0.28, radius],
    outline: round ? "ellipse" : "lath",
    aspect: settings.aspect ?? (round ? 1.25 : 1.6),
    presence: settings.presence ?? 0.75,
    jitter: round ? 0.85 : 1,
    skew: round ? 0.8 : 1.3,
    warp: round ? 0.1 : 0.07,
    softness: round ? 0.05 : 0.06,
    zoning: round ? 0.15 : 0.22,
    cloudiness: 0.2,
    variation: 0.8,
    lamellae: { contrast: settings.lamellae ?? 0.06, distance: 1.5 },
    twinning: 0.09,
    inclusions: {
      cover: settings.inclusions ?? 0.05,
      size: 1.5,
      colour: settings.inclusionColour ?? "#2a2220",
    },
    ...(flow ? { direction, spread: 110 } : {}),
    ...(rim ? { rim: { width: 0.2, colours: shades(rim) } } : {}),
    ...(opacity === undefined ? {} : { opacity }),
    ...(cover === undefined ? {} : { mask: { size: settings.patches ?? 160, cover, softness: 0.7 } }),
  };
}

export function micaLayer(
  settings: z.infer<typeof mica>,
  grain: number,
  flow: number,
  angle: number,
): Extract<LayerSettings, { layer: "grains" }> {
  const clump = settings.clump ?? 8;
  return {
    layer: "grains",
    size: settings.size ?? Math.min(2.2, grain * 0.55),
    warp: 0.12,
    border: { strength: 0.2, width: 0.35 },
    stretch: 1 + 0.25 * flow,
    angle,
    clumps: {
      strength: 0.8,
      size: clump,
      stretch: settings.stretch ?? 1 + flow,
      ...(flow ? { warp: { amplitude: 0.4 * clump, wavelength: 4 * clump, octaves: 1 } } : {}),
    },
    minerals: [
      { habit: "mica", colours: shades(settings.colour, 0.04), parts: settings.parts, variation: 1 },
      { parts: 100 - settings.parts },
    ],
  };
}

export function garnetLayer(settings: z.infer<typeof garnets>, flow: number, angle: number): LayerSettings {
  const { radius, glint, rim } = settings;
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
    ...(glint ? { glint, opacityVariation: 0.5 } : {}),
    ...(rim ? { rim: { width: 0.2, colours: shades(rim) } } : {}),
  };
}

export function stainLayer({ colour, ...rest }: z.infer<typeof stain>, angle: number): LayerSettings {
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
