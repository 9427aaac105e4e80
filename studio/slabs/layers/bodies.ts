import { z } from "zod";
import { rgbOf } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { DEGREE, levelOfCover, smoothstep } from "../primitives/scalar.ts";
import { OUTLINES, Scatter } from "../primitives/scatter.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { bodyTones, innerOf, rimOf } from "./body-tones.ts";
import { maskField } from "./field.ts";
import { degrees, hex, mask, positive, share } from "./settings.ts";

/** Single bodies scattered over the slab: phenocrysts, orbicules, garnets, flakes of mica, chips, shells. */
export const bodiesSettings = z.strictObject({
  layer: z.literal("bodies"),
  /** Distance of the bodies. */
  spacing: positive,
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
  ...bodyTones,
  /** Specks of another mineral within. */
  inclusions: z.strictObject({ cover: share, size: positive, colour: hex }).optional(),
  /** Some bodies catch the light. */
  glint: z.number().min(0).max(3).optional(),
  mask: mask.optional(),
});
type Settings = z.infer<typeof bodiesSettings>;

export function bodies(settings: Settings, slab: Slab, seed: number): Layer {
  const { softness = 0.12, opacity = 1, opacityVariation = 0, glint = 0 } = settings;
  const largest = settings.radius[1];
  const noise = new GradientNoise(seed);
  const scatter = scatterOf(settings, slab, seed);
  const amplitude = (settings.warp ?? 0.07) * largest;
  const wave = 1 / (settings.warpWavelength ?? largest * 0.7);
  const warpSeen = octavesSeen(1 / wave, 3, slab.view.mmPerPixel);
  const inner = innerOf(settings, slab, scatter, noise);
  const rim = rimOf(settings, slab, scatter, noise);
  const inclusions = settings.inclusions && {
    size: settings.inclusions.size,
    level: levelOfCover(settings.inclusions.cover),
    rgb: rgbOf(settings.inclusions.colour),
  };
  // A body smaller than a pixel is not seen as one; its edge spreads over that pixel.
  const edge = (distance: number) => smoothstep(1 - softness, 1 + softness * 0.5, distance);

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
    const { distance, id, u } = scatter;
    if (distance > 1 + softness) return;
    const shown = opacity * (1 - edge(distance)) * (1 - opacityVariation * uniform(id, 39));
    if (shown < 0.004) return;
    const { colour, toneAt } = rim?.holds(px, py) ? rim : inner;
    const { table } = colour;
    const index = colour.index(toneAt(px, py));
    let r = table[index];
    let g = table[index + 1];
    let b = table[index + 2];
    if (inclusions && noise.octaves(px / inclusions.size, py / inclusions.size, 2) > inclusions.level) {
      [r, g, b] = inclusions.rgb;
    }
    const light = glint ? 1 + uniform(id, 35) ** 3 * glint * (0.7 + 0.3 * u) : 1;
    point.blend(r * light, g * light, b * light, shown);
  };
}

function scatterOf(settings: Settings, slab: Slab, seed: number): Scatter {
  return new Scatter({
    seed,
    spacing: settings.spacing,
    radius: settings.radius,
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
}
