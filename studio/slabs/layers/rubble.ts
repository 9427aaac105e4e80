import { z } from "zod";
import { Cells } from "../primitives/cells.ts";
import { Ramp } from "../primitives/colour.ts";
import { GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { hash, uniform } from "../primitives/random.ts";
import { clamp, exp, smoothstep } from "../primitives/scalar.ts";
import { acrossOf, type Layer, type Point, type Slab } from "../slab.ts";
import { gridded, noiseField } from "./field.ts";
import { field, positive, ramp, share } from "./settings.ts";

/** Broken stone of one colour. */
const rubbleKind = z.strictObject({
  colours: ramp,
  /** Length of the smallest and of the largest pieces. */
  size: z.tuple([positive, positive]),
  /** Share of the slab that they cover. What all kinds leave shows what lies below. */
  cover: share,
  /** How much pieces differ in tone, 0 to 1. */
  variation: share.optional(),
  /** Change of tone from one side of a piece to the other, as in clear quartz. */
  facet: share.optional(),
  /** Clouding within: its share of the ramp and its wavelength. */
  texture: z.strictObject({ strength: share, size: positive }).optional(),
  /** Veins that end where the piece ends, in this share of the pieces. */
  seams: z.strictObject({ colours: ramp, width: positive, share }).optional(),
  /** How much more of this kind lies where the drift is high; below 0 less. */
  drift: z.number().min(-3).max(3).optional(),
});
type Kind = z.infer<typeof rubbleKind>;

/**
 * Broken stone pressed as closely as it goes: large pieces, smaller ones in what they leave, and so on down to grains
 * finer than a pixel, of which only the mean is seen and how much a pixel's worth of them differs from it.
 */
export const rubbleSettings = z.strictObject({
  layer: z.literal("rubble"),
  kinds: z.array(rubbleKind).min(1),
  /** What shows between pieces; left out, smaller pieces do. */
  binder: z.strictObject({ colours: ramp, width: positive, opacity: share.optional() }).optional(),
  /** Unevenness of broken edges, mm. */
  roughness: z.number().min(0).optional(),
  /** Darkening along the edges of pieces. */
  edge: z.strictObject({ strength: share, width: positive }).optional(),
  /** Where the mix changes over the slab. */
  drift: z.strictObject(field).optional(),
});
type Settings = z.infer<typeof rubbleSettings>;

/** Each sieve lets through what is shorter than this share of the one before it. */
const MESH = 0.58;
/** Length of a piece in distances of the cells' middles. */
const LENGTH = 1.2;

export function rubble(settings: Settings, slab: Slab, seed: number): Layer {
  const { binder, roughness = 0.3, edge } = settings;
  const { mmPerPixel } = slab.view;
  const noise = new GradientNoise(seed);
  const kinds = settings.kinds.map((kind) => prepare(kind, noise, mmPerPixel));
  const sieves = sievesOf(settings.kinds);
  const coarse = sieves.filter(({ length }) => length > 1.2 * mmPerPixel);
  const levels = coarse.map(({ length, covers, free }, place) => {
    const pitch = length / LENGTH;
    const levelSeed = hash(place, 5, seed);
    const cells = new Cells(levelSeed, { jitter: 0.96, unevenness: 0.55, across: acrossOf(slab) / pitch });
    const width = Math.min(binder?.width ?? 0, 0.3 * length);
    const rough = Math.min(roughness, 0.1 * length);
    return { pitch, covers, free, cells, width, rough, seed: levelSeed };
  });
  const dust = new Dust(sieves.slice(coarse.length), kinds, mmPerPixel, seed);
  const drift =
    settings.drift &&
    gridded(noiseField(settings.drift, slab, seed + 3), slab, Math.min(4, settings.drift.size / 8));
  const between = binder && { colour: new Ramp(binder.colours), opacity: binder.opacity ?? 1 };

  return (point) => {
    const { slabX, slabY } = point;
    const fine = roughness ? noise.at(slabX / 1.3, slabY / 1.3) : 0;
    const fineDown = roughness ? noise.at(slabX / 1.3 + 30, slabY / 1.3) : 0;
    const wide = roughness ? noise.at(slabX / 6 + 3, slabY / 6) : 0;
    const wideDown = roughness ? noise.at(slabX / 6 + 30, slabY / 6) : 0;
    for (const { pitch, covers, free, cells, width, rough, seed } of levels) {
      const x = slabX + rough * (0.5 * fine + wide);
      const y = slabY + rough * (0.5 * fineDown + wideDown);
      cells.at(x / pitch, y / pitch);
      const id = hash(cells.column, cells.row, seed);
      const middleX = cells.x * pitch;
      const middleY = cells.y * pitch;
      const kind = chosen(covers, kinds, uniform(id, 1), free, drift ? drift(middleX, middleY) : 0);
      if (!kind) continue;
      const half = 0.5 * width * (0.3 + 1.4 * uniform((id ^ cells.neighbour) >>> 0, 2));
      const depth = cells.border * pitch - half;
      const shown = width > 0 ? clamp(depth / mmPerPixel + 0.5) : 1;
      if (between && shown < 1) {
        const { colour, opacity } = between;
        const index = colour.index(0.5 + 0.3 * noise.at(slabX / 3, slabY / 3));
        point.cover(colour.table, index, opacity * (1 - shown * shown));
      }
      if (shown <= 0) return;
      const light = edge ? 1 - edge.strength * (1 - smoothstep(0, edge.width, depth)) : 1;
      kind.draw(point, x - middleX, y - middleY, pitch, id, shown, light);
      return;
    }
    dust.lay(point, drift ? drift(slabX, slabY) : 0);
  };
}

type Prepared = ReturnType<typeof prepare>;

/**
 * The kind of a piece, if there is one.
 * @param chance from 0 to 1
 * @param free share of the slab that larger pieces leave
 */
function chosen(
  covers: readonly number[],
  kinds: readonly Prepared[],
  chance: number,
  free: number,
  drift: number,
): Prepared | undefined {
  let all = 0;
  for (let k = 0; k < covers.length; k++) all += covers[k] * exp(kinds[k].drift * drift);
  let left = chance * Math.max(all, free);
  for (let k = 0; k < covers.length; k++) {
    left -= covers[k] * exp(kinds[k].drift * drift);
    if (left < 0) return kinds[k];
  }
  return undefined;
}

type Sieve = {
  /** Of its largest pieces, mm. */
  length: number;
  /** Share of the slab that each kind covers with pieces of this sieve. */
  covers: number[];
  /** Share of the slab that larger pieces leave. */
  free: number;
};

function sievesOf(kinds: readonly Kind[]): Sieve[] {
  const most = Math.max(...kinds.map(({ size }) => size[1]));
  const least = Math.min(...kinds.map(({ size }) => size[0]));
  const lengths: number[] = [];
  for (let length = most; length >= least * 0.999; length *= MESH) lengths.push(length);
  const isOf = ({ size }: Kind, length: number) => length >= size[0] * 0.8 && length <= size[1] * 1.3;
  let free = 1;
  return lengths.map((length) => {
    const covers = kinds.map((kind) => {
      const own = lengths.filter((each) => isOf(kind, each)).length;
      return isOf(kind, length) ? kind.cover / own : 0;
    });
    const sieve = { length, covers, free };
    free = Math.max(0.01, free - covers.reduce((sum, cover) => sum + cover, 0));
    return sieve;
  });
}

/** Pieces finer than a pixel. */
class Dust {
  readonly #kinds: readonly Prepared[];
  readonly #covers: number[];
  readonly #free: number;
  readonly #seen: number;
  readonly #mmPerPixel: number;
  readonly #seed: number;

  constructor(sieves: readonly Sieve[], kinds: readonly Prepared[], mmPerPixel: number, seed: number) {
    this.#kinds = kinds;
    this.#mmPerPixel = mmPerPixel;
    this.#seed = seed;
    this.#free = sieves[0]?.free ?? 1;
    this.#covers = kinds.map((_, k) => sieves.reduce((sum, { covers }) => sum + covers[k], 0));
    const all = this.#covers.reduce((sum, cover) => sum + cover, 0);
    // Grains of a pixel are averaged: what differs falls with the root of their number.
    const squares = sieves.map(
      ({ length, covers }) =>
        (covers.reduce((sum, cover) => sum + cover, 0) / all) * (length / LENGTH / mmPerPixel) ** 2,
    );
    this.#seen = Math.min(1, Math.sqrt(squares.reduce((sum, square) => sum + square, 0)));
  }

  lay(point: Point, drift: number): void {
    const { slabX, slabY } = point;
    let all = 0;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = 0; k < this.#covers.length; k++) {
      if (this.#covers[k] === 0) continue;
      const { colour, drift: follows } = this.#kinds[k];
      const weight = this.#covers[k] * exp(follows * drift);
      const index = colour.index(0.5);
      all += weight;
      r += weight * colour.table[index];
      g += weight * colour.table[index + 1];
      b += weight * colour.table[index + 2];
    }
    if (all === 0) return;
    const pixel = 1 / this.#mmPerPixel;
    const id = hash(Math.floor(slabX * pixel), Math.floor(slabY * pixel), this.#seed);
    const one = chosen(this.#covers, this.#kinds, uniform(id, 1), all, drift);
    const seen = one ? this.#seen : 0;
    const index = one?.colour.index(uniform(id, 5)) ?? 0;
    const table = one?.colour.table ?? EMPTY;
    const mean = (1 - seen) / all;
    const opacity = Math.min(1, all / this.#free);
    point.blend(
      r * mean + seen * table[index],
      g * mean + seen * table[index + 1],
      b * mean + seen * table[index + 2],
      opacity,
    );
  }
}

const EMPTY = new Float32Array(3);

function prepare(settings: Kind, noise: GradientNoise, mmPerPixel: number) {
  const { variation = 0.8, facet = 0, texture, seams, drift = 0 } = settings;
  const colour = new Ramp(settings.colours);
  const seamColour = seams && new Ramp(seams.colours);
  const textureSeen = texture ? octavesSeen(texture.size, 4, mmPerPixel) : 0;

  /** @param x from the piece's middle, mm, as is y */
  const draw = (
    point: Point,
    x: number,
    y: number,
    pitch: number,
    id: number,
    shown: number,
    light: number,
  ): void => {
    const turn = uniform(id, 3) * 2 * Math.PI;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    const far = (id & 0xffff) / 31;
    let tint = 0.5 + variation * (uniform(id, 5) - 0.5) + (facet * u) / pitch;
    if (texture) {
      const { strength, size } = texture;
      tint += 0.5 * strength * noise.octaves(u / size + far, v / size, 4, 0.58, textureSeen);
    }
    const index = colour.index(tint);
    let r = colour.table[index];
    let g = colour.table[index + 1];
    let b = colour.table[index + 2];
    if (seams && seamColour && uniform(id, 6) < seams.share) {
      let line = seam(
        seams.width * (0.4 + 1.2 * uniform(id, 10)),
        v - pitch * 0.5 * (uniform(id, 7) - 0.5),
        u,
        far,
      );
      if (uniform(id, 8) < 0.4) {
        const other = u * (0.3 + 0.6 * uniform(id, 9)) + v * 0.6 - pitch * 0.5 * (uniform(id, 11) - 0.5);
        line = Math.max(line, 0.8 * seam(0.6 * seams.width, other, u - v, far + 40));
      }
      if (line > 0.01) {
        const k = seamColour.index(uniform(id, 12));
        r += (seamColour.table[k] - r) * line;
        g += (seamColour.table[k + 1] - g) * line;
        b += (seamColour.table[k + 2] - b) * line;
      }
    }
    point.blend(r * light, g * light, b * light, shown);
  };
  /** How much is seen of a vein, whose middle is so far across. */
  const seam = (width: number, across: number, along: number, far: number): number => {
    const bent = 0.9 * noise.at(along / 9 + far, far) + 0.35 * noise.at(along / 2.3 + far, far + 9);
    const thick = 0.5 * width * exp(0.5 * noise.at(along / 5 + far, far + 20));
    const half = Math.max(thick, 0.4 * mmPerPixel);
    const edge = 0.25 * half + 0.4 * mmPerPixel;
    return (thick / half) * (1 - smoothstep(half - edge, half + edge, Math.abs(across + bent)));
  };
  return { colour, drift, draw };
}
