import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { Plates } from "../primitives/plates.ts";
import { Random, uniform } from "../primitives/random.ts";
import { clamp, DEGREE, smoothstep } from "../primitives/scalar.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { maskField } from "./field.ts";
import { degrees, mask, positive, ramp, share } from "./settings.ts";

/** Labradorescence: a play of light in those crystals that happen to lie right. */
const flash = z.strictObject({
  /** From its faint to its bright parts. */
  colours: ramp,
  /** Share of the plates that show it. */
  share,
  strength: share.optional(),
});

/** Interlocking tabular feldspars, other minerals in the gaps between them: anorthosite, larvikite, pegmatite. */
export const platesSettings = z.strictObject({
  layer: z.literal("plates"),
  colours: ramp,
  /** Mean size of a plate. */
  size: positive,
  aspect: positive.optional(),
  unevenness: z.number().min(0).max(1).optional(),
  /** Stretches all plates along a direction. */
  stretch: positive.optional(),
  angle: degrees.optional(),
  /** Deviation of the outlines as a share of the size. */
  warp: share.optional(),
  /** Differences of tone: between plates, from one end to the other, within, and between the halves of a twin. */
  variation: z.number().min(0).max(1.5).optional(),
  gradient: z.number().min(0).max(1).optional(),
  cloudiness: share.optional(),
  twinning: share.optional(),
  /** Straight fine lines of twins and cleavage along a plate: contrast and distance in mm. */
  lamellae: z.strictObject({ contrast: share, distance: positive }).optional(),
  flashes: z.array(flash).optional(),
  /** Where flashes gather, if they are not spread evenly. */
  flashMask: mask.optional(),
  border: z.strictObject({ strength: share, width: positive }).optional(),
  /** What fills the gaps where plates meet, such as pyroxene. */
  gaps: z.strictObject({ colours: ramp, share, roughness: share.optional() }).optional(),
  opacity: share.optional(),
});

