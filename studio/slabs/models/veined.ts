import { z } from "zod";
import { degrees, hex, positive, ramp, share } from "../layers/settings.ts";
import { mixed, tones } from "../primitives/colour.ts";
import type { LayerSettings } from "../stack.ts";

const vein = z.strictObject({
  colour: hex,
  /** Veins in a square metre. */
  density: positive.optional(),
  direction: z.union([degrees, z.array(degrees)]).optional(),
  spread: degrees.optional(),
  width: positive.optional(),
  length: positive.optional(),
  branching: share.optional(),
  kinks: share.optional(),
  pinch: positive.optional(),
  opacity: share.optional(),
  /** Edges that fade, as a share of the width; a vein wider than 8 mm then gets a thin core of this colour. */
  softness: share.optional(),
  core: hex.optional(),
});

/** Marble of a calm ground with veins and clouding along one direction: Carrara, Statuario, Nero Marquina. */
export const veinedRecipe = z.strictObject({
  model: z.literal("veined"),
  ground: z.union([hex, ramp]),
  /** Difference of tone in the ground, Oklab lightness. */
  depth: positive.optional(),
  direction: degrees.optional(),
  stretch: positive.optional(),
  clouds: z.array(hex).optional(),
  cloudCover: share.optional(),
  veinlets: z
    .strictObject({
      colour: hex,
      spacing: positive.optional(),
      width: positive.optional(),
      stretch: positive.optional(),
      cover: share.optional(),
      opacity: share.optional(),
    })
    .optional(),
  veins: z.array(vein).optional(),
});

export function veined(recipe: z.infer<typeof veinedRecipe>): LayerSettings[] {
  const { direction = 30, stretch = 1.6, depth = 0.035 } = recipe;
  const ground = [recipe.ground].flat();
  const middle = ground[ground.length >> 1];
  return [
    {
      layer: "ground",
      colours: ground.length > 1 ? ground : tones(middle, depth),
      size: 200,
      stretch,
      angle: direction,
      warp: { amplitude: 25, wavelength: 190 },
      octaves: 6,
      gain: 0.58,
      contrast: 0.9,
    },
    ...(recipe.clouds ?? []).map(
      (colour): LayerSettings => ({
        layer: "clouds",
        colours: tones(colour, 0.03),
        size: 120,
        stretch: 3,
        angle: direction,
        warp: { amplitude: 20, wavelength: 130 },
        cover: recipe.cloudCover ?? 0.27,
        softness: 0.8,
        opacity: 0.5,
        octaves: 6,
        gain: 0.61,
      }),
    ),
    ...veinlets(recipe.veinlets, direction),
    ...(recipe.veins ?? []).flatMap((vein, place) => veinLayers(vein, direction, middle, place)),
    { layer: "crystals", contrast: 0.016, size: 1.3 },
  ];
}

/** The fine veins between the larger ones, in patches. Other models have them too. */
export function veinlets(settings: z.infer<typeof veinedRecipe>["veinlets"], angle: number): LayerSettings[] {
  if (!settings) return [];
  const { colour, spacing = 90, width = 1.2, stretch = 3, cover = 0.5, opacity = 0.55 } = settings;
  return [
    {
      layer: "veinlets",
      colours: tones(colour),
      spacing,
      width,
      stretch,
      angle,
      warp: { amplitude: 13, wavelength: 80 },
      opacity,
      generations: 3,
      halo: { strength: 0.3, width: 5 },
      roughness: 1.5,
      mask: { size: 220, cover },
    },
  ];
}

/** A vein's body, and for a wide soft one the core that lies on the same path. */
export function veinLayers(
  settings: z.infer<typeof vein>,
  direction: number,
  ground: string,
  place: number,
): LayerSettings[] {
  const { width = 3, softness = 0 } = settings;
  const colours = tones(settings.colour, 0.05);
  const light = colours[1];
  const path = {
    layer: "veins",
    path: 20 + place,
    density: settings.density ?? 5,
    direction: settings.direction ?? direction,
    spread: settings.spread ?? 12,
    width,
    length: settings.length ?? 900 + 60 * width,
    branching: settings.branching ?? 0.0035,
    branchDepth: width > 5 ? 2 : 1,
    kinks: settings.kinks ?? 0.008,
    pinch: settings.pinch ?? 0.9,
    flow: { angle: 16, wavelength: 320 },
    roughness: Math.min(5, 1 + 0.25 * width),
  } as const;
  if (!softness) {
    const halo = { strength: 0.25, width: 4, colour: mixed(ground, light, 0.4) };
    return [{ ...path, colours, patchiness: 0.4, patchSize: 14, halo, opacity: settings.opacity ?? 1 }];
  }
  const body: LayerSettings = {
    ...path,
    colours,
    softness: width * 0.45 * softness,
    patchiness: 0.6,
    patchSize: 34,
    halo: { strength: 0.35, width: width * 1.2 + 6, colour: mixed(ground, light, 0.45) },
    opacity: settings.opacity ?? 0.85,
  };
  if (width <= 8) return [body];
  const core = tones(settings.core ?? mixed(light, "#000000", 0.25));
  return [
    body,
    { ...path, colours: core, width: width * 0.16, softness: 1.5, patchiness: 0.5, opacity: 0.8 },
  ];
}
