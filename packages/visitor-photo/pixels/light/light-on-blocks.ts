import type { Homography } from "../../camera.ts";
import { luminance } from "../../colour.ts";
import { sampleGrid } from "./light-grid.ts";
import type { Mirror } from "./mirror.ts";
import type { FaceLight } from "./old-light.ts";

/** Light changes so slowly that blocks of this many pixels share it. */
const BLOCK = 2;
/** Numbers of a block: three that fall on it, three that it mirrors, and the luminance of the smooth old light. */
export const LIGHT = { falls: 0, reflects: 3, smooth: 6, numbers: 7 } as const;

/** The mirror of an even room around a face, before and with the new stones: three numbers each. */
export type Even = { before: Float64Array; fresh: Float64Array };

/** The light on a face, computed block by block when it is asked for. */
export class LightOnBlocks {
  readonly #face: number;
  readonly #h: Homography;
  readonly #light: FaceLight;
  readonly #irradiance: Float32Array;
  readonly #mirror: Mirror;
  /** For each column the row of blocks that its numbers belong to. */
  readonly #row: Int32Array;
  readonly #blocks: Float32Array;
  readonly #even: Even;
  readonly #sample = new Float64Array(3);
  readonly #traced = new Float64Array(3);
  readonly #fresh = new Float64Array(3);
  readonly #before = new Float64Array(3);

  /** @param irradiance on the face beside the new stones, on the places of its light */
  constructor(
    width: number,
    face: number,
    homography: Homography,
    light: FaceLight,
    irradiance: Float32Array,
    mirror: Mirror,
    even: Even,
  ) {
    this.#face = face;
    this.#h = homography;
    this.#light = light;
    this.#irradiance = irradiance;
    this.#mirror = mirror;
    const columns = Math.ceil(width / BLOCK);
    this.#row = new Int32Array(columns).fill(-1);
    this.#blocks = new Float32Array(columns * LIGHT.numbers);
    this.#even = even;
  }

  /** Numbers of all blocks of a row; those at `at` hold for the pixel. */
  get numbers(): Float32Array {
    return this.#blocks;
  }

  /** The index of a pixel's numbers. Pixels have to come row by row. */
  at(x: number, y: number): number {
    const [column, row] = [(x / BLOCK) | 0, (y / BLOCK) | 0];
    if (this.#row[column] !== row) {
      this.#row[column] = row;
      this.#reckon(column * BLOCK + BLOCK / 2, row * BLOCK + BLOCK / 2, column * LIGHT.numbers);
    }
    return column * LIGHT.numbers;
  }

  #reckon(x: number, y: number, at: number): void {
    const h = this.#h;
    const w = h[6] * x + h[7] * y + h[8];
    const u = (h[0] * x + h[1] * y + h[2]) / w;
    const v = (h[3] * x + h[4] * y + h[5]) / w;
    const [light, sample, blocks] = [this.#light, this.#sample, this.#blocks];
    sampleGrid(light, this.#irradiance, u, v, sample);
    for (let c = 0; c < 3; c++) blocks[at + LIGHT.falls + c] = sample[c];
    sampleGrid(light, light.light, u, v, sample);
    blocks[at + LIGHT.smooth] = luminance(sample[0], sample[1], sample[2]);
    sampleGrid(light, light.mirrored, u, v, sample);
    sampleGrid(light, light.traced, u, v, this.#traced);
    const reflectance = this.#mirror.at(this.#face, x, y, this.#fresh, this.#before);
    const { shown, observed } = light;
    // What was seen on the old stone stays, apart from the change since; guesses are made anew. As far as the face
    // does not show what the rays tell, its mirror changes as that of an even room.
    for (let c = 0; c < 3; c++) {
      const before = this.#before[c] + (1 - observed) * (this.#traced[c] - this.#before[c]);
      const gone = shown * before + (1 - shown) * reflectance * this.#even.before[c];
      const fresh = shown * this.#fresh[c] + (1 - shown) * reflectance * this.#even.fresh[c];
      blocks[at + LIGHT.reflects + c] = fresh < gone ? (sample[c] * fresh) / gone : sample[c] + fresh - gone;
    }
  }
}
