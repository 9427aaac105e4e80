import { z } from "zod";
import { fossilsSettings } from "../layers/fossils.ts";
import { degrees, hex, positive, ramp, share } from "../layers/settings.ts";
import { mixed, tones } from "../primitives/colour.ts";
import type { LayerSettings } from "../stack.ts";
import { veinedRecipe, veinLayers, veinlets } from "./veined.ts";

/** Parts of each kind of fossil; left out, those that are found in most limestones. */
const kinds = fossilsSettings.shape.kinds.optional();

/** Limestone: a dense ground in beds or nodules, fossils as the saw cuts them, toothed seams, now and then a vein. */
export const limestoneRecipe = z.strictObject({
  model: z.literal("limestone"),
  ground: z.union([hex, ramp]),
  /** Difference of tone in the ground, Oklab lightness. */
  depth: positive.optional(),
  direction: degrees.optional(),
  stretch: positive.optional(),
  /** Beds of other tones along the direction, and their thickness. */
  beds: z
    .strictObject({ colours: ramp, thickness: positive.optional(), opacity: share.optional() })
    .optional(),
  clouds: z.array(hex).optional(),
  cloudCover: share.optional(),
  /** Nodules, and the clay between them. */
  nodules: z
    .strictObject({
      size: positive,
      colours: ramp,
      seam: hex.optional(),
      /** Half the width of the seams. */
      width: positive.optional(),
      stretch: positive.optional(),
      opacity: share.optional(),
      seamOpacity: share.optional(),
      warp: share.optional(),
    })
    .optional(),
  /** Nodules that algae built: half the length of the largest. */
  oncoids: z
    .strictObject({
      size: positive,
      colours: ramp,
      presence: share.optional(),
      opacity: share.optional(),
      flattening: positive.optional(),
      cover: share.optional(),
    })
    .optional(),
  /** Debris of shells, in millimetres half the length of the largest, and how much of it there is. */
  debris: z
    .strictObject({
      size: positive,
      kinds,
      presence: share.optional(),
      light: hex.optional(),
      dark: hex.optional(),
      opacity: share.optional(),
      cover: share.optional(),
    })
    .optional(),
  /** Large fossils here and there. */
  fossils: z
    .strictObject({
      size: positive,
      kinds,
      presence: share.optional(),
      light: hex.optional(),
      opacity: share.optional(),
      spacing: positive.optional(),
      cover: share.optional(),
    })
    .optional(),
  seams: z
    .strictObject({
      colour: hex,
      spacing: positive,
      width: positive.optional(),
      teeth: z.strictObject({ height: positive, distance: positive }).optional(),
      presence: share.optional(),
      /** Above 0.5 they meet and part about lenses of stone. */
      weave: z.number().min(0).max(1.5).optional(),
      opacity: share.optional(),
      cover: share.optional(),
    })
    .optional(),
  veinlets: veinedRecipe.shape.veinlets,
  veins: veinedRecipe.shape.veins,
});
type Limestone = z.infer<typeof limestoneRecipe>;

export function limestone(recipe: Limestone): LayerSettings[] {
  const { direction = 4, stretch = 1.6, depth = 0.03 } = recipe;
  const given = [recipe.ground].flat();
  const ground = given.length > 1 ? given : tones(given[0], depth);
  const middle = ground[ground.length >> 1];
  return [
    {
      layer: "ground",
      colours: ground,
      size: 420,
      stretch,
      angle: direction,
      octaves: 8,
      gain: 0.6,
      warp: { amplitude: 30, wavelength: 260 },
      contrast: 0.8,
    },
    ...beds(recipe.beds, direction),
    ...(recipe.clouds ?? []).map(
      (colour): LayerSettings => ({
        layer: "clouds",
        colours: tones(colour, 0.025),
        size: 190,
        stretch: stretch * 1.5,
        angle: direction,
        octaves: 6,
        gain: 0.6,
        warp: { amplitude: 22, wavelength: 170 },
        cover: recipe.cloudCover ?? 0.25,
        softness: 0.8,
        opacity: 0.45,
      }),
    ),
    ...nodules(recipe.nodules, direction, middle),
    ...oncoids(recipe.oncoids, direction, middle),
    ...debris(recipe.debris, direction, middle),
    ...fossils(recipe.fossils, direction, middle),
    ...seams(recipe.seams, direction),
    ...veinlets(recipe.veinlets, direction),
    ...(recipe.veins ?? []).flatMap((vein, place) => veinLayers(vein, direction, middle, place)),
    { layer: "crystals", contrast: 0.018, size: 1.1 },
  ];
}

function beds(settings: Limestone["beds"], angle: number): LayerSettings[] {
  if (!settings) return [];
  const { colours, thickness = 160, opacity = 0.6 } = settings;
  return [
    {
      layer: "bands",
      colours,
      thickness,
      length: 1500,
      angle,
      octaves: 7,
      gain: 0.66,
      contrast: 1,
      opacity,
      warp: { amplitude: 20, wavelength: 700, octaves: 4, stretch: 2 },
      ripple: { amplitude: 3, wavelength: 45 },
    },
  ];
}

function nodules(settings: Limestone["nodules"], angle: number, middle: string): LayerSettings[] {
  if (!settings) return [];
  const {
    size,
    colours,
    seam,
    width = 0.5,
    stretch = 1.6,
    opacity = 0.6,
    seamOpacity = 0.7,
    warp = 0.16,
  } = settings;
  return [
    {
      layer: "fragments",
      colours,
      size,
      stretch,
      angle,
      unevenness: 0.8,
      warp,
      warpGain: 0.42,
      opacity,
      texture: { strength: 0.25, size: size * 0.3 },
      matrix: {
        colours: tones(seam ?? mixed(middle, "#7a5c38", 0.3), 0.05),
        width,
        variation: 0.9,
        wavelength: size * 4,
        softness: Math.max(0.8, width * 2),
        opacity: seamOpacity,
      },
    },
  ];
}

