import { z } from "zod";
import { Cells } from "../primitives/cells.ts";
import { Ramp, rgbOf } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { levelOfCover, smoothstep } from "../primitives/scalar.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { hex, positive, ramp, share } from "./settings.ts";

/** Round crystals that grew until they met: flat where they press on one another, each with its mantle, as in rapakivi. */
export const ovoidsSettings = z.strictObject({
  layer: z.literal("ovoids"),
  colours: ramp,
  /** Distance of their middles. */
  size: positive,
  /** 0 all of one size to about 1. */
  unevenness: z.number().min(0).max(1.5).optional(),
  /** Half the length of the smallest and of the largest that has room. */
  radius: z.tuple([positive, positive]),
  presence: share.optional(),
  /** Deviation of the outlines as a share of the size. */
  warp: share.optional(),
  /** The mantle: its width, and the share of the ovoids that have one. */
  mantle: z.strictObject({ colours: ramp, width: positive, share: share.optional() }),
  /** Specks of dark minerals that were caught in rings as it grew. */
  inclusions: z.strictObject({ cover: share, colour: hex }).optional(),
  /** Difference of tone between ovoids. */
  variation: z.number().min(0).max(1.5).optional(),
});

/** Between two ovoids a film of the matrix is left. */
const APART = 0.35;

export function ovoids(settings: z.infer<typeof ovoidsSettings>, slab: Slab, seed: number): Layer {
  const { size, radius, presence = 1, mantle, inclusions, variation = 0.6 } = settings;
  const { mmPerPixel } = slab.view;
  const noise = new GradientNoise(seed);
  const cells = new Cells(seed, {
    jitter: 0.85,
    unevenness: settings.unevenness ?? 0.4,
    across: acrossOf(slab) / size,
  });
  const colour = new Ramp(settings.colours);
  const mantled = new Ramp(mantle.colours);
  const specks = inclusions && { level: levelOfCover(inclusions.cover), rgb: rgbOf(inclusions.colour) };
  const amplitude = (settings.warp ?? 0.04) * size;
  const wave = 1.5 / size;
  const warpSeen = octavesSeen(1 / wave, 4, mmPerPixel);
  const cloudSeen = octavesSeen(size / 4, 4, mmPerPixel);
  const cleavageSeen = octavesSeen(1.8, 2, mmPerPixel);

  return (point) => {
    const { x: px, y: py } = point;
    const x = px + amplitude * noise.octaves(px * wave, py * wave, 4, 0.55, warpSeen);
    const y = py + amplitude * noise.octaves(px * wave + 20, py * wave + 9, 4, 0.55, warpSeen);
    cells.at(x / size, y / size);
    const { id } = cells;
    if (uniform(id, 1) > presence) return;
    const largest = radius[0] + (radius[1] - radius[0]) * uniform(id, 2);
    const fromMiddle = Math.hypot(x - cells.x * size, y - cells.y * size);
    // To its own round outline, or to the face of a neighbour that was in its way.
    const depth = Math.min(largest - fromMiddle, cells.border * size - APART);
    const shown = smoothstep(-0.5 * mmPerPixel, 0.5 * mmPerPixel, depth);
    if (shown < 0.004) return;
    const rim = uniform(id, 3) < (mantle.share ?? 0.85) ? mantle.width * (0.5 + uniform(id, 4)) : 0;
    if (depth < rim * (1 + 0.5 * noise.octaves(px / 5, py / 5, 3, 0.6))) {
      const mottle = 0.3 * noise.octaves(px / 3.5, py / 3.5 + (id % 31), 3, 0.65, cleavageSeen);
      point.cover(mantled.table, mantled.index(0.5 + 0.4 * (uniform(id, 5) - 0.5) + mottle), shown);
      return;
    }
    // Specks lie in shells, as they were caught when growth paused.
    const shell = 0.5 + 0.5 * Math.cos((depth / largest) * 14 + uniform(id, 6) * 6);
    if (specks && noise.octaves(px / 1.9, py / 1.9, 2) > specks.level + 0.9 - 0.9 * shell) {
      point.blend(specks.rgb[0], specks.rgb[1], specks.rgb[2], 0.85 * shown);
      return;
    }
    const turn = uniform(id, 7) * Math.PI;
    const across = px * Math.sin(turn) - py * Math.cos(turn);
    const along = px * Math.cos(turn) + py * Math.sin(turn);
    const tint =
      0.5 +
      variation * (uniform(id, 8) - 0.5) +
      0.16 * noise.octaves((px / size) * 4 + (id % 53), (py / size) * 4, 4, 0.62, cloudSeen) +
      0.1 * noise.octaves(along / 22 + (id % 37), across / 1.8, 2, 0.6, cleavageSeen) +
      0.1 * smoothstep(0, 0.6, depth / largest);
    point.cover(colour.table, colour.index(tint), shown);
  };
}
