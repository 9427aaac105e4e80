import { z } from "zod";
import { degrees, field, hex, mask, positive, ramp, share, warp } from "../layers/settings.ts";
import type { LayerSettings } from "../stack.ts";
import { mix, mixLayers } from "./agglomerate.ts";
import { shades } from "./shades.ts";
import { veinedRecipe, veinLayers, veinlets } from "./veined.ts";

const cloud = z.strictObject({
  colour: z.union([hex, ramp]),
  ...field,
  size: positive,
  cover: share.optional(),
  softness: positive.optional(),
  opacity: share.optional(),
  mask: mask.optional(),
});

/**
 * Engineered stone poured of batches that differ in colour, so that the slab has movement: clouds of cement, drifts,
 * streams, veins.
 */
export const pouredRecipe = z.strictObject({
  model: z.literal("poured"),
  ground: z.union([hex, ramp]),
  /** Difference of tone in the ground, Oklab lightness, and its wavelength. */
  depth: positive.optional(),
  size: positive.optional(),
  direction: degrees.optional(),
  stretch: positive.optional(),
  /** Streams that melt into one another. */
  streams: z
    .strictObject({
      colours: ramp,
      thickness: positive,
      length: positive.optional(),
      contrast: positive.optional(),
      opacity: share.optional(),
      octaves: z.int().min(1).max(9).optional(),
      gain: share.optional(),
      warp: warp.optional(),
      ripple: warp.optional(),
    })
    .optional(),
  clouds: z.array(cloud).optional(),
  veinlets: veinedRecipe.shape.veinlets,
  veins: veinedRecipe.shape.veins,
  ...mix,
});

export function poured(recipe: z.infer<typeof pouredRecipe>): LayerSettings[] {
  const { depth = 0.02, size = 220, direction = 0, stretch = 1, streams } = recipe;
  const ground = shades(recipe.ground, depth);
  const middle = ground[ground.length >> 1];
  const layers: LayerSettings[] = [
    {
      layer: "ground",
      colours: ground,
      size,
      stretch,
      angle: direction,
      octaves: 6,
      gain: 0.5,
      contrast: 0.9,
    },
  ];
  if (streams) layers.push({ layer: "bands", angle: direction, ...streams });
  for (const { colour, ...cloud } of recipe.clouds ?? []) {
    // No mixer spreads its batches evenly: some parts of a slab have more of a colour than others.
    const parts = { size: cloud.size * 4, cover: 0.6, softness: 1.2, least: 0.35 };
    const colours = shades(colour, 0.015);
    layers.push({ layer: "clouds", angle: direction, stretch, mask: parts, ...cloud, colours });
  }
  layers.push(...veinlets(recipe.veinlets, direction));
  for (const [place, vein] of (recipe.veins ?? []).entries()) {
    layers.push(...veinLayers(vein, direction, middle, place));
  }
  return [...layers, ...mixLayers(recipe)];
}
