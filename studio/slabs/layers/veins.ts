import { z } from "zod";
import { Ramp, rgbOf } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { clamp, exp, smoothstep } from "../primitives/scalar.ts";
import type { Layer, Slab } from "../slab.ts";
import { maskField } from "./field.ts";
import { degrees, halo, mask, positive, ramp, share } from "./settings.ts";
import { VeinDistances } from "./vein-distances.ts";
import { type VeinPathOptions, veinPaths } from "./vein-paths.ts";

/** Veins with a beginning and an end. Two layers with the same `path` lie on one another: a wide body, a thin core. */
export const veinsSettings = z.strictObject({
  layer: z.literal("veins"),
  colours: ramp,
  path: z.int().min(1).optional(),
  /** Veins in a square metre. */
  density: positive,
  direction: z.union([degrees, z.array(degrees).min(1)]).optional(),
  spread: degrees.optional(),
  width: positive.optional(),
  widthVariation: z.number().min(0).max(2).optional(),
  length: positive.optional(),
  branching: z.number().min(0).max(0.1).optional(),
  branchDepth: z.int().min(0).max(3).optional(),
  braiding: share.optional(),
  kinks: z.number().min(0).max(0.2).optional(),
  pinch: z.number().min(0).max(2).optional(),
  flow: z.strictObject({ angle: degrees, wavelength: positive }).optional(),
  follow: positive.optional(),
  wander: z.number().min(0).max(1).optional(),
  jaggedness: z.number().min(0).optional(),
  clustering: share.optional(),
  /** Unevenness of the edges, mm. */
  roughness: z.number().min(0).optional(),
  /** Width over which the edges fade, mm; 0 is crisp. */
  softness: z.number().min(0).optional(),
  /** Holes in the vein: how deep, and their wavelength. */
  patchiness: share.optional(),
  patchSize: positive.optional(),
  texture: share.optional(),
  /** Streaks along a vein, as minerals grow from its walls: how deep, how thick and how long. */
  streaks: z.strictObject({ strength: share, thickness: positive, length: positive }).optional(),
  halo: halo.optional(),
  /** How much of the halo lies on one side only: 0 on both alike, 1 on one. */
  lopsided: share.optional(),
  opacity: share.optional(),
  /** How much a vein pales along its course, and one vein against another; 1 by default. */
  fading: share.optional(),
  /** Where there are veins; elsewhere they fade. */
  mask: mask.optional(),
});

export function veins(settings: z.infer<typeof veinsSettings>, slab: Slab, seed: number): Layer {
  const { width = 4, roughness = 0.6, softness = 0, patchiness = 0, patchSize = 22 } = settings;
  const { texture = 0.12, opacity = 1, halo, streaks, lopsided = 0 } = settings;
  const { view } = slab;
  const noise = new GradientNoise(seed);
  const colour = new Ramp(settings.colours);
  const [hr, hg, hb] = rgbOf(halo?.colour ?? settings.colours[0]);
  const haloWidth = halo?.width ?? 0;
  const reach = Math.max(haloWidth * 3, 1.5 * view.mmPerPixel) + roughness * 3 + softness;
  const drawn = new VeinDistances(view, reach, streaks !== undefined || lopsided > 0);
  const options: VeinPathOptions = {
    density: settings.density,
    directions: [settings.direction ?? 0].flat(),
    spread: settings.spread ?? 15,
    width,
    widthVariation: settings.widthVariation ?? 0.6,
    length: settings.length ?? 1500,
    branching: settings.branching ?? 0.003,
    branchDepth: settings.branchDepth ?? 2,
    braiding: settings.braiding ?? 0.65,
    kinks: settings.kinks ?? 0.004,
    pinch: settings.pinch ?? 0.5,
    flow: settings.flow ?? { angle: 12, wavelength: 500 },
    follow: settings.follow ?? 0.02,
    wander: settings.wander ?? 0.06,
    jaggedness: (settings.jaggedness ?? 0.5) * 0.5,
    clustering: settings.clustering ?? 0,
    fading: settings.fading ?? 1,
    mask: maskField(settings.mask, slab, seed + 9),
  };
  veinPaths(slab, seed, options, (segment) => drawn.add(segment));
  const streakSeen = octavesSeen(streaks?.thickness ?? 1, 3, view.mmPerPixel);
  const patchSeen = octavesSeen(patchSize, 3, view.mmPerPixel);
  const shift = (x: number, y: number): number =>
    roughness *
    (0.18 * noise.at(x / 2.6, y / 2.6) + 0.6 * noise.at(x / 9, y / 9) + 1.6 * noise.at(x / 31, y / 31));

  return (point) => {
    const { slabX: x, slabY: y } = point;
    if (!drawn.isNear(x, y)) return;
    drawn.at(x + (roughness ? shift(x, y) : 0), y + (roughness ? shift(x + 1240, y) : 0));
    const inside = drawn.inside;
    if (inside < -reach) return;
    if (halo) {
      const away = Math.max(0, -inside);
      const glow =
        halo.strength *
        (drawn.across > 0 ? 1 - lopsided : 1) *
        exp(-away / haloWidth) *
        drawn.opacity *
        (1 - smoothstep(haloWidth * 2, haloWidth * 3, away));
      if (glow > 0.004) {
        point.r += (hr - point.r) * glow;
        point.g += (hg - point.g) * glow;
        point.b += (hb - point.b) * glow;
      }
    }
    const covered = softness
      ? smoothstep(-softness * 0.7, softness * 0.7, inside)
      : clamp(inside / view.mmPerPixel + 0.55);
    let shown = covered * drawn.opacity * opacity;
    if (shown <= 0.004) return;
    if (patchiness) {
      shown *=
        1 -
        patchiness *
          smoothstep(-0.6, 0.9, noise.octaves(x / patchSize, y / patchSize + 30, 3, 0.45, patchSeen));
    }
    let tint = 0.5 + 0.28 * noise.octaves(x / 40 + 7, y / 40, 3);
    if (streaks) {
      const { thickness, length } = streaks;
      const streak = noise.octaves(drawn.along / length, drawn.across / thickness, 3, 0.55, streakSeen);
      shown *= 1 - streaks.strength * smoothstep(-0.2, 1, streak);
      tint += 0.15 * streak;
    }
    const index = colour.index(tint);
    const light = 1 + texture * 0.5 * noise.at(x / 4, y / 4);
    point.r += (colour.table[index] * light - point.r) * shown;
    point.g += (colour.table[index + 1] * light - point.g) * shown;
    point.b += (colour.table[index + 2] * light - point.b) * shown;
  };
}
