import { z } from "zod";
import { Ramp } from "../primitives/colour.ts";
import { type GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import type { Plates } from "../primitives/plates.ts";
import { uniform } from "../primitives/random.ts";
import { clamp, DEGREE, smoothstep } from "../primitives/scalar.ts";
import type { Slab } from "../slab.ts";
import { maskField } from "./field.ts";
import { type mask, ramp, share } from "./settings.ts";

/** Labradorescence: a play of light in those crystals that happen to lie right. */
export const flash = z.strictObject({
  /** From its faint to its bright parts. */
  colours: ramp,
  /** Share of the plates that show it. */
  share,
  strength: share.optional(),
  /** How evenly a crystal flashes: 0 in zones and streaks, 1 as a whole. */
  evenness: share.optional(),
});

/** How the plates lie, which of them flash, and where flashes gather. */
type Settings = {
  size: number;
  stretch?: number | undefined;
  angle?: number | undefined;
  flashes?: readonly z.infer<typeof flash>[] | undefined;
  flashMask?: z.infer<typeof mask> | undefined;
};
type Kind = { colour: Ramp; share: number; strength: number; evenness: number };

/** The flashes of a mosaic of plates. */
export class PlateFlashes {
  /** The colour of the flash that was last found begins at `index` of `table`. */
  table = new Float32Array();
  index = 0;
  readonly #kinds: readonly Kind[];
  readonly #densityAt: () => number;
  readonly #brightnessAt: (evenness: number) => number;
  readonly #mosaic: Plates;

  constructor(settings: Settings, slab: Slab, seed: number, mosaic: Plates, noise: GradientNoise) {
    this.#kinds = (settings.flashes ?? []).map((kind) => ({
      colour: new Ramp(kind.colours),
      share: kind.share,
      strength: kind.strength ?? 0.9,
      evenness: kind.evenness ?? 0,
    }));
    this.#densityAt = densityOfFlashes(settings, slab, seed, mosaic);
    this.#brightnessAt = brightnessOfFlashes(settings, slab, mosaic, noise);
    this.#mosaic = mosaic;
  }

  /** How strongly the mosaic flashes at its present point. */
  strength(): number {
    const kind = this.#kind();
    if (!kind) return 0;
    const light = this.#brightnessAt(kind.evenness);
    this.table = kind.colour.table;
    this.index = kind.colour.index(light * 1.1 + 0.2 * this.#mosaic.u);
    return light * kind.strength;
  }

  /** Which flash the plate shows, if any. */
  #kind(): Kind | undefined {
    const density = this.#densityAt();
    let chance = uniform(this.#mosaic.id, 14);
    for (const kind of this.#kinds) {
      chance -= kind.share * density;
      if (chance < 0) return kind;
    }
    return undefined;
  }
}

function densityOfFlashes(settings: Settings, slab: Slab, seed: number, mosaic: Plates): () => number {
  const { size, stretch = 1, angle = 0, flashMask } = settings;
  const seen = maskField(flashMask, slab, seed + 5);
  const cos = Math.cos(angle * DEGREE);
  const sin = Math.sin(angle * DEGREE);
  return () => {
    const along = mosaic.x * size * stretch;
    const across = mosaic.y * size;
    return seen ? seen(along * cos - across * sin, along * sin + across * cos) : 1;
  };
}

/** How bright a flash is: in zones of the crystal with quite sharp edges, and in streaks along its cleavage. */
function brightnessOfFlashes({ size }: Settings, { view }: Slab, mosaic: Plates, noise: GradientNoise) {
  const streaksSeen = octavesSeen(size / 9, 2, view.mmPerPixel);
  return (evenness: number): number => {
    const { id, u, v } = mosaic;
    const zone =
      (1 - evenness) * noise.octaves(u * 1.3 + (id % 97), v * 1.8, 2, 0.5) +
      1.5 * (uniform(id, 15) - 0.35 + 0.5 * evenness);
    let light = smoothstep(-0.3, 0.25, zone);
    if (light <= 0) return 0;
    if (uniform(id, 16) < 0.45) light *= v > 0.35 * (uniform(id, 17) - 0.5) ? 1 : 0.25 + 0.6 * evenness;
    const streaks = noise.octaves(u * 0.7 + (id % 61), v * 11, 2, 0.6, streaksSeen);
    return (
      light *
      clamp(0.72 + 0.16 * evenness + 0.3 * (1 - 0.5 * evenness) * streaks) *
      (0.3 + 0.7 * uniform(id, 18))
    );
  };
}
