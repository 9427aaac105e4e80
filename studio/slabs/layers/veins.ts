import { z } from "zod";
import { Ramp, rgbOf } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { clamp, smoothstep } from "../primitives/scalar.ts";
import type { Layer, Slab, View } from "../slab.ts";
import { degrees, halo, positive, ramp, share } from "./settings.ts";
import { type VeinSegment, veinPaths } from "./vein-paths.ts";

/** Veins with a beginning and an end. Two layers with the same `path` lie on one another: a wide body, a thin core. */
export const veinsSettings = z.strictObject({
  layer: z.literal("veins"),
  colours: ramp,
  path: z.int().min(1).optional(),
  /** Veins in a square metre. */
  density: positive,
  direction: z.union([degrees, z.array(degrees).min(1)]).optional(),
  spread: degrees.optional(),
  width: positive.optional(),
  widthVariation: z.number().min(0).max(2).optional(),
  length: positive.optional(),
  branching: z.number().min(0).max(0.1).optional(),
  branchDepth: z.int().min(0).max(3).optional(),
  braiding: share.optional(),
  kinks: z.number().min(0).max(0.2).optional(),
  pinch: z.number().min(0).max(2).optional(),
  flow: z.strictObject({ angle: degrees, wavelength: positive }).optional(),
  follow: positive.optional(),
  wander: z.number().min(0).max(1).optional(),
  jaggedness: z.number().min(0).optional(),
  clustering: share.optional(),
  /** Unevenness of the edges, mm. */
  roughness: z.number().min(0).optional(),
  /** Width over which the edges fade, mm; 0 is crisp. */
  softness: z.number().min(0).optional(),
  /** Holes in the vein: how deep, and their wavelength. */
  patchiness: share.optional(),
  patchSize: positive.optional(),
  texture: share.optional(),
  halo: halo.optional(),
  opacity: share.optional(),
});

export function veins(settings: z.infer<typeof veinsSettings>, slab: Slab, seed: number): Layer {
  const { width = 4, roughness = 0.6, softness = 0, patchiness = 0, patchSize = 22 } = settings;
  const { texture = 0.12, opacity = 1, halo } = settings;
  const { view } = slab;
  const noise = new GradientNoise(seed);
  const colour = new Ramp(settings.colours);
  const [hr, hg, hb] = rgbOf(halo?.colour ?? (settings.colours[0] as string));
  const haloWidth = halo?.width ?? 0;
  const reach = Math.max(haloWidth * 3, 1.5 * view.mmPerPixel) + roughness * 3 + softness;
  const paths = veinPaths(slab, seed, {
    density: settings.density,
    directions: [settings.direction ?? 0].flat(),
    spread: settings.spread ?? 15,
    width,
    widthVariation: settings.widthVariation ?? 0.6,
    length: settings.length ?? 1500,
    branching: settings.branching ?? 0.003,
    branchDepth: settings.branchDepth ?? 2,
    braiding: settings.braiding ?? 0.65,
    kinks: settings.kinks ?? 0.004,
    pinch: settings.pinch ?? 0.5,
    flow: settings.flow ?? { angle: 12, wavelength: 500 },
    follow: settings.follow ?? 0.02,
    wander: settings.wander ?? 0.06,
    jaggedness: (settings.jaggedness ?? 0.5) * 0.5,
    clustering: settings.clustering ?? 0,
  });
  const drawn = new VeinDistances(view, paths, reach);
  const patchSeen = octavesSeen(patchSize, 3, view.mmPerPixel);
  const shift = (x: number, y: number): number =>
    roughness *
    (0.18 * noise.at(x / 2.6, y / 2.6) + 0.6 * noise.at(x / 9, y / 9) + 1.6 * noise.at(x / 31, y / 31));

  return (point) => {
    const { slabX: x, slabY: y } = point;
    if (!drawn.isNear(x, y)) return;
    drawn.at(x + (roughness ? shift(x, y) : 0), y + (roughness ? shift(x + 1240, y) : 0));
    const inside = drawn.inside;
    if (inside < -reach) return;
    if (halo) {
      const away = Math.max(0, -inside);
      const glow =
        halo.strength *
        Math.exp(-away / haloWidth) *
        drawn.opacity *
        (1 - smoothstep(haloWidth * 2, haloWidth * 3, away));
      if (glow > 0.004) {
        point.r += (hr - point.r) * glow;
        point.g += (hg - point.g) * glow;
        point.b += (hb - point.b) * glow;
      }
    }
    const covered = softness
      ? smoothstep(-softness * 0.7, softness * 0.7, inside)
      : clamp(inside / view.mmPerPixel + 0.55);
    let shown = covered * drawn.opacity * opacity;
    if (shown <= 0.004) return;
    if (patchiness) {
      shown *=
        1 -
        patchiness *
          smoothstep(-0.6, 0.9, noise.octaves(x / patchSize, y / patchSize + 30, 3, 0.45, patchSeen));
    }
    const index = colour.index(0.5 + 0.28 * noise.octaves(x / 40 + 7, y / 40, 3));
    const light = 1 + texture * 0.5 * noise.at(x / 4, y / 4);
    point.r += ((colour.table[index] as number) * light - point.r) * shown;
    point.g += ((colour.table[index + 1] as number) * light - point.g) * shown;
    point.b += ((colour.table[index + 2] as number) * light - point.b) * shown;
  };
}

