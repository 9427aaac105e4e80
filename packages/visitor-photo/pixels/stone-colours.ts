import type { Homography } from "../camera.ts";
import type { LaidStone } from "./laying.ts";
import type { SeenFace } from "./seen-face.ts";
import { type SlabPyramid, sampleSlab } from "./slab-pyramid.ts";

/** Steps of linear light in which a slab's colours are kept: finer than a screen's. */
const STEPS = 65535;
/** Where faces share a pixel, the one that covers more than this keeps its colour there, 0–255. */
const MOST = 128;
const NOBODY = 0;
/** Lens and camera blur a photograph as if its pixels were this much wider. */
const BLUR = 2;

/** Mortar's reflectance, linear: as in the rooms of `room-view`. */
const MORTAR = [0.045, 0.04, 0.033] as const;

/**
 * The colours of new stones in even light, pixel by pixel, kept while neither slab nor face moves: 7 bytes a pixel, 13 MB
 * for 1600 x 1200, however many faces there are.
 */
export class StoneColours {
  /** The number plus 1 of the face whose colour is kept for a pixel. */
  readonly owners: Uint8Array;
  /** Red, green and blue of each pixel, in `STEPS`. */
  readonly colours: Uint16Array;
  readonly #laid: { key: string; slab: SlabPyramid }[] = [];

  constructor(pixels: number) {
    this.owners = new Uint8Array(pixels);
    this.colours = new Uint16Array(pixels * 3);
  }

  /**
   * Tells the colours of a face, pixel by pixel; those of another position are discarded.
   * @returns writes the colour of pixel `i`, which is in that column and row
   */
  on(number: number, { coverage, homography: h }: SeenFace, { slab, ...lay }: LaidStone) {
    const { owners, colours } = this;
    const owner = number + 1;
    const key = JSON.stringify([h, lay]);
    const before = this.#laid[number];
    if (before?.key !== key || before.slab !== slab) {
      if (before) for (let i = 0; i < owners.length; i++) if (owners[i] === owner) owners[i] = NOBODY;
      this.#laid[number] = { key, slab };
    }
    const sample = sampler(h, slab, lay);
    return (i: number, column: number, row: number, out: Float64Array): void => {
      if (owners[i] === owner) {
        for (let c = 0; c < 3; c++) out[c] = colours[i * 3 + c] / STEPS;
        return;
      }
      sample(column + 0.5, row + 0.5, out);
      const keeps = owners[i] === NOBODY || coverage[i] >= MOST;
      if (keeps) owners[i] = owner;
      for (let c = 0; c < 3; c++) {
        const step = Math.round(out[c] * STEPS);
        if (keeps) colours[i * 3 + c] = step;
        out[c] = step / STEPS;
      }
    };
  }
}

function sampler(h: Homography, slab: SlabPyramid, { shift, turn, joint }: Omit<LaidStone, "slab">) {
  const cos = Math.round(Math.cos((turn * Math.PI) / 180));
  const sin = Math.round(Math.sin((turn * Math.PI) / 180));
  return (x: number, y: number, out: Float64Array): void => {
    const w = h[6] * x + h[7] * y + h[8];
    const u = (h[0] * x + h[1] * y + h[2]) / w;
    const v = (h[3] * x + h[4] * y + h[5]) / w;
    const ux = (h[0] - u * h[6]) / w;
    const uy = (h[1] - u * h[7]) / w;
    const vx = (h[3] - v * h[6]) / w;
    const vy = (h[4] - v * h[7]) / w;
    const across = [BLUR * (cos * ux - sin * vx), BLUR * (sin * ux + cos * vx)] as const;
    const down = [BLUR * (cos * uy - sin * vy), BLUR * (sin * uy + cos * vy)] as const;
    const [onU, onV] = [cos * u - sin * v + shift[0], sin * u + cos * v + shift[1]];
    sampleSlab(slab, onU, onV, across, down, out);
    if (joint > 0) drawJoint(slab.size, onU, onV, across, down, joint, out);
  };
}

/**
 * Draws mortar along the slabs' edges over the colour of a pixel.
 * @param u metres to the right, `v` metres up from a slab's corner
 * @param across metres on the slab for a pixel to the right, and `down` for a pixel down
 * @param joint its width between two slabs, metres
 * @param colour changed in place
 */
export function drawJoint(
  size: readonly [number, number],
  u: number,
  v: number,
  across: readonly [number, number],
  down: readonly [number, number],
  joint: number,
  colour: Float64Array,
): void {
  const share = Math.max(
    shareOfPixel(u, size[0], Math.abs(across[0]) + Math.abs(down[0]), joint),
    shareOfPixel(v, size[1], Math.abs(across[1]) + Math.abs(down[1]), joint),
  );
  if (share > 0) for (let c = 0; c < 3; c++) colour[c] += share * (MORTAR[c] - colour[c]);
}

function shareOfPixel(at: number, length: number, reach: number, joint: number): number {
  const away = Math.abs(at / length - Math.round(at / length)) * length;
  const wide = Math.max(reach, 1e-6);
  return Math.max(0, Math.min((0.5 * (wide + joint) - away) / wide, 1, joint / wide));
}
