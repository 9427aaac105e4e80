import { z } from "zod";
import type { Layer } from "../slab.ts";

/** Ends all movement for the layers that follow. */
export const stillSettings = z.strictObject({ layer: z.literal("still") });

export function still(): Layer {
  return (point) => {
    point.x = point.slabX;
    point.y = point.slabY;
  };
}
