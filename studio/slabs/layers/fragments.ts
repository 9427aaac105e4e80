import { z } from "zod";
import { Cells } from "../primitives/cells.ts";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { DEGREE, exp, smoothstep } from "../primitives/scalar.ts";
import { acrossOf, type Layer, type Slab } from "../slab.ts";
import { line } from "./crystal-faces.ts";
import { maskField, octaveField } from "./field.ts";
import { degrees, mask, positive, ramp, share } from "./settings.ts";

/** Breccia and nodules: broken pieces, each with its own tone and its own turned texture, in a matrix. */
export const fragmentsSettings = z.strictObject({
  layer: z.literal("fragments"),
  colours: ramp,
  size: positive,
  stretch: positive.optional(),
  angle: degrees.optional(),
  /** 0 all of one size to about 1. */
  unevenness: z.number().min(0).max(1.5).optional(),
  jitter: share.optional(),
  /** Deviation of the outlines as a share of the size, and how rough they are. */
  warp: share.optional(),
  warpGain: share.optional(),
  opacity: share.optional(),
  /** Texture within a fragment: its share of the ramp, its wavelength and its stretch. */
  texture: z
    .strictObject({ strength: share, size: positive.optional(), stretch: positive.optional() })
    .optional(),
  /** Cracks healed before the stone was broken: they run one way through a fragment and end where it ends. */
  seams: z
    .strictObject({
      colours: ramp,
      width: positive,
      /** Of the cracks of a fragment, and the share of the fragments that have them. */
      distance: positive,
      share: share.optional(),
      opacity: share.optional(),
    })
    .optional(),
  /** Darkening towards the border. */
  rim: share.optional(),
  matrix: z
    .strictObject({
      colours: ramp,
      /** Half the distance between fragments, and how much it varies, as an exponent. */
      width: z.number().min(0),
      variation: z.number().min(0).max(2).optional(),
      /** Wavelength of the variation. */
      wavelength: positive.optional(),
      softness: positive.optional(),
      opacity: share.optional(),
    })
    .optional(),
  mask: mask.optional(),
});

/** Of the texture within a fragment: down to a millimetre, so that it is still seen from near. */
const TEXTURE_OCTAVES = 7;
/** Wavelength of the edges' feathers, mm; they are as deep as the matrix is soft, but no deeper than this. */
const FEATHER = 4;

