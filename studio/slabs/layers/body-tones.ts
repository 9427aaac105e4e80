import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { type GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import type { Scatter } from "../primitives/scatter.ts";
import type { Slab } from "../slab.ts";
import { positive, ramp, share } from "./settings.ts";

/** The part of the settings of bodies that tells how one of them is coloured. */
export const bodyTones = {
  colours: ramp,
  /** Half the length of the smallest and the largest. */
  radius: z.tuple([positive, positive]),
  /** Differences of tone: between bodies, from rim to middle, within, and between the halves of a twin. */
  variation: z.number().min(0).max(1.5).optional(),
  zoning: z.number().min(-1).max(1).optional(),
  cloudiness: share.optional(),
  twinning: share.optional(),
  lamellae: z.strictObject({ contrast: share, distance: positive }).optional(),
  rim: z.strictObject({ width: share, colours: ramp }).optional(),
};
type Tones = z.infer<z.ZodObject<typeof bodyTones>>;

/** The colours of a part of each body, and its tone where it is drawn, which `scatter` has found. */
type Part = { colour: Ramp; toneAt: (px: number, py: number) => number };

export function innerOf(settings: Tones, { view }: Slab, scatter: Scatter, noise: GradientNoise): Part {
  const { colours, variation = 0.7, zoning = 0, cloudiness = 0.12, twinning = 0 } = settings;
  const largest = settings.radius[1];
  const cloudSeen = octavesSeen(largest / 2.2, 4, view.mmPerPixel);
  // Finer lamellae would show as a moiré.
  const lamellae =
    settings.lamellae && settings.lamellae.distance > 1.5 * view.mmPerPixel ? settings.lamellae : undefined;

  const toneAt = (px: number, py: number): number => {
    const { id, u, v } = scatter;
    let tint = 0.5 + variation * (uniform(id, 30) - 0.5) + zoning * (0.5 - scatter.distance);
    if (cloudiness) {
      const at = (px / largest) * 2.2 + uniform(id, 31) * 50;
      tint += cloudiness * noise.octaves(at, (py / largest) * 2.2, 4, 0.65, cloudSeen);
    }
    if (lamellae && uniform(id, 37) < 0.75) {
      const phase = ((v * scatter.radius) / lamellae.distance) * 2 * Math.PI;
      tint +=
        lamellae.contrast *
        Math.sin(phase + 1.2 * noise.at(u * 2 + (id % 91), v * 2)) *
        (0.4 + 0.6 * noise.at(u * 3, v * 3 + (id % 77)));
    }
    if (twinning && v > 0.1 * (uniform(id, 33) - 0.5)) tint += twinning;
    return tint;
  };
  return { colour: new Ramp(colours), toneAt };
}

/** Another mineral round each body, and whether it is what lies at the place. */
export function rimOf({ rim, radius }: Tones, { view }: Slab, scatter: Scatter, noise: GradientNoise) {
  if (!rim) return undefined;
  const largest = radius[1];
  const seen = octavesSeen(largest / 2.2, 4, view.mmPerPixel);
  return {
    colour: new Ramp(rim.colours),
    holds(px: number, py: number): boolean {
      const { distance, id } = scatter;
      return distance > 1 - rim.width * (0.6 + 0.8 * uniform(id, 32)) + 0.05 * noise.at(px, py);
    },
    toneAt(px: number, py: number): number {
      const mottle = noise.octaves((px / largest) * 4, (py / largest) * 4, 3, 0.7, seen);
      return 0.5 + 0.5 * (uniform(scatter.id, 34) - 0.5) + 0.22 * mottle;
    },
  };
}
