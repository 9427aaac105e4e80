import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { exp, levelOfCover, smoothstep } from "../primitives/scalar.ts";
import { Shards } from "../primitives/shards.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { line } from "./crystal-faces.ts";
import { gridded, maskField, noiseField, octaveField } from "./field.ts";
import { positive, ramp, share } from "./settings.ts";

/**
 * Blocks of opaque crystals as in pegmatite, broken by straight cracks: feldspar, or where they are black, tourmaline. What
 * lies below fills the gaps between them.
 */
export const blocksSettings = z.strictObject({
  layer: z.literal("blocks"),
  colours: ramp,
  /** Size of the blocks before they broke, how much it differs, and how often they broke at most. */
  size: positive,
  unevenness: z.number().min(0).max(1.5).optional(),
  breaks: z.int().min(0).max(9).optional(),
  /** Share of the slab that they cover. */
  cover: share,
  /** How they gather: 0 evenly strewn, 1 only in fields of this size. */
  gathering: z.strictObject({ strength: share, size: positive }).optional(),
  /** Half the width of the widest gaps, mm; most are much narrower. */
  gap: positive.optional(),
  /** Unevenness of the outlines, mm. */
  roughness: z.number().min(0).optional(),
  /** How much the streaks along a block show. */
  streaks: share.optional(),
  /** Rust that came in from the borders: its colours, on which share of the slab, and how deep it went. */
  rust: z.strictObject({ colours: ramp, cover: share, depth: positive }).optional(),
});

export function blocks(settings: z.infer<typeof blocksSettings>, slab: Slab, seed: number): Layer {
  const { size, unevenness = 1, breaks = 4, gap = 3, roughness = 0.5, rust } = settings;
  const { strength: gathering, size: fieldSize } = settings.gathering ?? { strength: 0.5, size: size * 2 };
  const { mmPerPixel } = slab.view;
  const noise = new GradientNoise(seed);
  const shards = new Shards({ seed, unevenness, breaks, across: acrossOf(slab) / size });
  const colour = new Ramp(settings.colours);
  const rustColour = rust && new Ramp(rust.colours);
  const fields = gridded(noiseField({ size: fieldSize, octaves: 3 }, slab, seed + 11), slab, fieldSize / 10);
  const together = Math.sqrt(gathering);
  const alone = Math.sqrt(1 - gathering);
  const level = levelOfCover(settings.cover);
  const bend = { wavelength: size / 1.6, count: 2, gain: 0.4 };
  const bentAcross = octaveField(noise, bend, slab);
  const bentDown = octaveField(noise, { ...bend, shift: [20, 9] }, slab);
  // Cracks step from cleavage to cleavage.
  const steps = { wavelength: 14, count: 4, gain: 0.6 };
  const steppedAcross = octaveField(noise, { ...steps, shift: [3, 60] }, slab);
  const steppedDown = octaveField(noise, { ...steps, shift: [70, 4] }, slab);
  // A block has grown of several crystals, which differ little and part hardly.
  const grown = new Shards({
    seed: seed + 17,
    unevenness: 1,
    breaks: 3,
    across: acrossOf(slab) / size / 0.24,
  });
  const face = faceOf(settings.streaks ?? 0.5, noise, mmPerPixel);
  const rusty =
    rust && maskField({ size: 260, octaves: 4, cover: rust.cover, softness: 0.6 }, slab, seed + 13);

  return (point) => {
    const { x: px, y: py } = point;
    const x = px + 0.035 * size * bentAcross(px, py) + roughness * steppedAcross(px, py);
    const y = py + 0.035 * size * bentDown(px, py) + roughness * steppedDown(px, py);
    shards.at(x / size, y / size);
    const { id, cell, side } = shards;
    const middleX = shards.x * size;
    const middleY = shards.y * size;
    const chance = (uniform(id, 1) + uniform(cell, 2) + uniform(cell, 3) - 1.5) * 2;
    if (together * fields(middleX, middleY) + alone * chance < level) return;
    const border = shards.border * size;
    const wide = gap * uniform(side, 4) ** 3 * exp(0.8 * bentDown(py, px));
    const depth = border - wide;
    const edge = 0.6 + 0.5 * mmPerPixel;
    const shown = smoothstep(-edge, edge, depth);
    if (shown < 0.004) return;
    const turn = Math.PI * uniform(cell, 5) + 0.12 * (uniform(id, 6) - 0.5);
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const { r, g, b } = point;
    let own = 0.5 + 0.5 * (uniform(cell, 7) - 0.5) + 0.3 * (uniform(id, 8) - 0.5);
    grown.at(
      (x + 2 * bentAcross(px * 7, py * 7)) / size / 0.24,
      (y + 2 * bentDown(px * 7, py * 7)) / size / 0.24,
    );
    own += 0.28 * (uniform(grown.id, 11) - 0.5) * smoothstep(0, 0.05, grown.border);
    face.at(px * cos + py * sin, py * cos - px * sin, cell % 97);
    point.cover(colour.table, colour.index(own + face.tone), 1);
    if (rust && rustColour && rusty) {
      const uneven = exp(0.8 * noise.octaves(px / 40, py / 40 + 8, 4, 0.6));
      const deep = exp((-depth / rust.depth) * uneven);
      const stain = 0.85 * deep * rusty(px, py);
      point.cover(rustColour.table, rustColour.index(0.9 - 0.6 * deep + face.tone), stain);
    }
    // One sees a little way into the edge, and behind it is the dark of the gap.
    const light = face.light * (1 - 0.16 * exp(-depth / 1.2));
    point.r = r + (point.r * light - r) * shown;
    point.g = g + (point.g * light - g) * shown;
    point.b = b + (point.b * light - b) * shown;
  };
}

/**
 * Perthite in strings along the block, cleavage along and across it, clouds where it altered (Deer, Howie and Zussman, "An
 * Introduction to the Rock-Forming Minerals", 3rd ed. 2013).
 */
function faceOf(streaks: number, noise: GradientNoise, mmPerPixel: number) {
  const cloudSeen = octavesSeen(150, 7, mmPerPixel);
  const stringSeen = octavesSeen(1.6, 2, mmPerPixel);
  const filmSeen = octavesSeen(9, 3, mmPerPixel);
  const strings = Math.min(1, 0.9 / mmPerPixel);
  const face = {
    tone: 0,
    light: 1,
    /** @param u mm along the block, as is v across it */
    at(u: number, v: number, away: number): void {
      const cloud = noise.octaves(u / 150 + away, v / 110, 7, 0.62, cloudSeen);
      const here = smoothstep(-0.8, 0.9, noise.at(u / 80 + away, v / 60 + 20));
      const film = noise.octaves(u / 70 + away, v / 9, 3, 0.55, filmSeen);
      const string = noise.octaves(u / 13 + away, v / 1.6, 2, 0.6, stringSeen);
      face.tone = 0.15 * cloud + 0.08 * streaks * here * film;
      face.tone += 0.42 * streaks * here * strings * (smoothstep(0, 1.4, string) - 0.3);
      const opened = smoothstep(0.1, 1.3, noise.at(u / 70 + away, v / 50 + 40));
      const bent = 3 * noise.at(u / 30 + away, v / 30);
      const first = line(noise.at(u / 300 + away, (v + bent) / 23), 23, 0.25, mmPerPixel);
      const second = line(noise.at((u + bent) / 47, v / 200 + away), 47, 0.25, mmPerPixel);
      face.light = 1 + 0.03 * streaks * film - opened * (0.2 * first + 0.14 * second);
    },
  };
  return face;
}
