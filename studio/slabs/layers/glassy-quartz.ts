import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { exp, smoothstep } from "../primitives/scalar.ts";
import { Shards } from "../primitives/shards.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { maskField, noiseField, octaveField } from "./field.ts";
import { positive, ramp, share } from "./settings.ts";

/**
 * Massive quartz as the core of a pegmatite: one looks into it as into cracked ice. It is smoky in some parts and clear or
 * milky in others, and curved cracks within throw the light back, each at its own angle.
 */
export const glassyQuartzSettings = z.strictObject({
  layer: z.literal("glassy-quartz"),
  /** From smoky to milky. */
  colours: ramp,
  /** Of the smoky and the milky parts. */
  size: positive,
  /** Distance of the cracks. */
  cracks: positive,
  /** How much they show. */
  strength: share.optional(),
  /** Rust in the cracks: its colours, and on which share of the slab. */
  rust: z.strictObject({ colours: ramp, cover: share }).optional(),
});

export function glassyQuartz(
  settings: z.infer<typeof glassyQuartzSettings>,
  slab: Slab,
  seed: number,
): Layer {
  const { size, cracks, strength = 0.5, rust } = settings;
  const { mmPerPixel } = slab.view;
  const noise = new GradientNoise(seed);
  const colour = new Ramp(settings.colours);
  const rustColour = rust && new Ramp(rust.colours);
  const body = noiseField(
    { size, octaves: 7, gain: 0.56, warp: { amplitude: size * 0.12, wavelength: size * 0.7 } },
    slab,
    seed + 1,
  );
  const veil = noiseField(
    { size: size * 0.35, stretch: 2.6, angle: 35, octaves: 7, gain: 0.66 },
    slab,
    seed + 2,
  );
  const bend = { wavelength: cracks * 1.8, count: 4, gain: 0.5 };
  const bentAcross = octaveField(noise, bend, slab);
  const bentDown = octaveField(noise, { ...bend, shift: [20, 9] }, slab);
  const rusts = rust && maskField({ size, octaves: 5, cover: rust.cover, softness: 0.6 }, slab, seed + 3);
  const levels = [2.6, 1, 0.3].map((times, level) => ({
    wide: cracks * times,
    share: [0.8, 1, 0.6][level],
    shards: new Shards({
      seed: seed + 5 + level,
      unevenness: 0.9,
      breaks: 5,
      across: acrossOf(slab) / cracks / times,
    }),
    where: noiseField({ size: cracks * (times + 1), octaves: 3 }, slab, seed + 8 + level),
  }));
  const fineSeen = octavesSeen(5, 4, mmPerPixel);

  return (point) => {
    const { x: px, y: py } = point;
    const milky = body(px, py);
    const veiled = veil(px, py);
    let tone = 0.46 + 0.15 * milky + 0.16 * smoothstep(0.2, 2, veiled);
    let light = 1;
    let rusty = 0;
    const bentX = bentAcross(px, py);
    const bentY = bentDown(px, py);
    for (const { wide, share, shards, where } of levels) {
      if (wide < 4 * mmPerPixel) continue;
      const x = (px + 0.16 * wide * bentX) / wide;
      const y = (py + 0.16 * wide * bentY) / wide;
      shards.at(x, y);
      const { id, side } = shards;
      const seen = strength * share * smoothstep(-0.9, 1, where(px, py));
      const turn = 2 * Math.PI * uniform(id, 3);
      // A crack lies aslant: the light that it throws back fades from one end to the other.
      const slope = (x - shards.x) * Math.cos(turn) + (y - shards.y) * Math.sin(turn);
      const facet = 0.5 * (uniform(id, 4) - 0.5) + 0.9 * slope * (uniform(id, 5) - 0.2);
      tone += 0.4 * seen * facet;
      const away = shards.border * wide;
      const bright = uniform(side, 6);
      const half = Math.max(0.35, 0.5 * mmPerPixel);
      const hair = exp(-((away / half) ** 2)) * Math.min(1, 0.35 / half);
      const glow = exp(-away / (0.07 * wide));
      light += seen * (bright > 0.6 ? 0.3 * hair + 0.12 * glow : bright < 0.2 ? -0.34 * hair : 0.1 * hair);
      rusty = Math.max(rusty, 0.7 * hair, 0.6 * exp(-away / (0.1 * wide)) * uniform(side, 7));
    }
    light += 0.02 * noise.octaves(px / 5, py / 5 + 30, 4, 0.75, fineSeen);
    point.cover(colour.table, colour.index(tone), 1);
    if (rustColour && rusts) {
      const uneven = noise.octaves(px / 26 + 70, py / 26, 4, 0.6);
      const stain = rusts(px, py) * smoothstep(-1.7, 1.5, uneven + rusty) * (0.4 + rusty);
      point.cover(rustColour.table, rustColour.index(tone + 0.1 * uneven), Math.min(stain, 0.9));
    }
    point.r *= light;
    point.g *= light;
    point.b *= light;
  };
}
