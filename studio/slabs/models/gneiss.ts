import { z } from "zod";
import { degrees, positive, share } from "../layers/settings.ts";
import type { LayerSettings } from "../stack.ts";
import {
  accessories,
  crystalline,
  garnetLayer,
  mica,
  micaLayer,
  mosaicOf,
  phenocrystLayer,
  stainLayer,
} from "./crystalline.ts";
import { colour, shades } from "./shades.ts";

/** One scale of the movement: the layers are pushed about by `amplitude` over `wavelength`, mm. */
const fold = z.strictObject({
  amplitude: positive,
  wavelength: positive,
  octaves: z.int().min(1).max(8).optional(),
});

/** How the minerals part into layers. */
const layering = z.strictObject({
  thickness: positive,
  length: positive.optional(),
  octaves: z.int().min(1).max(9).optional(),
  gain: share.optional(),
  /** 0 a granite, 1 gneissic, 3 sharp layers of single minerals. */
  strength: positive,
});

/** Thin light or dark lines along the folded layers. */
const threads = z.strictObject({
  colour,
  spacing: positive,
  width: positive,
  stretch: positive.optional(),
  direction: degrees.optional(),
  cover: share.optional(),
  opacity: share.optional(),
  generations: z.int().min(1).max(4).optional(),
});

/** Gneiss and migmatite: the minerals of a granite parted into layers, folded and drawn out by movement. */
export const gneissRecipe = z.strictObject({
  model: z.literal("gneiss"),
  ...crystalline,
  layering,
  folds: z.array(fold).min(1),
  clumping: share.optional(),
  clump: positive.optional(),
  flow: z.number().min(0).max(8).optional(),
  /** Flakes gather in layers of their own, that run with the others; left out, in the layers that were before. */
  mica: z.array(mica.extend({ layering: layering.optional() })).optional(),
  threads: z.array(threads).optional(),
});

export function gneiss(recipe: z.infer<typeof gneissRecipe>): LayerSettings[] {
  const { grain, flow = 2, direction: angle = 0, folds } = recipe;
  const clump = recipe.clump ?? grain * 4;
  const minerals = recipe.minerals.map(({ colour }) => shades(colour));
  const colours = minerals.map((tones) => tones[tones.length >> 1]);
  return [
    ...folded(folds, layers(recipe.layering, colours, angle)),
    {
      layer: "grains",
      size: grain,
      unevenness: recipe.unevenness ?? 0.7,
      tabular: 1.4,
      warp: 0.09,
      warpOctaves: 3,
      stretch: 1 + 0.12 * flow,
      angle,
      clumps: { strength: recipe.clumping ?? 0.7, size: clump, stretch: 1 + 0.5 * flow, octaves: 2 },
      banding: recipe.layering.strength,
      ...mosaicOf({ ...recipe, border: recipe.border ?? { strength: 0.07, width: 0.35 } }),
    },
    ...(recipe.mica ?? []).flatMap(({ layering, ...settings }) => [
      ...(layering ? folded(folds, { ...layers(layering, colours, angle), opacity: 0 }) : []),
      {
        ...micaLayer(settings, grain, 0.5 * flow, angle),
        banding: -(layering ?? recipe.layering).strength,
      },
    ]),
    ...(recipe.phenocrysts ?? []).map((settings) => phenocrystLayer(settings, flow, angle)),
    ...(recipe.garnets ?? []).map((settings) => garnetLayer(settings, flow, angle)),
    ...folded(
      folds,
      ...(recipe.stains ?? []).map((settings) => stainLayer(settings, angle)),
      ...(recipe.threads ?? []).map((settings) => threadLayer(settings, angle)),
    ),
    ...accessories({ grain, minerals: recipe.minerals }, 0),
  ];
}

/** Layers that the movement folds; it is the same for all of them, and ends after them. */
function folded(folds: readonly z.infer<typeof fold>[], ...layers: LayerSettings[]): LayerSettings[] {
  if (layers.length === 0) return [];
  const movement = folds.map((fold, place): LayerSettings => ({ layer: "warp", path: 40 + place, ...fold }));
  return [...movement, ...layers, { layer: "still" }];
}

function layers(
  { thickness, length, octaves, gain }: z.infer<typeof layering>,
  colours: string[],
  angle: number,
) {
  return {
    layer: "bands",
    colours,
    thickness,
    length: length ?? thickness * 12,
    octaves: octaves ?? 7,
    gain: gain ?? 0.68,
    angle,
  } as const;
}

function threadLayer(settings: z.infer<typeof threads>, direction: number): LayerSettings {
  const { spacing, cover = 0.5 } = settings;
  return {
    layer: "veinlets",
    colours: shades(settings.colour),
    spacing,
    width: settings.width,
    stretch: settings.stretch ?? 5,
    angle: settings.direction ?? direction,
    generations: settings.generations ?? 2,
    roughness: 1.2,
    opacity: settings.opacity ?? 0.6,
    halo: { strength: 0.08, width: 3 },
    mask: { size: spacing * 2, cover, softness: 0.6, stretch: 2, angle: direction },
  };
}
