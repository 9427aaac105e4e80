import { z } from "zod";
import { Cells } from "../primitives/cells.ts";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { DEGREE, exp, smoothstep } from "../primitives/scalar.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { maskField, octaveField } from "./field.ts";
import { degrees, halo, mask, positive, ramp, share } from "./settings.ts";

/** A net of healed cracks: borders of cells, each with its own presence, width and tint. */
export const networkSettings = z.strictObject({
  layer: z.literal("network"),
  colours: ramp,
  /** Size of the meshes. */
  size: positive,
  width: positive.optional(),
  /** How much widths differ, as an exponent. */
  widthVariation: z.number().min(0).max(2).optional(),
  /** Share of the borders that are veins. */
  presence: share.optional(),
  /** Deviation of the borders as a share of the size. */
  warp: share.optional(),
  unevenness: z.number().min(0).max(1.5).optional(),
  stretch: positive.optional(),
  angle: degrees.optional(),
  opacity: share.optional(),
  halo: halo.omit({ colour: true }).optional(),
  mask: mask.optional(),
});

export function network(settings: z.infer<typeof networkSettings>, slab: Slab, seed: number): Layer {
  const {
    size,
    width = 1,
    widthVariation = 0.8,
    presence = 0.7,
    stretch = 1,
    opacity = 0.8,
    halo,
  } = settings;
  const { mmPerPixel } = slab.view;
  const noise = new GradientNoise(seed);
  const cells = new Cells(seed, { unevenness: settings.unevenness ?? 0.3, across: acrossOf(slab) / size });
  const amplitude = (settings.warp ?? 0.1) * size;
  const turns = { wavelength: size / 0.9, count: 4, gain: 0.55 };
  const along = octaveField(noise, turns, slab);
  const down = octaveField(noise, { ...turns, shift: [20, 9] }, slab);
  const colour = new Ramp(settings.colours);
  const seen = maskField(settings.mask, slab, seed + 5);
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  // Beyond it neither the widest of the veins nor its halo is seen.
  const farthest = Math.max(
    0.9 * width * Math.exp(widthVariation + 1.2) + 0.6 * mmPerPixel,
    halo ? halo.width * Math.log(halo.strength / 0.004) : 0,
  );

  return (point) => {
    const { x: px, y: py } = point;
    const shown = seen ? seen(px, py) : 1;
    if (shown < 0.01) return;
    const x = px + amplitude * along(px, py);
    const y = py + amplitude * down(px, py);
    cells.at((x * cos + y * sin) / size / stretch, (-x * sin + y * cos) / size);
    const distance = cells.border * size;
    if (distance > farthest) return;
    const border = (cells.id ^ cells.neighbour) >>> 0;
    if (uniform(border, 1) > presence) return;
    const half =
      width * exp(widthVariation * (uniform(border, 2) * 2 - 1) + 0.5 * noise.at(px / 17, py / 17));
    let line = 1 - smoothstep(half * 0.35, half * 0.9 + mmPerPixel * 0.6, distance);
    if (halo) line = Math.max(line, halo.strength * exp(-distance / halo.width));
    line *= opacity * shown * (0.4 + 0.6 * uniform(border, 3));
    if (line < 0.004) return;
    const tint = 0.2 + 0.6 * uniform(border, 4) + 0.12 * noise.at(px / 9, py / 9);
    point.cover(colour.table, colour.index(tint), line);
  };
}
