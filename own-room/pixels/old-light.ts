import type { Camera, Point } from "../camera.ts";
import { luminance } from "../colour.ts";
import type { Sheet } from "../sheet.ts";
import { boxBlur } from "./box-blur.ts";
import { type LightGrid, lightGrid, sampleGrid } from "./light-grid.ts";
import { Mirror } from "./mirror.ts";
import { mirrorOnFace } from "./mirror-on-face.ts";
import { type Albedo, albedoBeside, albedoOf, tintedLight } from "./old-albedo.ts";
import { type LinearPicture, marked } from "./picture.ts";
import { type SeenFace, smallerCamera, smallerHomography } from "./seen-face.ts";
import { shareOut } from "./share-out.ts";
import { lightOnSheet, sheetCoverage } from "./sheet-light.ts";
import { whiteLevel } from "./white-level.ts";

/** Light is told from a picture of half the size, and so is what is mirrored. */
export const SCALE = 2;

/** The lightest things around stand where most light falls: a surface gets so much of it. */
const SHARE_OF_WHITE = 0.8;
/** Shares of a pixel that count as the face alone, and as mostly the face. */
const WHOLE = 0.95;
const MOSTLY = 0.5;
/** An old surface with less texture than this is one colour: all that is seen on it is light. */
const PLAIN = 0.05;

/** The light on a face without its old stone: three numbers a place of the grid. */
export type FaceLight = LightGrid & {
  /** Falls on the stone: what a perfect white would send back. */
  irradiance: Float32Array;
  /** What its polish mirrors. */
  mirrored: Float32Array;
  /** As `mirrored`, but only what the camera's rays tell: a new room's rays take its place. */
  traced: Float32Array;
  /** 0–1: how much of `traced` is really seen on the old stone. */
  told: number;
  /** 0–1: how much of `mirrored` was seen on the old stone rather than guessed from rays. */
  observed: number;
  /** The old stone's colour, 0–1. */
  albedo: Albedo;
  /** Whether the old surface is of one colour. */
  plain: boolean;
  /** Light beyond this factor over the smooth one is a highlight; natural logarithm. */
  highlight: number;
};

/** What is known of old surfaces besides the photograph, by surface. */
export type OldStone = {
  /** How much light it sends back, 0–1, where somebody has said it. */
  lightness: Readonly<Record<string, number | undefined>>;
  /** Where a sheet of white paper lies on it, pixels of the photograph: it tells light and lightness at once. */
  sheets?: Readonly<Record<string, Sheet | undefined>>;
};

/**
 * Tells the light on each face from the stone that lies there now. What leaves a face is albedo x irradiance + mirrored:
 * two unknowns for one number, so both are guessed (from the white level, from the camera's rays), and what is left over is
 * shared out by how uncertain each is. On light stone it goes to the light, on dark stone to the mirror.
 * Undefined for faces of which hardly anything is seen.
 * @param half the photograph at half its size, and `soft` as polish mirrors it; `fullWidth` is its own
 */
export function oldLight(
  half: LinearPicture,
  soft: LinearPicture,
  fullWidth: number,
  camera: Camera,
  faces: readonly SeenFace[],
  { lightness, sheets = {} }: OldStone,
): (FaceLight | undefined)[] {
  const { width, height } = half;
  const covers = faces.map((face) => halvedCoverage(face.coverage, fullWidth, width, height));
  const white = whiteLevel(half, joined(covers)) ?? brightMean(half);
  const mirror = new Mirror(
    smallerCamera(camera, SCALE),
    faces.map((face) => ({ ...face, homography: smallerHomography(face.homography, SCALE) })),
    [soft],
    1,
  );
  const bySheet = new Map<string, Albedo>();
  return faces.map((face, number) => {
    const homography = smallerHomography(face.homography, SCALE);
    const sheet = sheets[face.surface]?.map(([x, y]): Point => [x / SCALE, y / SCALE]) as Sheet | undefined;
    const paper = sheet && sheetCoverage(sheet, width, height);
    const seenWhere = lightWhereSeen(half, covers[number], paper, homography);
    if (!seenWhere) return undefined;
    const { grid, solid } = seenWhere;
    const { traced, told, expected, doubt } = mirrorOnFace(grid, mirror, number, solid, homography, width);
    const onSheet = sheet && lightOnSheet(half, sheet);
    const near = onSheet ?? white;
    // The face that the sheet lies on comes first; others of the surface are of the same stone.
    const albedo =
      bySheet.get(face.surface) ??
      (sheet && onSheet
        ? albedoBeside(sheet, onSheet, grid, expected, homography)
        : albedoOf(grid, expected, white, lightness[face.surface]));
    if (onSheet) bySheet.set(face.surface, albedo);
    const tinted = onSheet ? { albedo, white: near } : tintedLight(albedo, near);
    const split = shareOut(
      { grid, traced: expected, doubt, told, albedo: tinted.albedo },
      tinted.white,
      onSheet ? 1 : SHARE_OF_WHITE,
    );
    return {
      ...grid,
      ...split,
      traced,
      told,
      albedo: tinted.albedo,
      ...textureOf(half, solid, homography, grid),
    };
  });
}

