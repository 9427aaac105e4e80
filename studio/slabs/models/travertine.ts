import { z } from "zod";
import { degrees, hex, positive, ramp, share, warp } from "../layers/settings.ts";
import { mixed, tones } from "../primitives/colour.ts";
import type { LayerSettings } from "../stack.ts";

/** Travertine cut across its beds: beds and fine laminae, shrubs of crystal, and pores gathered in certain beds. */
export const travertineRecipe = z.strictObject({
  model: z.literal("travertine"),
  colours: z.union([hex, ramp]),
  /** Of the thickest beds, mm. */
  thickness: positive.optional(),
  direction: degrees.optional(),
  contrast: positive.optional(),
  /** How far the beds sway, mm as a deviation, over 1.1 m. */
  waves: positive.optional(),
  /** Share of the slab that is pores, and how often they are filled. */
  pores: share.optional(),
  filled: share.optional(),
  /** Height of the larger pores. */
  poreSize: positive.optional(),
  /** Their length to height as a share of the usual, and how far their rows sway apart from the beds. */
  poreShape: z.strictObject({ length: positive, sway: warp }).optional(),
  /** Crystalline layers as of onyx. */
  crystal: z.strictObject({ colour: hex, width: positive.optional(), presence: share.optional() }).optional(),
  /** Beds of another colour. */
  beds: z
    .array(
      z.strictObject({
        colour: hex,
        cover: share.optional(),
        opacity: share.optional(),
        thickness: positive.optional(),
      }),
    )
    .optional(),
});

export function travertine(recipe: z.infer<typeof travertineRecipe>): LayerSettings[] {
  const { direction = 0, thickness = 130, contrast = 1, waves = 16 } = recipe;
  const given = [recipe.colours].flat();
  const colours = given.length > 1 ? given : tones(given[0], 0.1);
  const dark = colours[0];
  const light = colours[colours.length - 1];
  const middle = colours[colours.length >> 1];
  const folds = { amplitude: waves, wavelength: 1100, octaves: 4, stretch: 1.6 };
  return [
    {
      layer: "growth",
      colours,
      thickness,
      levels: 4,
      gain: 0.75,
      length: 1500,
      angle: direction,
      contrast: 0.95 * contrast,
      softness: 0.55,
      folds,
      ripple: { amplitude: 2.4, wavelength: 55, octaves: 4 },
    },
    {
      layer: "bands",
      colours,
      thickness: 26,
      length: 480,
      angle: direction,
      octaves: 5,
      gain: 0.74,
      contrast: 1.1 * contrast,
      opacity: 0.42,
      warp: { amplitude: waves * 0.6, wavelength: 420, octaves: 4, stretch: 2 },
      ripple: { amplitude: 2.6, wavelength: 34, octaves: 3 },
    },
    ...(recipe.beds ?? []).map(
      ({ colour, cover = 0.16, opacity = 0.55, thickness: thick = 34 }): LayerSettings => ({
        layer: "clouds",
        colours: tones(colour, 0.05),
        size: thick,
        stretch: 22,
        angle: direction,
        octaves: 6,
        gain: 0.6,
        warp: { amplitude: 5, wavelength: 120 },
        cover,
        softness: 0.5,
        opacity,
      }),
    ),
    {
      layer: "clouds",
      colours: tones(mixed(dark, middle, 0.45), 0.03),
      size: 20,
      stretch: 3.2,
      angle: direction,
      octaves: 5,
      gain: 0.62,
      cover: 0.3,
      softness: 0.6,
      opacity: 0.34,
      mask: { size: 90, stretch: 7, angle: direction, cover: 0.5 },
    },
    {
      layer: "clouds",
      colours: tones(mixed(light, "#ffffff", 0.3), 0.02),
      size: 14,
      stretch: 2.6,
      angle: direction,
      octaves: 5,
      gain: 0.65,
      cover: 0.3,
      softness: 0.6,
      opacity: 0.36,
      mask: { size: 80, stretch: 8, angle: direction, cover: 0.5 },
    },
    ...crystal(recipe.crystal, direction, folds),
    ...swaying(recipe.poreShape?.sway, pores(recipe, direction, dark, light)),
    { layer: "crystals", contrast: 0.02, size: 1.3 },
  ];
}

function crystal(
  settings: z.infer<typeof travertineRecipe>["crystal"],
  angle: number,
  folds: { amplitude: number; wavelength: number },
): LayerSettings[] {
  if (!settings) return [];
  const { colour, width = 3, presence = 0.5 } = settings;
  return [
    {
      layer: "clouds",
      colours: tones(colour, 0.03),
      size: width * 3,
      stretch: 40,
      angle,
      octaves: 4,
      gain: 0.55,
      warp: { amplitude: Math.min(6, folds.amplitude * 0.25), wavelength: 260, octaves: 4 },
      cover: 0.16 * presence + 0.02,
      softness: 0.45,
      opacity: 0.7,
      mask: { size: 150, stretch: 5, angle, cover: 0.45 },
    },
  ];
}

function swaying(sway: z.infer<typeof warp> | undefined, layers: LayerSettings[]): LayerSettings[] {
  return sway ? [{ layer: "warp", ...sway }, ...layers, { layer: "still" }] : layers;
}

/** Large pores in chosen beds, small ones nearly everywhere; the structure that gathers them is that of the laminae. */
function pores(
  recipe: z.infer<typeof travertineRecipe>,
  angle: number,
  dark: string,
  light: string,
): LayerSettings[] {
  const { pores: cover = 0.03, poreSize: size = 8, filled = 0.25 } = recipe;
  const long = recipe.poreShape?.length ?? 1;
  const depths = [
    mixed(dark, "#140c04", 0.72),
    mixed(dark, "#1c1208", 0.5),
    mixed(dark, "#241a10", 0.3),
    mixed(dark, "#241a10", 0.08),
    light,
  ];
  const filling = { share: filled, colours: tones(mixed(light, dark, 0.35), 0.05) };
  return [
    {
      layer: "pores",
      colours: depths,
      size: size * 2.1,
      stretch: 2.3 * long,
      angle,
      cover: cover * 0.35,
      banding: -0.6,
      filled: filling,
      mask: { size: 260, stretch: 5, angle, octaves: 4, cover: 0.3, softness: 0.6 },
    },
    {
      layer: "pores",
      colours: depths,
      size,
      stretch: 3.4 * long,
      angle,
      cover,
      banding: -0.75,
      filled: filling,
      mask: { size: 120, stretch: 7, angle, octaves: 4, cover: 0.36, softness: 0.5 },
    },
    {
      layer: "pores",
      colours: depths,
      size: size * 0.42,
      stretch: 2.8 * long,
      angle,
      cover: cover * 0.9,
      banding: -0.6,
      opacity: 0.9,
      filled: filling,
      mask: { size: 70, stretch: 9, angle, octaves: 4, cover: 0.42, softness: 0.5 },
    },
    {
      layer: "pores",
      colours: depths.slice(1),
      size: size * 0.2,
      stretch: 1.8,
      angle,
      cover: cover * 0.5,
      banding: -0.4,
      opacity: 0.75,
      mask: { size: 50, stretch: 6, angle, cover: 0.45, softness: 0.5 },
    },
  ];
}