export function plates(settings: z.infer<typeof platesSettings>, slab: Slab, seed: number): Layer {
  const { size, stretch = 1, warp = 0.06, variation = 0.9, gradient = 0.25, cloudiness = 0.12 } = settings;
  const { twinning = 0.08, lamellae, gaps, opacity = 1, border = { strength: 0.4, width: 0.6 } } = settings;
  const { mmPerPixel } = slab.view;
  const noise = new GradientNoise(seed);
  const mosaic = new Plates({
    seed,
    aspect: settings.aspect ?? 1.6,
    unevenness: settings.unevenness ?? 0.7,
    across: acrossOf(slab) / size,
  });
  const colour = new Ramp(settings.colours);
  const gap = gaps && {
    colour: new Ramp(gaps.colours),
    roughness: gaps.roughness ?? 0.05,
    level: levelOfGaps(mosaic, gaps.share),
  };
  const flashes = (settings.flashes ?? []).map((kind) => ({
    colour: new Ramp(kind.colours),
    share: kind.share,
    strength: kind.strength ?? 0.9,
  }));
  const seen = maskField(settings.flashMask, slab, seed + 5);
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  const amplitude = warp * size;
  const wave = 1.6 / size;
  const warpSeen = octavesSeen(1 / wave, 3, mmPerPixel);
  const cloudSeen = octavesSeen(size / 3, 4, mmPerPixel);
  const lineSeen = lamellae && lamellae.distance > 1.2 * mmPerPixel;
  const streaksSeen = octavesSeen(size / 9, 2, mmPerPixel);

  const toneOf = (px: number, py: number): number => {
    const { id, u, v } = mosaic;
    let tint = 0.5 + variation * (uniform(id, 10) - 0.5) + gradient * u;
    if (cloudiness)
      tint += cloudiness * noise.octaves(px * wave * 2 + (id % 53), py * wave * 2, 4, 0.6, cloudSeen);
    if (twinning && uniform(id, 11) < 0.6 && v > 0.3 * (uniform(id, 12) - 0.5)) tint += twinning;
    if (lamellae && lineSeen && uniform(id, 13) < 0.75) {
      const lines = noise.at(u * 0.8 + (id % 91), (v * size) / lamellae.distance);
      tint += lamellae.contrast * lines * smoothstep(-0.9, 0.8, noise.at(u * 1.6, v * 1.6 + (id % 77)));
    }
    return tint;
  };

  /** Which flash a plate shows, if any. */
  const flashOf = () => {
    const { id, x, y } = mosaic;
    const along = x * size * stretch;
    const across = y * size;
    const density = seen ? seen(along * cos - across * sin, along * sin + across * cos) : 1;
    let chance = uniform(id, 14);
    for (const kind of flashes) {
      chance -= kind.share * density;
      if (chance < 0) return kind;
    }
    return undefined;
  };
  /** How bright it is at this point: in zones of the crystal with quite sharp edges, and in streaks along its cleavage. */
  const brightnessOf = (id: number, u: number, v: number): number => {
    const zone = noise.octaves(u * 1.3 + (id % 97), v * 1.8, 2, 0.5) + 1.5 * (uniform(id, 15) - 0.35);
    let light = smoothstep(-0.3, 0.25, zone);
    if (light <= 0) return 0;
    if (uniform(id, 16) < 0.45) light *= v > 0.35 * (uniform(id, 17) - 0.5) ? 1 : 0.25;
    const streaks = noise.octaves(u * 0.7 + (id % 61), v * 11, 2, 0.6, streaksSeen);
    return light * clamp(0.72 + 0.3 * streaks) * (0.3 + 0.7 * uniform(id, 18));
  };

  return (point) => {
    const { x: px, y: py } = point;
    const wx = amplitude ? px + amplitude * noise.octaves(px * wave, py * wave, 3, 0.6, warpSeen) : px;
    const wy = amplitude
      ? py + amplitude * noise.octaves(px * wave + 20, py * wave + 9, 3, 0.6, warpSeen)
      : py;
    mosaic.at((wx * cos + wy * sin) / size / stretch, (-wx * sin + wy * cos) / size);
    const { id, u, v } = mosaic;
    if (gap) {
      const rough = gap.roughness * noise.octaves(px * wave * 2.5, py * wave * 2.5 + 40, 3, 0.6, cloudSeen);
      if (mosaic.reached + rough > gap.level) {
        const tint = 0.5 + 0.28 * noise.octaves(px * wave * 3, py * wave * 3, 3, 0.65, cloudSeen);
        point.cover(gap.colour.table, gap.colour.index(tint), opacity);
        return;
      }
    }
    const index = colour.index(toneOf(px, py));
    let r = colour.table[index] as number;
    let g = colour.table[index + 1] as number;
    let b = colour.table[index + 2] as number;
    const kind = flashes.length > 0 ? flashOf() : undefined;
    if (kind) {
      const light = brightnessOf(id, u, v);
      const at = kind.colour.index(light * 1.1 + 0.2 * u);
      const { table } = kind.colour;
      const flash = light * kind.strength;
      r += ((table[at] as number) - r) * flash;
      g += ((table[at + 1] as number) - g) * flash;
      b += ((table[at + 2] as number) - b) * flash;
    }
    const dark = 1 - border.strength * (1 - smoothstep(0, border.width / size, mosaic.border));
    point.r += (r * dark - point.r) * opacity;
    point.g += (g * dark - point.g) * opacity;
    point.b += (b * dark - point.b) * opacity;
  };
}

/** From which time of growth on a place counts as a gap, so that gaps have this share of the area. */
function levelOfGaps(mosaic: Plates, share: number): number {
  const random = new Random(1);
  const reached = Array.from({ length: 4000 }, () => {
    mosaic.at(random.uniform() * 60, random.uniform() * 60);
    return mosaic.reached;
  }).sort((a, b) => a - b);
  return reached[Math.min(3999, Math.floor((1 - share) * 4000))] as number;
}
