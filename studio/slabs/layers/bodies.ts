import { z } from "zod";
import { Ramp, rgbOf } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { DEGREE, levelOfCover, smoothstep } from "../primitives/scalar.ts";
import { OUTLINES, Scatter } from "../primitives/scatter.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { maskField } from "./field.ts";
import { degrees, hex, mask, positive, ramp, share } from "./settings.ts";

/** Single bodies scattered over the slab: phenocrysts, orbicules, garnets, flakes of mica, chips, shells. */
export const bodiesSettings = z.strictObject({
  layer: z.literal("bodies"),
  colours: ramp,
  /** Distance of the bodies. */
  spacing: positive,
  /** Half the length of the smallest and the largest. */
  radius: z.tuple([positive, positive]),
  outline: z.enum(OUTLINES).optional(),
  aspect: positive.optional(),
  /** Share of the places that hold a body. */
  presence: share.optional(),
  direction: degrees.optional(),
  spread: degrees.optional(),
  skew: positive.optional(),
  jitter: share.optional(),
  /** Bodies that would overlap shrink until they only touch. */
  touching: z.boolean().optional(),
  /** Unevenness of the outline: deviation as a share of the largest radius, and wavelength in mm. */
  warp: share.optional(),
  warpWavelength: positive.optional(),
  /** Width of the edge as a share of the body. */
  softness: positive.optional(),
  opacity: share.optional(),
  /** How much opacity differs from body to body. */
  opacityVariation: share.optional(),
  /** Differences of tone: between bodies, from rim to middle, within, and between the halves of a twin. */
  variation: z.number().min(0).max(1.5).optional(),
  zoning: z.number().min(-1).max(1).optional(),
  cloudiness: share.optional(),
  twinning: share.optional(),
  lamellae: z.strictObject({ contrast: share, distance: positive }).optional(),
  rim: z.strictObject({ width: share, colours: ramp }).optional(),
  /** Specks of another mineral within. */
  inclusions: z.strictObject({ cover: share, size: positive, colour: hex }).optional(),
  /** Some bodies catch the light. */
  glint: z.number().min(0).max(3).optional(),
  mask: mask.optional(),
});

export function bodies(settings: z.infer<typeof bodiesSettings>, slab: Slab, seed: number): Layer {
  const {
    radius,
    softness = 0.12,
    opacity = 1,
    opacityVariation = 0,
    variation = 0.7,
    zoning = 0,
  } = settings;
  const { cloudiness = 0.12, twinning = 0, glint = 0 } = settings;
  const largest = radius[1];
  const noise = new GradientNoise(seed);
  const scatter = new Scatter({
    seed,
    spacing: settings.spacing,
    radius,
    aspect: settings.aspect ?? 1,
    presence: settings.presence ?? 0.5,
    outline: settings.outline ?? "ellipse",
    direction: settings.direction === undefined ? undefined : settings.direction * DEGREE,
    spread: (settings.spread ?? 30) * DEGREE,
    skew: settings.skew ?? 1.6,
    jitter: settings.jitter ?? 1,
    touching: settings.touching,
    mask: maskField(settings.mask, slab, seed + 5),
    across: acrossOf(slab),
  });
  const colour = new Ramp(settings.colours);
  const rim = settings.rim && { width: settings.rim.width, colour: new Ramp(settings.rim.colours) };
  const inclusions = settings.inclusions && {
    size: settings.inclusions.size,
    level: levelOfCover(settings.inclusions.cover),
    rgb: rgbOf(settings.inclusions.colour),
  };
  const amplitude = (settings.warp ?? 0.07) * largest;
  const wave = 1 / (settings.warpWavelength ?? largest * 0.7);
  const { mmPerPixel } = slab.view;
  // Finer lamellae would show as a moiré.
  const lamellae =
    settings.lamellae && settings.lamellae.distance > 1.5 * mmPerPixel ? settings.lamellae : undefined;
  const warpSeen = octavesSeen(1 / wave, 3, mmPerPixel);
  const cloudSeen = octavesSeen(largest / 2.2, 4, mmPerPixel);
  // A body smaller than a pixel is not seen as one; its edge spreads over that pixel.
  const edge = (distance: number) => smoothstep(1 - softness, 1 + softness * 0.5, distance);

  const toneWithin = (px: number, py: number, id: number, u: number, v: number): number => {
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

  return (point) => {
    const { x: px, y: py } = point;
    scatter.at(px, py);
    if (scatter.distance > 1.6 + softness) return;
    if (amplitude) {
      scatter.at(
        px + amplitude * noise.octaves(px * wave, py * wave, 3, 0.55, warpSeen),
        py + amplitude * noise.octaves(px * wave + 20, py * wave + 9, 3, 0.55, warpSeen),
      );
    }
    const { distance, id, u, v } = scatter;
    if (distance > 1 + softness) return;
    const shown = opacity * (1 - edge(distance)) * (1 - opacityVariation * uniform(id, 39));
    if (shown < 0.004) return;
    let ramp = colour;
    let tint = toneWithin(px, py, id, u, v);
    if (rim && distance > 1 - rim.width * (0.6 + 0.8 * uniform(id, 32)) + 0.05 * noise.at(px, py)) {
      ramp = rim.colour;
      const mottle = noise.octaves((px / largest) * 4, (py / largest) * 4, 3, 0.7, cloudSeen);
      tint = 0.5 + 0.5 * (uniform(id, 34) - 0.5) + 0.22 * mottle;
    }
    const index = ramp.index(tint);
    let r = ramp.table[index] as number;
    let g = ramp.table[index + 1] as number;
    let b = ramp.table[index + 2] as number;
    if (inclusions && noise.octaves(px / inclusions.size, py / inclusions.size, 2) > inclusions.level) {
      [r, g, b] = inclusions.rgb;
    }
    if (glint) {
      const light = 1 + uniform(id, 35) ** 3 * glint * (0.7 + 0.3 * u);
      r *= light;
      g *= light;
      b *= light;
    }
    point.r += (r - point.r) * shown;
    point.g += (g - point.g) * shown;
    point.b += (b - point.b) * shown;
  };
}
