import { z } from "zod";
import { fragmentsSettings } from "../layers/fragments.ts";
import { networkSettings } from "../layers/network.ts";
import { degrees, hex, mask, positive, ramp, share, warp } from "../layers/settings.ts";
import { toneSettings } from "../layers/tone.ts";
import { veinsSettings } from "../layers/veins.ts";
import { mixed } from "../primitives/colour.ts";
import type { LayerSettings } from "../stack.ts";
import { colour, shades } from "./shades.ts";

/** Where something is found; edges are as wide as patches in a breccia are. */
const patches = mask;

/** Broken pieces of one size, and the matrix that holds them. The rest as the layer of fragments has it. */
const clasts = fragmentsSettings
  .omit({ layer: true, angle: true, mask: true, matrix: true, seams: true })
  .extend({
    matrix: z
      .strictObject({
        colour,
        /** Half the distance between clasts, and how much it varies, as an exponent. */
        width: z.number().min(0),
        variation: z.number().min(0).max(2).optional(),
        wavelength: positive.optional(),
        softness: positive.optional(),
        opacity: share.optional(),
      })
      .optional(),
    /** Colour of the healed hairlines within; left out, a tone between the clasts and their matrix. */
    hairlines: hex.optional(),
    patches: patches.optional(),
  });

const cloud = z.strictObject({
  colour: ramp,
  size: positive,
  stretch: positive.optional(),
  cover: share.optional(),
  softness: positive.optional(),
  opacity: share.optional(),
  octaves: z.int().min(1).max(9).optional(),
  patches: patches.optional(),
});

const cracks = networkSettings
  .omit({ layer: true, angle: true, mask: true })
  .extend({ patches: patches.optional() });

const veins = veinsSettings.omit({ layer: true, mask: true }).extend({ patches: patches.optional() });

/**
 * Breccia: a stone broken to clasts of one or more sizes and healed by a matrix, clouded and cracked once more, and
 * crossed by veins that run through clasts and matrix alike: Emperador, Giallo Siena, Rosso Alicante.
 */
export const brecciaRecipe = z.strictObject({
  model: z.literal("breccia"),
  direction: degrees.optional(),
  /** Bends the whole stone, but not the veins, which came later. */
  movement: warp.optional(),
  ground: z
    .strictObject({ colour: ramp, size: positive.optional(), contrast: positive.optional() })
    .optional(),
  /** From the largest to the smallest, which lie between them. */
  clasts: z.array(clasts).min(1),
  clouds: z.array(cloud).optional(),
  /** Nets of healed cracks, each with meshes of one size. */
  cracks: z.array(cracks).optional(),
  veins: z.array(veins).optional(),
  /** A fine mottle of dark and light in the ground, as of a stone shattered to splinters. */
  mottle: z.strictObject({ dark: ramp, light: ramp }).optional(),
  tone: toneSettings.omit({ layer: true }).optional(),
  /** Contrast and size of the finest grain. */
  grain: z.strictObject({ contrast: share, size: positive }).optional(),
});
type Breccia = z.infer<typeof brecciaRecipe>;

export function breccia(recipe: Breccia): LayerSettings[] {
  const { direction = 0, movement, tone } = recipe;
  return [
    ...(movement ? [{ layer: "warp", octaves: 5, ...movement } as const] : []),
    ...ground(recipe.ground),
    ...recipe.clasts.map((settings) => clastLayer(settings, direction)),
    ...(recipe.clouds ?? []).map((settings) => cloudLayer(settings, direction)),
    ...mottle(recipe.mottle),
    ...(recipe.cracks ?? []).map((settings) => crackLayer(settings, direction)),
    ...(movement ? [{ layer: "still" } as const] : []),
    ...(recipe.veins ?? []).map((settings) => veinLayer(settings, direction)),
    ...(tone ? [{ layer: "tone", ...tone } as const] : []),
    { layer: "crystals", contrast: 0.026, size: 1.1, ...recipe.grain },
  ];
}

function ground(settings: Breccia["ground"]): LayerSettings[] {
  if (!settings) return [];
  const { colour, size = 620, contrast = 1 } = settings;
  return [
    {
      layer: "ground",
      colours: colour,
      size,
      contrast,
      octaves: 7,
      gain: 0.57,
      warp: { amplitude: 40, wavelength: 320 },
    },
  ];
}

function clastLayer(
  { matrix, hairlines, patches, ...rest }: z.infer<typeof clasts>,
  angle: number,
): LayerSettings {
  const middle = rest.colours[rest.colours.length >> 1];
  const filling = matrix && shades(matrix.colour);
  const light = filling?.at(-1) ?? "#ffffff";
  return {
    layer: "fragments",
    ...along(rest.stretch, angle),
    unevenness: 1.2,
    warp: 0.14,
    opacity: 0.75,
    texture: { strength: 0.45, size: Math.min(rest.size * 0.3, 60) },
    seams: {
      colours: shades(hairlines ?? mixed(middle, light, 0.55), 0.04),
      width: 0.45,
      distance: Math.min(30, rest.size * 0.35),
      share: 0.6,
      opacity: 0.55,
    },
    ...rest,
    ...(matrix && filling ? { matrix: matrixOf(matrix, filling) } : {}),
    ...(patches ? { mask: { softness: 0.4, ...patches } } : {}),
  };
}

/** Only what is stretched has a direction. */
function along(stretch: number | undefined, angle: number) {
  return stretch === undefined ? {} : { angle };
}

function matrixOf({ colour, ...rest }: NonNullable<z.infer<typeof clasts>["matrix"]>, colours: string[]) {
  return { colours, variation: 1, softness: 2.5, opacity: 0.6, ...rest };
}

function cloudLayer({ colour, size, patches, ...rest }: z.infer<typeof cloud>, angle: number): LayerSettings {
  return {
    layer: "clouds",
    colours: colour,
    size,
    ...along(rest.stretch, angle),
    octaves: 6,
    gain: 0.6,
    warp: { amplitude: 0.1 * size, wavelength: 0.75 * size },
    cover: 0.25,
    softness: 0.6,
    opacity: 0.45,
    ...rest,
    ...(patches ? { mask: { softness: 0.6, ...patches } } : {}),
  };
}

function mottle(settings: Breccia["mottle"]): LayerSettings[] {
  if (!settings) return [];
  const fine = { layer: "clouds", octaves: 5, gain: 0.66, softness: 0.5 } as const;
  return [
    {
      ...fine,
      colours: settings.dark,
      size: 16,
      warp: { amplitude: 2, wavelength: 16 },
      cover: 0.35,
      opacity: 0.3,
      mask: { size: 240, cover: 0.6, softness: 0.6, least: 0.2 },
    },
    {
      ...fine,
      colours: settings.light,
      size: 11.2,
      cover: 0.25,
      opacity: 0.28,
      mask: { size: 200, cover: 0.5, softness: 0.6, least: 0.15 },
    },
  ];
}

function crackLayer({ patches, ...rest }: z.infer<typeof cracks>, angle: number): LayerSettings {
  return {
    layer: "network",
    ...along(rest.stretch, angle),
    widthVariation: 1.2,
    presence: 0.5,
    warp: 0.16,
    opacity: 0.75,
    ...rest,
    ...(patches ? { mask: { softness: 0.4, ...patches } } : {}),
  };
}

function veinLayer({ patches, ...rest }: z.infer<typeof veins>, direction: number): LayerSettings {
  return {
    layer: "veins",
    direction,
    ...rest,
    ...(patches ? { mask: { softness: 0.4, ...patches } } : {}),
  };
}
