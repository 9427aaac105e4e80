import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import type { Layer, Slab } from "../slab.ts";
import { noiseField } from "./field.ts";
import { field, positive, ramp } from "./settings.ts";

/** The colour that everything else lies on: noise through a ramp. */
export const groundSettings = z.strictObject({
  layer: z.literal("ground"),
  colours: ramp,
  ...field,
  /** 1 spreads the noise over the ramp. */
  contrast: positive.optional(),
  /** How strongly the noise becomes the structure that later layers follow; 0 by default. */
  structure: z.number().optional(),
});

export function ground(settings: z.infer<typeof groundSettings>, slab: Slab, seed: number): Layer {
  const { colours, contrast = 1, structure = 0 } = settings;
  const colour = new Ramp(colours);
  const noise = noiseField(settings, slab, seed);
  return (point) => {
    const value = noise(point.x, point.y);
    point.cover(colour.table, colour.index(0.5 + 0.25 * contrast * value), 1);
    if (structure) point.structure = structure * value;
  };
}
