import { type Homography, metresAt } from "../camera.ts";
import { luminance } from "../colour.ts";
import type { Sheet } from "../sheet.ts";
import { type LightGrid, sampleGrid } from "./light-grid.ts";

/** Share of red, green and blue that a stone sends back. */
export type Albedo = readonly [number, number, number];

/** Uncertainty of the light's colour as the white level tells it: natural logarithm. */
const WHITE_TINT = 0.18;
/** The old stone's colour: lightness by the visitor, else by the white level; tint by the photograph. */
export function albedoOf(
  grid: LightGrid,
  traced: Float32Array,
  white: Float32Array,
  lightness: number | undefined,
): Albedo {
  const guess = [0, 1, 2].map((c) => {
    let [total, weight] = [0, 0];
    for (let g = 0; g < grid.seen.length; g++) {
      weight += grid.seen[g];
      total +=
        grid.seen[g] * Math.max(0.4 * grid.light[g * 3 + c], grid.light[g * 3 + c] - traced[g * 3 + c]);
    }
    return Math.max(0.01, Math.min(0.9, total / weight / white[c]));
  }) as [number, number, number];
  const by = lightness === undefined ? 1 : lightness / luminance(...guess);
  return guess.map((value) => Math.max(0.01, Math.min(0.95, value * by))) as unknown as Albedo;
}

/** The old stone's colour beside a sheet of paper, where the same light falls on both. */
export function albedoBeside(
  sheet: Sheet,
  onSheet: Float32Array,
  grid: LightGrid,
  traced: Float32Array,
  homography: Homography,
): Albedo {
  const places = sheet.map((corner) => metresAt(homography, corner));
  const [sent, mirror] = [new Float64Array(3), new Float64Array(3)];
  const albedo = [0, 0, 0];
  for (const [u, v] of places) {
    sampleGrid(grid, grid.light, u, v, sent);
    sampleGrid(grid, traced, u, v, mirror);
    for (let c = 0; c < 3; c++)
      albedo[c] += Math.max(0.4 * sent[c], sent[c] - mirror[c]) / onSheet[c] / places.length;
  }
  return albedo.map((value) => Math.max(0.01, Math.min(0.95, value))) as unknown as Albedo;
}

/** Moves the stone's apparent colour into the light, as far as stones of its lightness have none. */
export function tintedLight(seems: Albedo, white: Float32Array): { albedo: Albedo; white: Float32Array } {
  const stone = luminance(...seems);
  const trust = tintTrust(stone);
  const own = seems.map((value) => (value / stone) ** (1 - trust)) as unknown as Albedo;
  const light = white.map((value, c) => value * (seems[c] / stone) ** trust);
  const [byStone, byLight] = [
    stone / luminance(...own),
    luminance(white[0], white[1], white[2]) / luminance(light[0], light[1], light[2]),
  ];
  return {
    albedo: own.map((value) => value * byStone) as unknown as Albedo,
    white: light.map((value) => value * byLight),
  };
}

/** Share of a stone's apparent colour that comes from the light: light stones are hardly coloured. */
export function tintTrust(stone: number): number {
  const ofStone = 0.08 + 0.5 * (1 - stone) ** 2;
  return WHITE_TINT ** 2 / (WHITE_TINT ** 2 + ofStone ** 2);
}
