import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { clamp, DEGREE } from "../primitives/scalar.ts";
import { Scatter } from "../primitives/scatter.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { maskField } from "./field.ts";
import { FOSSILS, type FossilSection, sections } from "./fossil-sections.ts";
import { degrees, mask, positive, ramp, share } from "./settings.ts";

/** Fossils of a limestone as the saw cuts them: walls of calcite, and what fills them. */
export const fossilsSettings = z.strictObject({
  layer: z.literal("fossils"),
  /** Parts of each kind. */
  kinds: z.partialRecord(z.enum(FOSSILS), positive),
  /** Walls, from the darkest to the lightest. */
  colours: ramp,
  /** What fills them; left out, the stone itself. */
  filling: ramp.optional(),
  /** Distance of the fossils. */
  spacing: positive,
  /** Half the length of the smallest and the largest, at most 0.75 of the spacing. */
  radius: z.tuple([positive, positive]),
  presence: share.optional(),
  /** Above 1 small ones are more frequent. */
  skew: positive.optional(),
  direction: degrees.optional(),
  spread: degrees.optional(),
  /** Flattening by pressure along the beds: length to height. */
  flattening: positive.optional(),
  /** Unevenness of the outlines, as a share of the fossil. */
  wear: share.optional(),
  opacity: share.optional(),
  /** How much opacity differs from one to another. */
  opacityVariation: share.optional(),
  mask: mask.optional(),
});

export function fossils(settings: z.infer<typeof fossilsSettings>, slab: Slab, seed: number): Layer {
  const { radius, wear = 0.08, opacity = 0.9, opacityVariation = 0.4 } = settings;
  const noise = new GradientNoise(seed);
  const scatter = new Scatter({
    seed,
    spacing: settings.spacing,
    radius,
    aspect: settings.flattening ?? 1,
    presence: settings.presence ?? 0.5,
    outline: "ellipse",
    direction: settings.direction === undefined ? undefined : settings.direction * DEGREE,
    spread: (settings.spread ?? 60) * DEGREE,
    skew: settings.skew ?? 1.6,
    jitter: 1,
    mask: maskField(settings.mask, slab, seed + 5),
    across: acrossOf(slab),
  });
  const wall = new Ramp(settings.colours);
  const filling = settings.filling && new Ramp(settings.filling);
  const kindOf = chooser(settings.kinds);
  const { mmPerPixel } = slab.view;
  const wearSeen = octavesSeen(1, 2, mmPerPixel / radius[1]);

  return (point) => {
    const { x, y } = point;
    scatter.at(x, y);
    if (scatter.distance > 1.1) return;
    const { id } = scatter;
    const scale = 0.9;
    const u =
      scatter.u +
      wear * 0.5 * noise.octaves(scatter.u * scale + (id & 255), scatter.v * scale, 2, 0.4, wearSeen);
    const v =
      scatter.v +
      wear * 0.5 * noise.octaves(scatter.u * scale, scatter.v * scale + (id & 255), 2, 0.4, wearSeen);
    const pixel = mmPerPixel / scatter.radius;
    const section = kindOf(uniform(id, 50))(u, v, id, pixel);
    // What is smaller than two pixels is seen as a speck of its average.
    const strength = opacity * (1 - opacityVariation * uniform(id, 51)) * clamp(1.4 - 0.5 * pixel, 0.35, 1);
    if (filling && section.filling > 0.01) {
      const tint = 0.2 + 0.6 * uniform(id, 52) + 0.06 * noise.at(x / 3, y / 3);
      point.cover(filling.table, filling.index(tint), section.filling * strength);
    }
    if (section.wall > 0.01) {
      const tint = 0.15 + 0.6 * uniform(id, 53) + 0.25 * section.tone + 0.05 * noise.at(x / 2, y / 2);
      point.cover(wall.table, wall.index(tint), section.wall * strength);
    }
  };
}

/** Which kind stands behind a number from 0 to 1. */
function chooser(kinds: z.infer<typeof fossilsSettings>["kinds"]): (share: number) => FossilSection {
  const listed = FOSSILS.flatMap((kind) =>
    kinds[kind] ? [{ section: sections[kind], parts: kinds[kind] }] : [],
  );
  const all = listed.reduce((sum, { parts }) => sum + parts, 0);
  return (share) => {
    let left = share * all;
    for (const { section, parts } of listed) {
      left -= parts;
      if (left <= 0) return section;
    }
    return listed[listed.length - 1].section;
  };
}
