import { z } from "zod";
import { Cells } from "../primitives/cells.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { Plates, plateAngle } from "../primitives/plates.ts";
import { uniform } from "../primitives/random.ts";
import { DEGREE } from "../primitives/scalar.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { Grain, grainChoice, MineralChoice } from "./grain-choice.ts";
import { GrainLook, prepareMineral } from "./minerals.ts";
import { positive, share } from "./settings.ts";

/** A mosaic of crystals: minerals by their share of the area, chosen in clumps so that grains of one mineral merge. */
export const grainsSettings = z.strictObject({
  layer: z.literal("grains"),
  ...grainChoice,
  unevenness: z.number().min(0).max(1.5).optional(),
  /** Deviation of grain borders as a share of the size. */
  warp: share.optional(),
  warpOctaves: z.int().min(1).max(5).optional(),
  stretch: positive.optional(),
  /** Dark border between grains: its strength and its width in mm. */
  border: z.strictObject({ strength: share, width: positive }).optional(),
  opacity: share.optional(),
});
type Settings = z.infer<typeof grainsSettings>;

export function grains(settings: Settings, slab: Slab, seed: number): Layer {
  const { size, stretch = 1, tabular, unevenness = 0.5, warpOctaves = 2, opacity = 1 } = settings;
  const { border = { strength: 0.15, width: 0.45 } } = settings;
  const { mmPerPixel } = slab.view;
  const noise = new GradientNoise(seed);
  const across = acrossOf(slab) / size;
  const cells = tabular
    ? new Plates({ seed, aspect: tabular, unevenness, across })
    : new Cells(seed, { jitter: 0.98, unevenness, across });
  const deviation = (settings.warp ?? 0.09) * size;
  // What is moved by less than a third of a pixel is not seen to be moved.
  const amplitude = deviation > 0.3 * mmPerPixel ? deviation : 0;
  const warpSeen = octavesSeen(size / 1.7, warpOctaves, mmPerPixel);
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  const choice = new MineralChoice(settings, slab, seed);
  const grain = new Grain(choice, tabular ? plateAngle : (id) => uniform(id, 4) * 2 * Math.PI);
  const minerals = settings.minerals.map((mineral) => prepareMineral(mineral, size, mmPerPixel));
  const look = new GrainLook(noise, size, border, mmPerPixel);

  return (point) => {
    if (choice.isTooFar(point)) return;
    const sx = point.x / size;
    const sy = point.y / size;
    let { x, y } = point;
    if (amplitude) {
      x += amplitude * noise.octaves(sx * 1.7, sy * 1.7, warpOctaves, 0.55, warpSeen);
      y += amplitude * noise.octaves(sx * 1.7 + 20, sy * 1.7 + 9, warpOctaves, 0.55, warpSeen);
    }
    cells.at((x * cos + y * sin) / size / stretch, (-x * sin + y * cos) / size);
    const along = cells.x * size * stretch;
    const across = cells.y * size;
    const gx = along * cos - across * sin;
    const gy = along * sin + across * cos;
    grain.at(cells, gx, gy);
    const mineral = minerals[choice.mineralAt(grain.choice, point.structure)];
    if (!mineral) return;

    const u = ((x - gx) * grain.cos + (y - gy) * grain.sin) / size;
    const v = (-(x - gx) * grain.sin + (y - gy) * grain.cos) / size;
    look.at(mineral, point, x, y, u, v, cells);
    point.blend(look.r, look.g, look.b, opacity);
  };
}
