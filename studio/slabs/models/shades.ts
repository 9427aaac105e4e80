import { z } from "zod";
import { hex, ramp } from "../layers/settings.ts";
import { tones } from "../primitives/colour.ts";

/** One colour stands for its dark, middle and light tones. */
export const colour = z.union([hex, ramp]);

/** A ramp as it is, or the tones of one colour; `spread` is their difference in Oklab lightness. */
export function shades(colour: string | readonly string[], spread = 0.06): string[] {
  return typeof colour === "string" ? tones(colour, spread) : [...colour];
}
