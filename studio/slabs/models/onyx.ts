import { z } from "zod";
import { degrees, hex, positive, ramp, share } from "../layers/settings.ts";
import { mixed, tones } from "../primitives/colour.ts";
import type { LayerSettings } from "../stack.ts";

/** Calcite onyx: translucent layers that grew one on another, milk between them, iron that ran along and across them. */
export const onyxRecipe = z.strictObject({
  model: z.literal("onyx"),
  /** From the darkest layers to the lightest. */
  colours: ramp,
  /** Of the thickest layers, mm. */
  thickness: positive.optional(),
  direction: degrees.optional(),
  /** Sine of the angle between the cut and the layers: 1 across, 0.1 along them, where they show as clouds. */
  tilt: z.number().min(0).max(1).optional(),
  contrast: positive.optional(),
  shift: z.number().min(-1).max(1).optional(),
  softness: share.optional(),
  folds: z
    .strictObject({ amplitude: positive, wavelength: positive, stretch: positive.optional() })
    .optional(),
  domes: z
    .strictObject({ size: positive, height: positive, stretch: positive.optional(), cover: share.optional() })
    .optional(),
  /** Thin crystalline lines between layers. */
  lines: z.strictObject({ colour: hex, width: positive.optional(), presence: share.optional() }).optional(),
  /** Milky, less translucent parts. */
  milk: z.strictObject({ colour: hex, cover: share.optional(), opacity: share.optional() }).optional(),
  /** Iron: stains along the layers and thin veins. */
  iron: z
    .strictObject({
      colour: hex,
      cover: share.optional(),
      opacity: share.optional(),
      veins: positive.optional(),
      /** Share of the slab where it coloured layers as they grew. */
      layers: share.optional(),
    })
    .optional(),
  /** Healed cracks across the layers in a square metre. */
  cracks: positive.optional(),
});

export function onyx(recipe: z.infer<typeof onyxRecipe>): LayerSettings[] {
  const { colours, direction = 12, tilt = 1, thickness = 110 } = recipe;
  const lightest = colours[colours.length - 1];
  const lines = recipe.lines ?? { colour: mixed(lightest, "#ffffff", 0.6) };
  const along = tilt > 0.4 ? 4.5 : 1.6;
  return [
    {
      layer: "growth",
      colours,
      thickness,
      levels: 4,
      gain: 0.72,
      length: 1100,
      angle: direction,
      tilt,
      contrast: recipe.contrast ?? 0.85,
      ...(recipe.shift === undefined ? {} : { shift: recipe.shift }),
      softness: recipe.softness ?? 0.3,
      folds: { amplitude: 55, wavelength: 700, octaves: 3, stretch: 2.2, ...recipe.folds },
      // Along the layers a small unevenness is drawn out to a large one.
      ripple: { amplitude: tilt > 0.4 ? 2.2 : 0.9, wavelength: 60, octaves: 4 },
      domes: recipe.domes ?? { size: 130, height: 22, stretch: 3, cover: 0.45 },
      lines: {
        colours: tones(lines.colour, 0.03),
        width: lines.width ?? 1.6,
        presence: lines.presence ?? 0.4,
        level: 3,
        opacity: 0.75,
      },
      even: true,
      laminae: { thickness: 7, strength: 0.45, cover: 0.4 },
    },
    ...ironLayers(recipe.iron),
    ...milk(recipe.milk ?? { colour: mixed(lightest, "#ffffff", 0.4) }, direction, along),
    ...iron(recipe.iron, direction, along),
    ...cracks(recipe.cracks ?? 0.8, direction, lightest),
    { layer: "sand", size: 2.6, contrast: 0.008 },
    { layer: "crystals", contrast: 0.012, size: 1.6 },
  ];
}

function milk(
  { colour, cover = 0.28, opacity = 0.45 }: NonNullable<z.infer<typeof onyxRecipe>["milk"]>,
  angle: number,
  along: number,
): LayerSettings[] {
  return [
    {
      layer: "clouds",
      colours: tones(colour, 0.02),
      size: 150,
      stretch: along,
      angle,
      octaves: 5,
      gain: 0.5,
      warp: { amplitude: 22, wavelength: 210 },
      cover,
      softness: 1.1,
      opacity,
    },
  ];
}

/** Honey along the borders of layers: it follows the tone of what grew there, in grains finer than are seen. */
function ironLayers(settings: z.infer<typeof onyxRecipe>["iron"]): LayerSettings[] {
  if (!settings?.layers) return [];
  const parts = 100 * settings.layers;
  return [
    {
      layer: "grains",
      size: 0.5,
      warp: 0.1,
      border: { strength: 0, width: 0.3 },
      clumps: { strength: 0.98, size: 320, stretch: 1.6, octaves: 3 },
      banding: 1.5,
      opacity: settings.opacity ?? 0.5,
      minerals: [
        { parts: 62 - parts / 2 },
        { colours: tones(settings.colour, 0.06), parts, variation: 0.5 },
        { parts: 38 - parts / 2 },
      ],
    },
  ];
}

function iron(settings: z.infer<typeof onyxRecipe>["iron"], angle: number, along: number): LayerSettings[] {
  if (!settings) return [];
  const { colour, cover = 0.16, opacity = 0.5, veins = 2 } = settings;
  return [
    {
      layer: "clouds",
      colours: tones(colour, 0.04),
      size: 120,
      stretch: along * 1.3,
      angle,
      octaves: 6,
      gain: 0.58,
      warp: { amplitude: 16, wavelength: 160 },
      cover,
      softness: 0.9,
      opacity,
      mask: { size: 700, cover: 0.6, softness: 0.6 },
    },
    {
      layer: "veins",
      colours: tones(colour, 0.05),
      density: veins,
      direction: [angle, angle + 4, angle + 72],
      spread: 14,
      width: 1.7,
      length: 900,
      branching: 0.002,
      branchDepth: 1,
      wander: 0.08,
      jaggedness: 1,
      pinch: 1.1,
      clustering: 0.5,
      roughness: 1.2,
      softness: 1.4,
      patchiness: 0.6,
      halo: { strength: 0.35, width: 9 },
      opacity: 0.75,
    },
  ];
}

function cracks(density: number, angle: number, lightest: string): LayerSettings[] {
  return [
    {
      layer: "veins",
      colours: [mixed(lightest, "#ffffff", 0.5), "#ffffff"],
      density,
      direction: [angle + 80, angle + 112],
      spread: 18,
      width: 1.3,
      length: 420,
      branching: 0.002,
      branchDepth: 1,
      kinks: 0.01,
      pinch: 1,
      clustering: 0.4,
      roughness: 1,
      softness: 1,
      patchiness: 0.6,
      halo: { strength: 0.22, width: 7 },
      opacity: 0.6,
    },
  ];
}
