import { z } from "zod";
import { Cells } from "../primitives/cells.ts";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { DEGREE, smoothstep } from "../primitives/scalar.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { type CrystalFace, crystalFace, HABITS } from "./crystal-faces.ts";
import { gridded, maskField, noiseField, octaveField } from "./field.ts";
import { degrees, mask, positive, ramp, share } from "./settings.ts";

/** A mineral of the pegmatite. */
const crystal = z.strictObject({
  habit: z.enum(HABITS),
  colours: ramp,
  /** Parts of the area; the parts of all minerals are added up. */
  parts: positive,
});

/** Blocks of crystals a hand to an arm long, each with the inner look of its mineral: pegmatite. */
export const giantCrystalsSettings = z.strictObject({
  layer: z.literal("giant-crystals"),
  minerals: z.array(crystal).min(1),
  /** Distance of the crystals' middles. */
  size: positive,
  /** 0 all of one size to about 1. */
  unevenness: z.number().min(0).max(1.5).optional(),
  stretch: positive.optional(),
  angle: degrees.optional(),
  /** Deviation of the outlines as a share of the size; small, as crystals are angular. */
  warp: share.optional(),
  /** How minerals gather: 0 evenly mixed, 1 only in clumps. */
  gathering: share.optional(),
  gatheringSize: positive.optional(),
  /** Seams between some of the blocks: share of the borders, half width, colours such as rust. */
  seams: z.strictObject({ presence: share, width: positive, colours: ramp }).optional(),
  /** How strongly borders become the structure that later layers follow: what grew last fills the gaps. */
  structure: z.number().optional(),
  opacity: share.optional(),
  mask: mask.optional(),
});

type Mineral = { upTo: number; colour: Ramp; face: CrystalFace };

export function giantCrystals(
  settings: z.infer<typeof giantCrystalsSettings>,
  slab: Slab,
  seed: number,
): Layer {
  const { size, stretch = 1, opacity = 1, structure = 0, gathering = 0.4 } = settings;
  const { mmPerPixel } = slab.view;
  const noise = new GradientNoise(seed);
  const cells = new Cells(seed, { unevenness: settings.unevenness ?? 0.9, across: acrossOf(slab) / size });
  const minerals = prepared(settings, noise, mmPerPixel);
  const wide = settings.gatheringSize ?? size * 2.2;
  const gathered = gridded(noiseField({ size: wide, octaves: 2 }, slab, seed + 11), slab, wide / 10);
  const together = Math.sqrt(gathering);
  const alone = Math.sqrt(1 - gathering);
  const seam = settings.seams && { ...settings.seams, colour: new Ramp(settings.seams.colours) };
  const seen = maskField(settings.mask, slab, seed + 5);
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);
  const amplitude = (settings.warp ?? 0.05) * size;
  const turns = { wavelength: size / 1.3, count: 6, gain: 0.56 };
  const aside = octaveField(noise, turns, slab);
  const down = octaveField(noise, { ...turns, shift: [20, 9] }, slab);

  const mineralAt = (id: number, x: number, y: number): Mineral => {
    const chance = (uniform(id, 1) + uniform(id, 2) + uniform(id, 3) - 1.5) * 2;
    const choice = together * gathered(x, y) + alone * chance;
    // The share of a normal distribution that lies below the choice (logistic approximation, scale 1.702).
    const below = 1 / (1 + Math.exp(-1.702 * choice));
    return minerals.find(({ upTo }) => below <= upTo) ?? minerals[minerals.length - 1];
  };

  return (point) => {
    const { x: px, y: py } = point;
    const x = px + amplitude * aside(px, py);
    const y = py + amplitude * down(px, py);
    cells.at((x * cos + y * sin) / size / stretch, (-x * sin + y * cos) / size);
    const { id } = cells;
    const along = cells.x * size * stretch;
    const across = cells.y * size;
    const distance = cells.border * size;
    const middleX = along * cos - across * sin;
    const middleY = along * sin + across * cos;
    // A block is there or not: half a crystal with a soft end would look like fog.
    if (seen && seen(middleX, middleY) < 0.5) return;
    const { colour, face } = mineralAt(id, middleX, middleY);
    point.cover(colour.table, colour.index(face(px, py, id, distance)), opacity);
    if (structure) point.structure = structure * (1.6 * Math.exp((-3 * distance) / (0.2 * size)) - 0.4);
    if (!seam) return;
    const border = (id ^ cells.neighbour) >>> 0;
    if (uniform(border, 1) > seam.presence) return;
    const half = seam.width * (0.3 + uniform(border, 2)) * Math.exp(0.7 * noise.octaves(px / 70, py / 70, 3));
    const line = (1 - smoothstep(half * 0.2, half + mmPerPixel * 0.6, distance)) * opacity;
    if (line < 0.004) return;
    point.cover(
      seam.colour.table,
      seam.colour.index(0.5 + 0.3 * noise.octaves(px / 14, py / 14, 4)),
      line * 0.85,
    );
  };
}

function prepared(
  { minerals }: z.infer<typeof giantCrystalsSettings>,
  noise: GradientNoise,
  mmPerPixel: number,
): Mineral[] {
  const all = minerals.reduce((sum, { parts }) => sum + parts, 0);
  let sum = 0;
  return minerals.map(({ parts, colours, habit }) => {
    sum += parts;
    return { upTo: sum / all, colour: new Ramp(colours), face: crystalFace(habit, noise, mmPerPixel) };
  });
}
