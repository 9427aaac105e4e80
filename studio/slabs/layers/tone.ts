import { z } from "zod";
import { rgbOf } from "../primitives/colour.ts";
import type { Layer } from "../slab.ts";
import { hex, positive } from "./settings.ts";

/** Tunes what lies below as a whole: a colour it is multiplied with, and a gamma (above 1 darkens the middle). */
export const toneSettings = z.strictObject({
  layer: z.literal("tone"),
  multiply: hex.optional(),
  gamma: positive.optional(),
});

export function tone({ multiply = "#ffffff", gamma = 1 }: z.infer<typeof toneSettings>): Layer {
  const [r, g, b] = rgbOf(multiply);
  return (point) => {
    point.r = Math.max(point.r, 0) ** gamma * r;
    point.g = Math.max(point.g, 0) ** gamma * g;
    point.b = Math.max(point.b, 0) ** gamma * b;
  };
}