/** Points that no vein is near. */
const FAR = -1e6;
/** Side of the squares by which it is known where any vein is near, in pixels. */
const SQUARE = 16;

/** How deep in a vein the points of a view lie: distances in mm to the edges, above 0 inside, on a grid of pixels. */
class VeinDistances {
  /** mm; below 0 outside. */
  inside = FAR;
  opacity = 0;
  readonly #view: View;
  /** The grid is larger than the view by what roughness may reach for. */
  readonly #margin: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #distance: Float32Array;
  readonly #opacity: Float32Array;
  readonly #squares: Uint8Array;
  readonly #squareColumns: number;

  constructor(view: View, paths: readonly VeinSegment[], reach: number) {
    this.#view = view;
    this.#margin = Math.ceil(reach / view.mmPerPixel) + 2;
    this.#columns = view.columns + 2 * this.#margin;
    this.#rows = view.rows + 2 * this.#margin;
    this.#distance = new Float32Array(this.#columns * this.#rows).fill(FAR);
    this.#opacity = new Float32Array(this.#columns * this.#rows);
    this.#squareColumns = Math.ceil(this.#columns / SQUARE);
    this.#squares = new Uint8Array(this.#squareColumns * Math.ceil(this.#rows / SQUARE));
    for (const segment of paths) this.#draw(segment, reach);
  }

  #draw(segment: VeinSegment, reach: number): void {
    const { left, top, mmPerPixel } = this.#view;
    const x0 = (segment.x0 - left) / mmPerPixel + this.#margin;
    const y0 = (segment.y0 - top) / mmPerPixel + this.#margin;
    const dx = (segment.x1 - segment.x0) / mmPerPixel;
    const dy = (segment.y1 - segment.y0) / mmPerPixel;
    const around = (Math.max(segment.half0, segment.half1) + reach) / mmPerPixel + 2;
    const firstColumn = Math.max(0, Math.floor(Math.min(x0, x0 + dx) - around));
    const lastColumn = Math.min(this.#columns - 1, Math.ceil(Math.max(x0, x0 + dx) + around));
    const firstRow = Math.max(0, Math.floor(Math.min(y0, y0 + dy) - around));
    const lastRow = Math.min(this.#rows - 1, Math.ceil(Math.max(y0, y0 + dy) + around));
    const perLength = 1 / (dx * dx + dy * dy + 1e-9);
    const distance = this.#distance;
    for (let j = firstRow; j <= lastRow; j++) {
      for (let i = firstColumn; i <= lastColumn; i++) {
        const along = clamp(((i - x0) * dx + (j - y0) * dy) * perLength);
        const ex = i - x0 - along * dx;
        const ey = j - y0 - along * dy;
        const half = segment.half0 + (segment.half1 - segment.half0) * along;
        const inside = half - Math.sqrt(ex * ex + ey * ey) * mmPerPixel;
        const k = j * this.#columns + i;
        if (inside > (distance[k] as number)) {
          distance[k] = inside;
          this.#opacity[k] = segment.opacity;
        }
      }
    }
    for (let j = firstRow >> 4; j <= lastRow >> 4; j++) {
      for (let i = firstColumn >> 4; i <= lastColumn >> 4; i++)
        this.#squares[j * this.#squareColumns + i] = 1;
    }
  }

  /** Whether a vein may be found at this point; cheap. */
  isNear(x: number, y: number): boolean {
    const { left, top, mmPerPixel } = this.#view;
    const i = clamp((x - left) / mmPerPixel + this.#margin, 0, this.#columns - 1) | 0;
    const j = clamp((y - top) / mmPerPixel + this.#margin, 0, this.#rows - 1) | 0;
    return this.#squares[(j >> 4) * this.#squareColumns + (i >> 4)] === 1;
  }

  at(x: number, y: number): void {
    const { left, top, mmPerPixel } = this.#view;
    const fx = clamp((x - left) / mmPerPixel + this.#margin, 0, this.#columns - 1.01);
    const fy = clamp((y - top) / mmPerPixel + this.#margin, 0, this.#rows - 1.01);
    const i = fx | 0;
    const j = fy | 0;
    const u = fx - i;
    const k = j * this.#columns + i;
    const distance = this.#distance;
    const below = k + this.#columns;
    const upper = (distance[k] as number) + u * ((distance[k + 1] as number) - (distance[k] as number));
    const lower =
      (distance[below] as number) + u * ((distance[below + 1] as number) - (distance[below] as number));
    this.inside = upper + (fy - j) * (lower - upper);
    this.opacity = this.#opacity[k] as number;
  }
}