function halvedCoverage(coverage: Uint8Array, full: number, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = y * SCALE * full + x * SCALE;
      out[i] = (coverage[at] + coverage[at + 1] + coverage[at + full] + coverage[at + full + 1]) / (4 * 255);
    }
  }
  return out;
}

function joined(covers: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(covers[0]?.length ?? 0);
  for (const cover of covers) for (let i = 0; i < all.length; i++) all[i] = Math.min(1, all[i] + cover[i]);
  return all;
}

/** Pixels count that are the face alone, one pixel from anything else; a slab's narrow edge has none, so there less will do. */
function lightWhereSeen(
  half: LinearPicture,
  cover: Float32Array,
  paper: Float32Array | undefined,
  homography: SeenFace["homography"],
): { grid: LightGrid; solid: Uint8Array } | undefined {
  const { width, height } = half;
  const whole = marked(cover.length, (i) => cover[i] > WHOLE && !(paper && paper[i] > 0));
  const around = boxBlur(whole, width, height, 1);
  for (const least of [
    (i: number) => around[i] > 0.999,
    (i: number) => whole[i] > 0,
    (i: number) => cover[i] > MOSTLY && !(paper && paper[i] > 0),
  ]) {
    const solid = new Uint8Array(cover.length);
    for (let i = 0; i < solid.length; i++) solid[i] = least(i) ? 1 : 0;
    const grid = lightGrid(half, solid, homography);
    if (grid) return { grid, solid };
  }
  return undefined;
}

/** Where nothing white is in the picture, its lightest tenth counts as a light wall. */
function brightMean({ data }: LinearPicture): Float32Array {
  const values: number[] = [];
  for (let i = 0; i + 2 < data.length; i += 51) values.push(luminance(data[i], data[i + 1], data[i + 2]));
  values.sort((a, b) => a - b);
  return new Float32Array(3).fill((values[Math.floor(values.length * 0.9)] ?? 0.8) / 0.7);
}

/** How much the old surface differs from the smooth light: the 16th and 84th hundredth, as for a bell's one sigma. */
function textureOf(
  { width, data }: LinearPicture,
  solid: Uint8Array,
  h: SeenFace["homography"],
  grid: LightGrid,
) {
  const steps: number[] = [];
  const smooth = new Float64Array(3);
  for (let i = 0; i < solid.length; i += 3) {
    if (!solid[i]) continue;
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const w = h[6] * x + h[7] * y + h[8];
    const [u, v] = [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w];
    sampleGrid(grid, grid.light, u, v, smooth);
    const seen = luminance(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]);
    steps.push(Math.log((seen + 1e-4) / (luminance(smooth[0], smooth[1], smooth[2]) + 1e-4)));
  }
  steps.sort((a, b) => a - b);
  const at = (share: number) => steps[Math.floor((steps.length - 1) * share)] ?? 0;
  const [up, down] = [Math.max(0.01, at(0.84) - at(0.5)), Math.max(0.01, at(0.5) - at(0.16))];
  return { plain: Math.max(up, down) < PLAIN, highlight: 3.2 * up };
}