export function fragments(settings: z.infer<typeof fragmentsSettings>, slab: Slab, seed: number): Layer {
  const { size, stretch = 1, warpGain = 0.5, opacity = 1, rim = 0, matrix } = settings;
  const noise = new GradientNoise(seed);
  const cells = new Cells(seed, {
    jitter: settings.jitter ?? 0.95,
    unevenness: settings.unevenness ?? 0.5,
    across: acrossOf(slab) / size,
  });
  const amplitude = (settings.warp ?? 0.09) * size;
  const turns = { wavelength: size / 0.8, count: 5, gain: warpGain };
  const along = octaveField(noise, turns, slab);
  const down = octaveField(noise, { ...turns, shift: [20, 9] }, slab);
  const colour = new Ramp(settings.colours);
  const filling = matrix && { ...matrix, colour: new Ramp(matrix.colours) };
  const cement = octaveField(
    noise,
    { wavelength: 12 + 5 * (matrix?.width ?? 0), count: 5, gain: 0.55 },
    slab,
  );
  const gape = octaveField(
    noise,
    { wavelength: matrix?.wavelength ?? size * 1.5, count: 2, shift: [5, 2] },
    slab,
  );
  const texture = settings.texture?.strength ?? 0.15;
  const grain = settings.texture?.size ?? size * 0.25;
  const grainStretch = settings.texture?.stretch ?? 1;
  const { mmPerPixel } = slab.view;
  const grainSeen = octavesSeen(grain, TEXTURE_OCTAVES, mmPerPixel);
  const seams = settings.seams && seamsOf(settings.seams, noise, mmPerPixel);
  // What is softer than a few pixels is drawn out into feathers, as crystals grow from the edges.
  const feather = Math.min(filling?.softness ?? 1, FEATHER);
  const featherSeen = octavesSeen(FEATHER, 3, mmPerPixel);
  const seen = maskField(settings.mask, slab, seed + 5);
  const cos = Math.cos((settings.angle ?? 0) * DEGREE);
  const sin = Math.sin((settings.angle ?? 0) * DEGREE);

  return (point) => {
    const { x: px, y: py } = point;
    const there = seen ? seen(px, py) : 1;
    if (there < 0.01) return;
    const x = px + amplitude * along(px, py);
    const y = py + amplitude * down(px, py);
    cells.at((x * cos + y * sin) / size / stretch, (-x * sin + y * cos) / size);
    const { id } = cells;
    const distance = cells.border * size;
    const turn = uniform(id, 5) * 2 * Math.PI;
    const tc = Math.cos(turn);
    const ts = Math.sin(turn);
    const u = (x * tc + y * ts) / grain / grainStretch + uniform(id, 1) * 99;
    const v = (-x * ts + y * tc) / grain + uniform(id, 2) * 99;
    const inner = noise.octaves(u, v, TEXTURE_OCTAVES, 0.58, grainSeen);
    point.cover(
      colour.table,
      colour.index(uniform(id, 3) * (1 - texture) + texture * (0.5 + 0.5 * inner)),
      opacity * there,
    );
    if (seams) seams(point, u * grain * grainStretch, v * grain, id, opacity * there);
    if (rim) {
      const dark = 1 - rim * there * exp(-distance / ((filling?.width ?? 1) * 2 + 2));
      point.r *= dark;
      point.g *= dark;
      point.b *= dark;
    }
    if (filling) {
      const { width, variation = 1, softness = 1 } = filling;
      const half = width * exp(variation * gape(px, py)) * (0.5 + uniform((id ^ cells.neighbour) >>> 0, 4));
      if (distance > half + softness + feather) return;
      const ragged = feather * noise.octaves(px / FEATHER, py / FEATHER, 3, 0.65, featherSeen);
      const edge = Math.max(softness - 0.35 * feather, 0.5);
      const shown =
        there * (filling.opacity ?? 1) * (1 - smoothstep(half - edge, half + edge, distance + 0.2 * ragged));
      if (shown > 0.003) {
        const tint = filling.colour.index(0.5 + 0.25 * cement(px, py));
        point.cover(filling.colour.table, tint, shown);
      }
    }
  };
}

type Seams = NonNullable<z.infer<typeof fragmentsSettings>["seams"]>;

/** @returns what draws the cracks of a fragment; `u` and `v` are mm along and across it, each fragment elsewhere */
function seamsOf(settings: Seams, noise: GradientNoise, mmPerPixel: number) {
  const { width, distance, share = 0.6, opacity = 0.7 } = settings;
  const colour = new Ramp(settings.colours);
  return (point: Parameters<Layer>[0], u: number, v: number, id: number, there: number): void => {
    if (uniform(id, 7) > share) return;
    const bent = 0.1 * distance * noise.octaves(u / distance, v / distance, 3, 0.6);
    const here = smoothstep(-0.3, 0.7, noise.at(u / (2 * distance) + 40, v / (2 * distance)));
    const along = line(
      noise.at((u + bent) / (5 * distance), (v + bent) / distance),
      distance,
      width,
      mmPerPixel,
    );
    const across = line(
      noise.at((u + bent) / distance, (v - bent) / (4 * distance) + 9),
      distance,
      0.6 * width,
      mmPerPixel,
    );
    const shown = opacity * there * here * Math.max(along, 0.7 * across);
    if (shown > 0.004) point.cover(colour.table, colour.index(uniform(id, 8)), shown);
  };
}