/** Almonds: soft pale bodies of several sizes, the larger ones with shells one in another. */
function oncoids(settings: Limestone["oncoids"], direction: number, middle: string): LayerSettings[] {
  if (!settings) return [];
  const { size, colours, presence = 0.8, opacity = 0.7, flattening = 1.5, cover = 0.65 } = settings;
  const mask = { size: 420, stretch: 2, angle: direction, cover, softness: 0.7, least: 0.25 };
  const small: LayerSettings = {
    layer: "bodies",
    colours,
    spacing: size * 1.05,
    radius: [size * 0.16, size * 0.6],
    aspect: flattening,
    presence,
    direction,
    spread: 60,
    skew: 1.2,
    warp: 0.14,
    warpWavelength: size * 0.5,
    softness: 0.4,
    opacity,
    opacityVariation: 0.5,
    variation: 1,
    cloudiness: 0.2,
    mask,
  };
  return [
    small,
    {
      layer: "fossils",
      kinds: { oncoid: 1 },
      colours: [mixed(colours[0], "#6b5030", 0.3), middle, colours[colours.length - 1]],
      filling: colours,
      spacing: size * 1.9,
      radius: [size * 0.35, size],
      presence: presence * 0.85,
      direction,
      spread: 50,
      skew: 1.2,
      flattening,
      wear: 0.09,
      opacity,
      mask,
    },
    { ...small, spacing: size * 0.5, radius: [size * 0.07, size * 0.26] },
  ];
}

/** Small broken shells everywhere, in drifts, and the grains between them. */
function debris(settings: Limestone["debris"], direction: number, middle: string): LayerSettings[] {
  if (!settings) return [];
  const { size, presence = 0.7, opacity = 0.8, cover = 0.6 } = settings;
  const light = settings.light ?? mixed(middle, "#ffffff", 0.75);
  const dark = settings.dark ?? mixed(middle, "#6b5030", 0.4);
  const mask = { size: 260, stretch: 2.5, angle: direction, cover, softness: 0.7, least: 0.3 };
  const lie = { direction, spread: 120, mask };
  return [
    {
      layer: "bodies",
      colours: [dark, mixed(middle, dark, 0.4), mixed(middle, light, 0.5), light],
      spacing: size * 0.8,
      radius: [size * 0.12, size * 0.5],
      aspect: 1.9,
      presence,
      skew: 1.6,
      warp: 0.12,
      softness: 0.45,
      opacity: opacity * 0.6,
      opacityVariation: 0.8,
      variation: 1.3,
      cloudiness: 0,
      ...lie,
    },
    {
      layer: "fossils",
      kinds: settings.kinds ?? { valve: 7, crinoid: 1.5, foraminifer: 3 },
      colours: [dark, mixed(middle, light, 0.6), light, light],
      filling: [mixed(middle, dark, 0.35), mixed(middle, light, 0.4)],
      spacing: size * 1.9,
      radius: [size * 0.35, size * 1.25],
      presence,
      skew: 1.3,
      opacity,
      wear: 0.12,
      ...lie,
    },
    {
      layer: "fossils",
      kinds: settings.kinds ?? { valve: 5, shell: 3, gastropod: 1, coral: 0.6 },
      colours: [dark, mixed(middle, light, 0.7), light],
      filling: [mixed(middle, dark, 0.4), middle, mixed(middle, light, 0.5)],
      spacing: size * 4.4,
      radius: [size * 0.9, size * 2.6],
      presence: presence * 0.7,
      skew: 1.6,
      opacity,
      wear: 0.12,
      ...lie,
    },
  ];
}

function fossils(settings: Limestone["fossils"], direction: number, middle: string): LayerSettings[] {
  if (!settings) return [];
  const { size, presence = 0.4, opacity = 0.9, spacing = size * 4, cover = 0.45 } = settings;
  const light = settings.light ?? mixed(middle, "#ffffff", 0.65);
  return [
    {
      layer: "fossils",
      kinds: settings.kinds ?? { valve: 4, shell: 3, gastropod: 2, coral: 2 },
      colours: [mixed(middle, "#6b5030", 0.35), mixed(middle, light, 0.6), light],
      filling: [mixed(middle, "#6b5030", 0.2), middle, mixed(middle, light, 0.6)],
      spacing,
      radius: [size * 0.3, Math.min(size, spacing * 0.74)],
      presence,
      direction,
      spread: 150,
      skew: 1.7,
      opacity,
      wear: 0.1,
      mask: { size: 520, cover, softness: 0.6 },
    },
  ];
}

function seams(settings: Limestone["seams"], angle: number): LayerSettings[] {
  if (!settings) return [];
  const { colour, spacing, width = 0.8, teeth, presence = 0.6, weave = 0, opacity = 0.7, cover } = settings;
  return [
    {
      layer: "stylolites",
      colours: tones(colour, 0.06),
      spacing,
      width,
      angle,
      teeth: teeth ?? { height: 2.5, distance: 6 },
      presence,
      weave,
      opacity,
      halo: { strength: 0.2, width: width * 4 },
      ...(cover === undefined ? {} : { mask: { size: 600, stretch: 2, angle, cover, softness: 0.6 } }),
    },
  ];
}
