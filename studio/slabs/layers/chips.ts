import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { Packing } from "../primitives/packing.ts";
import { uniform } from "../primitives/random.ts";
import { clamp, levelOfCover, smoothstep } from "../primitives/scalar.ts";
import type { Layer, Slab } from "../slab.ts";
import { positive, ramp, share } from "./settings.ts";

/** Crushed stone of one colour. */
export const chipKind = z.strictObject({
  colours: ramp,
  /** Length of the smallest and of the largest. */
  size: z.tuple([positive, positive]),
  /** Share of the slab that they cover. Together more than about 0.7 find no room. */
  cover: share,
  /** How much chips differ in tone, 0 to 1; `skew` above 1 makes the ramp's first colours the more frequent. */
  variation: share.optional(),
  skew: positive.optional(),
  /** Change of tone from one side of a chip to the other, as in glass. */
  gradient: share.optional(),
  /** Clouding within: its share of the ramp and its wavelength. */
  texture: z.strictObject({ strength: share, size: positive }).optional(),
  /** Pieces of vein that end where the chip ends; `share` of the chips have some. */
  seams: z
    .strictObject({ colours: ramp, width: positive, distance: positive, share: share.optional() })
    .optional(),
  /** Round spots within: nodules, shells, algae. */
  nodules: z.strictObject({ colours: ramp, size: positive, cover: share }).optional(),
  /** Below 1 the ground shines through, as through quartz. */
  opacity: share.optional(),
  /** Width of the edge, mm: quartz melts into its ground. */
  softness: z.number().min(0).optional(),
});

/** Chips of crushed stone in a binder, by their sizes and shares, closely packed. They lie where no warp moves them. */
export const chipsSettings = z.strictObject({
  layer: z.literal("chips"),
  kinds: z.array(chipKind).min(1),
  /** 0 angular to 1 round. */
  rounding: share.optional(),
  /** Length to width of the most slender chips. */
  slenderness: z.number().min(1).max(5).optional(),
  /** Binder between two chips at least, mm. */
  gap: z.number().min(0).optional(),
  /** Unevenness of the outlines, mm. */
  roughness: z.number().min(0).optional(),
  /** Darkening along the outline, where the binder is deep: its strength and width in mm. */
  border: z.strictObject({ strength: share, width: positive }).optional(),
});

export function chips(settings: z.infer<typeof chipsSettings>, slab: Slab, seed: number): Layer {
  const { rounding = 0, slenderness = 2.1, gap = 0.2, roughness = 0.25, border } = settings;
  const { mmPerPixel } = slab.view;
  const noise = new GradientNoise(seed);
  const packing = new Packing(
    { seed, kinds: settings.kinds, rounding, slenderness, gap, smallest: mmPerPixel },
    slab,
  );
  const kinds = settings.kinds.map((kind) => prepare(kind, noise, mmPerPixel));
  const dust = kinds.map(({ colour, skew }, kind) => ({
    index: colour.index(0.5 ** skew),
    table: colour.table,
    share: packing.unplaced[kind],
  }));
  const rough = roughness > 0.4 * mmPerPixel ? roughness : 0;
  const reach = Math.min(0.5 * mmPerPixel, 0.4);

  return (point) => {
    const { slabX, slabY } = point;
    for (const { table, index, share } of dust) if (share > 0) point.cover(table, index, share);
    let x = slabX;
    let y = slabY;
    if (rough) {
      x += rough * (0.4 * noise.at(x / 1.7, y / 1.7) + 0.6 * noise.at(x / 7, y / 7));
      y += rough * (0.4 * noise.at(x / 1.7 + 30, y / 1.7) + 0.6 * noise.at(x / 7 + 30, y / 7));
    }
    packing.at(x, y, reach);
    const depth = (1 - packing.distance) * packing.radius;
    if (packing.distance > 8 || depth < -reach) return;
    const kind = kinds[packing.kind];
    const width = Math.max(mmPerPixel, Math.min(kind.softness, packing.radius));
    const shown = kind.opacity * clamp(depth / width + 0.5);
    if (shown < 0.004) return;
    const light = border ? 1 - border.strength * (1 - smoothstep(0, border.width, depth)) : 1;
    kind.draw(point, packing, shown, light);
  };
}

function prepare(settings: z.infer<typeof chipKind>, noise: GradientNoise, mmPerPixel: number) {
  const { variation = 0.8, skew = 1, gradient = 0, texture, nodules, opacity = 1, softness = 0 } = settings;
  const colour = new Ramp(settings.colours);
  const seams = settings.seams && { ...settings.seams, colour: new Ramp(settings.seams.colours) };
  const spots = nodules && {
    ...nodules,
    colour: new Ramp(nodules.colours),
    level: levelOfCover(nodules.cover),
    seen: octavesSeen(nodules.size, 3, mmPerPixel),
  };
  const textureSeen = texture ? octavesSeen(texture.size, 4, mmPerPixel) : 0;

  const draw = (point: Parameters<Layer>[0], chip: Packing, shown: number, light: number): void => {
    const { id, u, v } = chip;
    const far = (id & 0xffff) / 31;
    let tint = 0.5 + variation * (uniform(id, 5) ** skew - 0.5) + (gradient * u) / chip.radius;
    if (texture) {
      const { strength, size } = texture;
      tint += 0.5 * strength * noise.octaves(u / size + far, v / size, 4, 0.55, textureSeen);
    }
    let ramp = colour;
    let stain = 0;
    if (spots) {
      const value = noise.octaves(u / spots.size + far, v / spots.size + 70, 3, 0.4, spots.seen);
      stain = smoothstep(spots.level - 0.3, spots.level + 0.45, value);
    }
    const index = ramp.index(tint);
    let r = ramp.table[index];
    let g = ramp.table[index + 1];
    let b = ramp.table[index + 2];
    const mix = (other: Ramp, t: number, share: number) => {
      ramp = other;
      const k = other.index(t);
      r += (other.table[k] - r) * share;
      g += (other.table[k + 1] - g) * share;
      b += (other.table[k + 2] - b) * share;
    };
    if (spots && stain > 0.01) mix(spots.colour, uniform(id, 8), stain);
    if (seams && uniform(id, 6) < (seams.share ?? 0.5)) {
      const line = seam(seams.width, seams.distance, u, v, far);
      if (line > 0.01) mix(seams.colour, 0.5 + 0.32 * noise.octaves(u / 6 + far, v / 6, 3, 0.7), line);
    }
    point.r += (r * light - point.r) * shown;
    point.g += (g * light - point.g) * shown;
    point.b += (b * light - point.b) * shown;
  };
  /** Wavering lines across the chip at a distance from one another. */
  const seam = (width: number, distance: number, u: number, v: number, far: number): number => {
    const at = v / distance + 0.2 * noise.octaves(u / distance / 2 + far, v / distance / 2, 3, 0.5) + far;
    const line = Math.round(at);
    const thick = 0.5 * width * Math.exp(0.65 * noise.at(u / distance + line * 7.3, line * 3.1 + far));
    const half = Math.max(thick, 0.35 * mmPerPixel);
    const edge = Math.min(0.3 * half, 0.5) + 0.4 * mmPerPixel;
    const ragged = Math.min(0.15 * half, 0.35) * noise.at(u / 3 + far, v / 3);
    const away = Math.abs(at - line) * distance + ragged;
    return (thick / half) * (1 - smoothstep(half - edge, half + edge, away));
  };
  return { colour, skew, opacity, softness, draw };
}
