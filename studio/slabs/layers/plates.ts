import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { Plates } from "../primitives/plates.ts";
import { Random, uniform } from "../primitives/random.ts";
import { DEGREE, smoothstep } from "../primitives/scalar.ts";
import { acrossOf, type Layer, type Point, type Slab } from "../slab.ts";
import { flash, PlateFlashes } from "./plate-flashes.ts";
import { degrees, mask, positive, ramp, share } from "./settings.ts";

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
type Settings = z.infer<typeof platesSettings>;

export function plates(settings: Settings, slab: Slab, seed: number): Layer {
  const { size, stretch = 1, warp = 0.06, opacity = 1, border = { strength: 0.4, width: 0.6 } } = settings;
  const noise = new GradientNoise(seed);
  const mosaic = new Plates({
    seed,
    aspect: settings.aspect ?? 1.6,
    unevenness: settings.unevenness ?? 0.7,
    across: acrossOf(slab) / size,
  });
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  const amplitude = warp * size;
  const wave = 1.6 / size;
  const warpSeen = octavesSeen(1 / wave, 3, slab.view.mmPerPixel);
  const colour = new Ramp(settings.colours);
  const toneAt = toneOfPlates(settings, slab, mosaic, noise);
  const fillsGap = gapFiller(settings, slab, mosaic, noise);
  const flashes = settings.flashes?.length && new PlateFlashes(settings, slab, seed, mosaic, noise);

  return (point) => {
    const { x: px, y: py } = point;
    const wx = amplitude ? px + amplitude * noise.octaves(px * wave, py * wave, 3, 0.6, warpSeen) : px;
    const wy = amplitude
      ? py + amplitude * noise.octaves(px * wave + 20, py * wave + 9, 3, 0.6, warpSeen)
      : py;
    mosaic.at((wx * cos + wy * sin) / size / stretch, (-wx * sin + wy * cos) / size);
    if (fillsGap?.(point)) return;
    const index = colour.index(toneAt(px, py));
    let r = colour.table[index];
    let g = colour.table[index + 1];
    let b = colour.table[index + 2];
    const flash = flashes ? flashes.strength() : 0;
    if (flashes && flash > 0) {
      r += (flashes.table[flashes.index] - r) * flash;
      g += (flashes.table[flashes.index + 1] - g) * flash;
      b += (flashes.table[flashes.index + 2] - b) * flash;
    }
    const light = 1 - border.strength * (1 - smoothstep(0, border.width / size, mosaic.border));
    point.blend(r * light, g * light, b * light, opacity);
  };
}

/** The tone of the plate at the mosaic's present point. */
function toneOfPlates(settings: Settings, { view }: Slab, mosaic: Plates, noise: GradientNoise) {
  const { size, variation = 0.9, gradient = 0.25, cloudiness = 0.12, twinning = 0.08, lamellae } = settings;
  const wave = 1.6 / size;
  const cloudSeen = octavesSeen(size / 3, 4, view.mmPerPixel);
  const lines = lamellae && lamellae.distance > 1.2 * view.mmPerPixel ? lamellae : undefined;

  return (px: number, py: number): number => {
    const { id, u, v } = mosaic;
    let tint = 0.5 + variation * (uniform(id, 10) - 0.5) + gradient * u;
    if (cloudiness)
      tint += cloudiness * noise.octaves(px * wave * 2 + (id % 53), py * wave * 2, 4, 0.6, cloudSeen);
    if (twinning && uniform(id, 11) < 0.6 && v > 0.3 * (uniform(id, 12) - 0.5)) tint += twinning;
    if (lines && uniform(id, 13) < 0.75) {
      const line = noise.at(u * 0.8 + (id % 91), (v * size) / lines.distance);
      tint += lines.contrast * line * smoothstep(-0.9, 0.8, noise.at(u * 1.6, v * 1.6 + (id % 77)));
    }
    return tint;
  };
}

/** Draws what fills the gaps, and tells whether the mosaic's present point lies in one. */
function gapFiller(
  { size, gaps, opacity = 1 }: Settings,
  { view }: Slab,
  mosaic: Plates,
  noise: GradientNoise,
) {
  if (!gaps) return undefined;
  const { roughness = 0.05 } = gaps;
  const colour = new Ramp(gaps.colours);
  const level = levelOfGaps(mosaic, gaps.share);
  const wave = 1.6 / size;
  const seen = octavesSeen(size / 3, 4, view.mmPerPixel);

  return (point: Point): boolean => {
    const { x, y } = point;
    const rough = roughness * noise.octaves(x * wave * 2.5, y * wave * 2.5 + 40, 3, 0.6, seen);
    if (mosaic.reached + rough <= level) return false;
    const tint = 0.5 + 0.28 * noise.octaves(x * wave * 3, y * wave * 3, 3, 0.65, seen);
    point.cover(colour.table, colour.index(tint), opacity);
    return true;
  };
}

/** From which time of growth on a place counts as a gap, so that gaps have this share of the area. */
function levelOfGaps(mosaic: Plates, share: number): number {
  const random = new Random(1);
  const reached = Array.from({ length: 4000 }, () => {
    mosaic.at(random.uniform() * 60, random.uniform() * 60);
    return mosaic.reached;
  }).sort((a, b) => a - b);
  return reached[Math.min(3999, Math.floor((1 - share) * 4000))];
}
