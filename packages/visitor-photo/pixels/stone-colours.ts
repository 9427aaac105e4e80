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

  /** The colours of a face; those of another position are discarded. */
  on(number: number, face: SeenFace, stone: LaidStone): FaceColours {
    const { slab, ...lay } = stone;
    const key = JSON.stringify([face.homography, lay]);
    const before = this.#laid[number];
    if (before?.key !== key || before.slab !== slab) {
      if (before) this.#forget(number + 1);
      this.#laid[number] = { key, slab };
    }
    return new FaceColours(this, number + 1, face, stone);
  }

  #forget(owner: number): void {
    for (let i = 0; i < this.owners.length; i++) if (this.owners[i] === owner) this.owners[i] = NOBODY;
  }
}

class FaceColours {
  readonly #kept: StoneColours;
  readonly #owner: number;
  readonly #face: SeenFace;
  readonly #stone: LaidStone;
  readonly #cos: number;
  readonly #sin: number;

  constructor(kept: StoneColours, owner: number, face: SeenFace, stone: LaidStone) {
    this.#kept = kept;
    this.#owner = owner;
    this.#face = face;
    this.#stone = stone;
    this.#cos = Math.round(Math.cos((stone.turn * Math.PI) / 180));
    this.#sin = Math.round(Math.sin((stone.turn * Math.PI) / 180));
  }

  /** @param i the number of the pixel in that column and row */
  under(i: number, column: number, row: number, out: Float64Array): void {
    const { owners, colours } = this.#kept;
    if (owners[i] === this.#owner) {
      for (let c = 0; c < 3; c++) out[c] = colours[i * 3 + c] / STEPS;
      return;
    }
    this.#sample(column + 0.5, row + 0.5, out);
    const keeps = owners[i] === NOBODY || this.#face.coverage[i] >= MOST;
    if (keeps) owners[i] = this.#owner;
    for (let c = 0; c < 3; c++) {
      const step = Math.round(out[c] * STEPS);
      if (keeps) colours[i * 3 + c] = step;
      out[c] = step / STEPS;
    }
  }

  #sample(x: number, y: number, out: Float64Array): void {
    const h = this.#face.homography;
    const [cos, sin] = [this.#cos, this.#sin];
    const { slab, shift, joint } = this.#stone;
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
  }
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
