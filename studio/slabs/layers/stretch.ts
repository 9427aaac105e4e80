import { z } from "zod";
import { DEGREE } from "../primitives/scalar.ts";
import type { Layer } from "../slab.ts";
import { degrees, positive } from "./settings.ts";

/** Stretches all layers that follow along a direction, as pressure makes a gneiss of a granite. */
export const stretchSettings = z.strictObject({
  layer: z.literal("stretch"),
  factor: positive,
  angle: degrees.optional(),
});

export function stretch({ factor, angle = 0 }: z.infer<typeof stretchSettings>): Layer {
  const cos = Math.cos(angle * DEGREE);
  const sin = Math.sin(angle * DEGREE);
  return (point) => {
    const u = (point.x * cos + point.y * sin) / factor;
    const v = -point.x * sin + point.y * cos;
    point.x = u * cos - v * sin;
    point.y = u * sin + v * cos;
  };
}
