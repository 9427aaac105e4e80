import { z } from "zod";
import { chipKind } from "../layers/chips.ts";
import { hex, positive, share } from "../layers/settings.ts";
import { mixed, tones } from "../primitives/colour.ts";
import type { LayerSettings } from "../stack.ts";
import { colour, shades } from "./shades.ts";

/** Crushed stone by its colour; the rest as the layer of chips has it. */
const chip = chipKind.omit({ colours: true }).extend({
  colour,
  /** Difference of tone between chips, Oklab lightness. */
  spread: positive.optional(),
});

/** What is mixed and pressed, whatever colour it is poured on. */
export const mix = {
  sand: z
    .strictObject({
      size: positive,
      /** Their colours in equal parts, unless they are followed by their parts. */
      colours: z.array(z.union([hex, z.tuple([hex, positive])])).optional(),
      contrast: share.optional(),
      opacity: share.optional(),
    })
    .optional(),
  chips: z.array(chip).optional(),
  /** Flakes of mirror or glass: dark where they look into the depth, bright where they catch the light. */
  mirror: z
    .strictObject({
      size: z.tuple([positive, positive]),
      cover: share,
      tint: hex.optional(),
      /** Above 1 fewer catch the light. */
      skew: positive.optional(),
    })
    .optional(),
  rounding: share.optional(),
  /** Length to width of the most slender chips. */
  slenderness: z.number().min(1).max(5).optional(),
  /** Binder between two chips at least, mm. */
  gap: z.number().min(0).optional(),
  roughness: z.number().min(0).optional(),
  /** How dark the binder stands along the chips. */
  edge: share.optional(),
};
const mixObject = z.strictObject(mix);

/** Engineered stone of one cast: chips, sand and mirror in a binder, the same all over the slab. */
export const agglomerateRecipe = z.strictObject({
  model: z.literal("agglomerate"),
  binder: colour,
  /** Difference of tone over the slab, Oklab lightness: pressed slabs are hardly ever quite even. */
  depth: positive.optional(),
  ...mix,
});

export function agglomerate(recipe: z.infer<typeof agglomerateRecipe>): LayerSettings[] {
  const { depth = 0.012 } = recipe;
  return [
    {
      layer: "ground",
      colours: shades(recipe.binder, depth),
      size: 260,
      octaves: 6,
      gain: 0.5,
      contrast: 0.9,
    },
    ...mixLayers(recipe),
  ];
}

/** Sand, then chips and mirror in one packing, then the finest grain. */
export function mixLayers(settings: z.infer<typeof mixObject>): LayerSettings[] {
  const { sand, mirror, edge = 0.06 } = settings;
  const kinds = (settings.chips ?? []).map(({ colour, spread = 0.03, ...kind }) => ({
    ...kind,
    colours: shades(colour, spread),
  }));
  if (mirror) kinds.push(mirrorKind(mirror));
  const layers: LayerSettings[] = [];
  if (sand) {
    const { colours = [], ...rest } = sand;
    const grains = colours.map((one) => {
      const [colour, parts] = typeof one === "string" ? [one, 1] : one;
      return { colours: tones(colour, 0.025), parts };
    });
    layers.push({ layer: "sand", ...rest, ...(grains.length > 0 ? { grains } : {}) });
  }
  if (kinds.length > 0) {
    const { rounding = 0, slenderness = 2.1, gap = 0.25, roughness = 0.25 } = settings;
    const border = { strength: edge, width: 0.5 };
    layers.push({ layer: "chips", kinds, rounding, slenderness, gap, roughness, border });
  }
  layers.push({ layer: "crystals", contrast: 0.012, size: 0.7 });
  return layers;
}

function mirrorKind({
  tint = "#aab3ba",
  skew = 2.2,
  size,
  cover,
}: NonNullable<z.infer<typeof mixObject>["mirror"]>) {
  const colours = [mixed(tint, "#000000", 0.4), tint, mixed(tint, "#ffffff", 0.55), "#ffffff"];
  return { colours, size, cover, variation: 1, skew, gradient: 0.12 };
}
