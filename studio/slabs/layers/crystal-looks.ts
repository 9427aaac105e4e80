import { Ramp } from "../primitives/colour.ts";
import { type GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { clamp, smoothstep } from "../primitives/scalar.ts";
import type { Point } from "../slab.ts";
import { line } from "./crystal-faces.ts";
import type { GrainHabit } from "./grain-faces.ts";

/** Where a point lies in its crystal: mm from the middle along and across, mm from the outline, and the crystal's number. */
export type InCrystal = { id: number; u: number; v: number; border: number };

type Settings = {
  colours: readonly string[];
  habit?: GrainHabit | undefined;
  /** Length of the larger crystals, mm. */
  size: number;
  variation?: number | undefined;
  gradient?: number | undefined;
  cloudiness?: number | undefined;
};

/**
 * What the polish shows of the inside of a crystal. Feldspar is opaque: perthite runs through it in one direction, it is
 * clouded where it altered, banded along its faces, and half of the crystals are twins. One looks into quartz: it is dark
 * where it is deep, light comes in from its neighbours, and healed cracks throw some back. Mica lies in leaves.
 * Sources: Deer, Howie and Zussman, "An Introduction to the Rock-Forming Minerals", 3rd ed. 2013 (feldspar, quartz, mica);
 * Vernon, "A Practical Guide to Rock Microstructure", 2nd ed. 2018, chapter 3 (zoning, perthite, seriate sizes).
 */
export class CrystalLook {
  readonly #noise: GradientNoise;
  readonly #colour: Ramp;
  readonly #habit: GrainHabit | undefined;
  readonly #size: number;
  readonly #mmPerPixel: number;
  readonly #variation: number;
  readonly #gradient: number;
  readonly #cloudiness: number;
  /** How much is seen of what is half a millimetre, and one and a half, fine. */
  readonly #fine: number;
  readonly #middling: number;
  readonly #cloudSeen: number;
  readonly #mottleSeen: number;
  readonly #isSeen: boolean;
  #tone = 0;
  #light = 1;

  constructor(noise: GradientNoise, settings: Settings, mmPerPixel: number) {
    const { size } = settings;
    this.#noise = noise;
    this.#colour = new Ramp(settings.colours);
    this.#habit = settings.habit;
    this.#size = size;
    this.#mmPerPixel = mmPerPixel;
    this.#variation = settings.variation ?? 0.6;
    this.#gradient = settings.gradient ?? 0.25;
    this.#cloudiness = size / 2.2 < mmPerPixel ? 0 : (settings.cloudiness ?? 0.15);
    this.#fine = Math.min(1, 0.5 / mmPerPixel);
    this.#middling = Math.min(1, 1.5 / mmPerPixel);
    this.#cloudSeen = octavesSeen(size / 2.2, 4, mmPerPixel);
    this.#mottleSeen = octavesSeen(2.4, 3, mmPerPixel);
    this.#isSeen = size > 2.5 * mmPerPixel;
  }

  /** Lays the crystal's colour at this place over the point. */
  draw(point: Point, at: InCrystal): void {
    const { id, u, v } = at;
    const { x, y } = point;
    // The sum of two numbers: most crystals are of a middle tone, few are very dark or light.
    const own = 0.5 + this.#variation * 0.85 * (uniform(id, 5) + uniform(id, 15) - 1);
    this.#tone = 0.05 * this.#noise.at(x / 520, y / 520);
    this.#tone += (this.#gradient * u * (uniform(id, 16) - 0.3)) / this.#size;
    this.#light = 1;
    if (this.#cloudiness) {
      const scale = 2.2 / this.#size;
      const cloud = this.#noise.octaves(x * scale + (id % 17), y * scale, 4, 0.68, this.#cloudSeen);
      this.#tone += this.#cloudiness * cloud;
    }
    if (this.#isSeen) {
      if (this.#habit === "feldspar") this.#feldspar(at);
      else if (this.#habit === "quartz") this.#quartz(x, y, at);
      else if (this.#habit === "mica") this.#mica(u, v, id);
    }
    // Where its own tone is at the end of the colours, the inside still shows by its light.
    const index = this.#colour.index(clamp(own, 0.1, 0.9) + this.#tone);
    const { table } = this.#colour;
    const light = this.#light * (1 + 0.2 * this.#tone);
    point.blend(table[index] * light, table[index + 1] * light, table[index + 2] * light, 1);
  }

  #feldspar({ id, u, v, border }: InCrystal): void {
    const noise = this.#noise;
    const size = this.#size;
    const away = id % 97;
    // A twin's halves meet in a plane that is straight but for steps, and their perthite runs apart.
    const plane = size * (0.5 * (uniform(id, 10) - 0.5)) + 0.03 * size * noise.at(u / (0.2 * size), away);
    const isFarHalf = uniform(id, 9) < 0.5 && v > plane;
    if (isFarHalf) this.#tone += uniform(id, 11) < 0.5 ? 0.2 : -0.16;
    const along = isFarHalf ? u + 0.35 * v : u - 0.15 * v;
    const across = isFarHalf ? v - 0.35 * u : v + 0.15 * u;

    // Strings and films of albite, a few millimetres long.
    const perthite = uniform(id, 17) ** 1.5;
    const strings = noise.octaves(along / 6.5 + away, across / 0.9, 2, 0.6, this.#fine < 0.6 ? 1 : 2);
    const patch = smoothstep(-0.7, 0.9, noise.at(along / (0.6 * size) + away, across / (0.6 * size) + 53));
    this.#tone += 0.3 * perthite * patch * this.#fine * smoothstep(0.1, 1.3, strings);

    // Bands along the faces, as the melt changed while it grew; the older core is clouded by alteration.
    const zoned = uniform(id, 18);
    if (zoned < 0.55) {
      const wide = size * (0.035 + 0.05 * uniform(id, 19));
      const bent = border + 0.3 * wide * noise.at(u / (0.3 * size) + away, v / (0.3 * size));
      const bands = Math.sin((bent / wide) * 2.4 + 6 * uniform(id, 20)) * Math.exp(-border / (5 * wide));
      if (wide > this.#mmPerPixel) this.#tone += 0.2 * bands;
    }
    // What is as wide as a hand is cleaved and clouded as what is as wide as a thumb.
    const part = Math.min(size, 60);
    const core = smoothstep(0.05 * size, 0.22 * size, border) * smoothstep(0.25, 0.9, uniform(id, 21));
    const mottle = noise.octaves(u / 2.4 + away, v / 2.4, 3, 0.75, this.#mottleSeen);
    this.#tone += (0.11 + 0.17 * core) * Math.sqrt(part / size) * this.#middling * mottle - 0.12 * core;

    // Cleavage: straight, in two directions, and only where the saw has opened it.
    const opened = smoothstep(0.1, 1, noise.at(u / (0.45 * part) + away, v / (0.45 * part) + 11));
    if (opened > 0) {
      const first = line(
        noise.at(across / (0.2 * part) + away, along / (4 * part)),
        0.2 * part,
        0.07,
        this.#mmPerPixel,
      );
      const other = line(
        noise.at(along / (0.32 * part), across / (4 * part) + away),
        0.32 * part,
        0.06,
        this.#mmPerPixel,
      );
      this.#light *= 1 - opened * (0.3 * first + 0.2 * other);
    }
    const shine = uniform(id, 13);
    this.#light *= shine > 0.9 ? 1.05 + 0.5 * (shine - 0.9) : 1;
  }

  #quartz(x: number, y: number, { id, border }: InCrystal): void {
    const noise = this.#noise;
    const size = this.#size;
    const mmPerPixel = this.#mmPerPixel;
    // What is seen within runs on from grain to grain, as quartz fills what others leave.
    const pool = noise.octaves(x / (1.5 * size), y / (1.5 * size) + 50, 4, 0.62, this.#cloudSeen);
    this.#tone += 0.2 * pool;
    // Light comes in from the neighbours, as far as a millimetre or two.
    const depth = smoothstep(0, Math.min(2.6, 0.3 * size), border);
    this.#tone += 0.24 * (0.62 - depth);
    const bentX = x + 0.3 * size * noise.at(x / size, y / size + 7);
    const bentY = y + 0.3 * size * noise.at(x / size + 13, y / size);
    const turn = 1.2 * uniform(id, 22);
    const cracked = smoothstep(-0.2, 1, noise.at(x / (1.2 * size), y / (1.2 * size) + 31));
    if (cracked > 0) {
      const first = line(
        noise.at(bentX / (2 * size), (bentY + turn * bentX) / (0.5 * size)),
        0.5 * size,
        0.12,
        mmPerPixel,
      );
      const other = line(
        noise.at(bentX / (0.6 * size), bentY / (2.4 * size) + 17),
        0.6 * size,
        0.09,
        mmPerPixel,
      );
      this.#light += cracked * (0.32 * first - 0.22 * other);
    }
    // Veils of bubbles along healed cracks.
    const veil = noise.octaves(bentX / 3.2 + 71, bentY / 1.4, 3, 0.7, this.#mottleSeen);
    this.#light += 0.09 * this.#middling * cracked * smoothstep(0.3, 1.6, veil);
  }

  #mica(u: number, v: number, id: number): void {
    const noise = this.#noise;
    const leaves = noise.octaves(u / 3 + (id % 83), v / 0.55, 2, 0.6, this.#fine < 0.6 ? 1 : 2);
    this.#tone += 0.3 * this.#fine * leaves;
    // A few leaves lie so flat that one sees the sky in them.
    const lies = uniform(id, 13);
    if (lies > 0.86) this.#light = 1.3 + 1.6 * (lies - 0.86) * 7 * (0.5 + 0.5 * smoothstep(-1, 1, leaves));
    else this.#light = 0.95;
  }
}
