import { z } from "zod";
import { hex, positive, share } from "../layers/settings.ts";
import { tones } from "../primitives/colour.ts";
import type { LayerSettings } from "../stack.ts";

/** Pegmatite: blocks of feldspar and glassy quartz, nests of black minerals between them, rust in the seams. */
export const pegmatiteRecipe = z.strictObject({
  model: z.literal("pegmatite"),
  /** Distance of the largest blocks. */
  size: positive,
  /** How far blocks of one mineral gather to fields, 0 to 1, and how far their outlines stray, as a share of their size. */
  gathering: share.optional(),
  straying: share.optional(),
  /** Share of the slab where smaller blocks lie. */
  small: share.optional(),
  feldspar: z.array(z.strictObject({ colour: hex, parts: positive })).min(1),
  quartz: z.array(z.strictObject({ colour: hex, parts: positive })).min(1),
  /** Tourmaline and mica: colour, and the share of the slab on which they gather. */
  dark: z.strictObject({ colour: hex, cover: share }),
  /** Iron in the seams and as stains about them. */
  rust: z.strictObject({ colour: hex, cover: share }),
});
type PegmatiteRecipe = z.infer<typeof pegmatiteRecipe>;

export function pegmatite(recipe: PegmatiteRecipe): LayerSettings[] {
  const { size, dark, rust, gathering = 0.35, straying = 0.045, small = 0.42 } = recipe;
  return [
    {
      layer: "giant-crystals",
      minerals: minerals(recipe),
      size,
      stretch: 1.25,
      angle: 30,
      unevenness: 1.1,
      warp: straying,
      gathering,
      structure: 1,
      seams: { presence: 0.35, width: size * 0.012, colours: tones(rust.colour, 0.09) },
    },
    {
      layer: "giant-crystals",
      minerals: minerals(recipe),
      size: size * 0.3,
      unevenness: 1,
      warp: straying * 1.3,
      gathering: gathering * 0.86,
      structure: 1,
      seams: { presence: 0.4, width: size * 0.007, colours: tones(rust.colour, 0.09) },
      mask: { size: size * 1.7, cover: small, octaves: 3 },
    },
    {
      layer: "clouds",
      colours: tones(rust.colour, 0.05),
      size: size * 0.7,
      octaves: 7,
      gain: 0.62,
      warp: { amplitude: size * 0.06, wavelength: size * 0.5 },
      cover: rust.cover,
      softness: 0.6,
      opacity: 0.55,
      mask: { size: size * 2.4, cover: 0.55, softness: 0.5 },
    },
    ...nests(recipe),
    {
      layer: "veins",
      colours: tones(rust.colour, 0.08),
      density: 2.4,
      direction: [30, 75, 140],
      spread: 25,
      width: 3.4,
      length: size * 3,
      kinks: 0.01,
      pinch: 1.2,
      roughness: 2.4,
      softness: 2,
      patchiness: 0.6,
      halo: { strength: 0.4, width: 14, colour: tones(rust.colour, 0.1)[2] },
      opacity: 0.7,
    },
    {
      layer: "veins",
      colours: tones(dark.colour, 0.05),
      density: 5,
      direction: [20, 70, 130],
      spread: 30,
      width: 1.2,
      length: size * 1.4,
      kinks: 0.012,
      opacity: 0.55,
    },
    { layer: "crystals", contrast: 0.022, size: 1.4 },
  ];
}

function minerals({ feldspar, quartz }: PegmatiteRecipe) {
  return [
    ...quartz.map(({ colour, parts }) => ({ habit: "quartz" as const, colours: tones(colour, 0.15), parts })),
    ...feldspar.map(({ colour, parts }) => ({
      habit: "feldspar" as const,
      colours: tones(colour, 0.08),
      parts,
    })),
  ];
}

/** Black crystals in nests, most of them in the gaps between the blocks: coarse laths, and finer grains about them. */
function nests({ size, dark, rust }: PegmatiteRecipe): LayerSettings[] {
  const black = tones(dark.colour, 0.05);
  const nest = (grain: number, cover: number): LayerSettings => ({
    layer: "grains",
    size: grain,
    unevenness: 1,
    warp: 0.2,
    stretch: 1.5,
    angle: 35,
    clumps: {
      strength: 0.8,
      size: size * 0.42,
      octaves: 4,
      warp: { amplitude: size * 0.04, wavelength: size * 0.3 },
    },
    banding: -0.75,
    border: { strength: 0.3, width: 0.6 },
    minerals: [
      { colours: black, parts: cover * 100, variation: 0.9, lamellae: { contrast: 0.2, distance: 2.4 } },
      { colours: tones(rust.colour, 0.08), parts: cover * 14, variation: 1 },
      { parts: 100 * (1 - 1.14 * cover) },
    ],
  });
  return [nest(26, dark.cover), nest(9, dark.cover * 1.1)];
}
