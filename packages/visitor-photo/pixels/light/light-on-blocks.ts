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

/**
 * The light on a face, computed block by block when it is asked for: `numbers` are those of a row of blocks, and `at` tells
 * which of them hold for a pixel. Pixels have to come row by row.
 * @param irradiance on the face beside the new stones, on the places of its light
 */
export function lightOnBlocks(
  width: number,
  face: number,
  h: Homography,
  light: FaceLight,
  irradiance: Float32Array,
  mirror: Mirror,
  even: Even,
) {
  const columns = Math.ceil(width / BLOCK);
  /** For each column the row of blocks that its numbers belong to. */
  const rows = new Int32Array(columns).fill(-1);
  const numbers = new Float32Array(columns * LIGHT.numbers);
  const [sample, traced] = [new Float64Array(3), new Float64Array(3)];
  const [before, fresh] = [new Float64Array(3), new Float64Array(3)];
  const { shown, observed } = light;

  function reckon(x: number, y: number, at: number): void {
    const w = h[6] * x + h[7] * y + h[8];
    const u = (h[0] * x + h[1] * y + h[2]) / w;
    const v = (h[3] * x + h[4] * y + h[5]) / w;
    sampleGrid(light, irradiance, u, v, sample);
    for (let c = 0; c < 3; c++) numbers[at + LIGHT.falls + c] = sample[c];
    sampleGrid(light, light.light, u, v, sample);
    numbers[at + LIGHT.smooth] = luminance(sample[0], sample[1], sample[2]);
    sampleGrid(light, light.mirrored, u, v, sample);
    sampleGrid(light, light.traced, u, v, traced);
    const reflectance = mirror.at(face, x, y, fresh, before);
    // What was seen on the old stone stays, apart from the change since; guesses are made anew. As far as the face
    // does not show what the rays tell, its mirror changes as that of an even room.
    for (let c = 0; c < 3; c++) {
      const was = before[c] + (1 - observed) * (traced[c] - before[c]);
      const gone = shown * was + (1 - shown) * reflectance * even.before[c];
      const comes = shown * fresh[c] + (1 - shown) * reflectance * even.fresh[c];
      numbers[at + LIGHT.reflects + c] = comes < gone ? (sample[c] * comes) / gone : sample[c] + comes - gone;
    }
  }

  return {
    numbers,
    at(x: number, y: number): number {
      const [column, row] = [(x / BLOCK) | 0, (y / BLOCK) | 0];
      if (rows[column] !== row) {
        rows[column] = row;
        reckon(column * BLOCK + BLOCK / 2, row * BLOCK + BLOCK / 2, column * LIGHT.numbers);
      }
      return column * LIGHT.numbers;
    },
  };
}
