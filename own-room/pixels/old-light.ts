import type { Camera } from "../camera.ts";
import { luminance } from "../colour.ts";
import { boxBlur } from "./box-blur.ts";
import { type LightGrid, lightGrid, sampleGrid } from "./light-grid.ts";
import { Mirror } from "./mirror.ts";
import { type LinearPicture, marked } from "./picture.ts";
import { type SeenFace, smallerCamera, smallerHomography } from "./seen-face.ts";
import { whiteLevel } from "./white-level.ts";

/** Light is told from a picture of half the size, and so is what is mirrored. */
export const SCALE = 2;

/** How far light on a face strays from its mean, and how far the mirror's guess may be wrong: shares. */
const LIGHT_SPREAD = 0.25;
const MIRROR_SPREAD = 0.8;
const MIRROR_LEAST = 0.008;
/** How sure the old stone's lightness and the white level are: natural logarithms. */
const LIGHTNESS_ERROR = 0.15;
const WHITE_ERROR = 0.5;
/** How much of the light's colour is believed from an old stone's picture, which is coloured itself. */
const TINT_TRUST = 0.4;
/** From this lightness on an old stone's picture tells more of the light than of what it mirrors. */
const TELLING = 0.1;
/** The lightest things around stand where most light falls: a surface gets so much of it. */
const SHARE_OF_WHITE = 0.8;
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
  /** The old stone's colour, 0–1. */
  albedo: readonly [number, number, number];
  /** Whether the old surface is of one colour. */
  plain: boolean;
  /** Light beyond this factor over the smooth one is a highlight; natural logarithm. */
  highlight: number;
};

/** @param lightness how much light the old surfaces send back, 0–1, by surface, where somebody has said it */
export type OldStone = { lightness: Readonly<Record<string, number | undefined>> };

/**
 * Tells the light on each face from the stone that lies there now. What leaves a face is albedo x irradiance + mirrored:
 * two unknowns for one number, so both are guessed (from the white level, from the camera's rays), and what is left over is
 * shared out by how uncertain each is. On light stone it goes to the light, on dark stone to the mirror.
 * Undefined for faces of which hardly anything is seen.
 * @param half the photograph at half its size; `fullWidth` is its own
 */
export function oldLight(
  half: LinearPicture,
  fullWidth: number,
  camera: Camera,
  faces: readonly SeenFace[],
  { lightness }: OldStone,
): (FaceLight | undefined)[] {
  const { width, height } = half;
  const covers = faces.map((face) => halvedCoverage(face.coverage, fullWidth, width, height));
  const white = whiteLevel(half, joined(covers)) ?? brightMean(half);
  const mirror = new Mirror(
    smallerCamera(camera, SCALE),
    faces.map((face) => ({ ...face, homography: smallerHomography(face.homography, SCALE) })),
    half,
    1,
  );
  return faces.map((face, number) => {
    const homography = smallerHomography(face.homography, SCALE);
    const solid = solidPixels(covers[number], width, height);
    const grid = lightGrid(half, solid, homography);
    if (!grid) return undefined;
    const traced = tracedOn(grid, mirror, number, solid, homography, width);
    const albedo = albedoOf(grid, traced, white, lightness[face.surface]);
    const split = shareOut(grid, traced, albedo, white);
    return { ...grid, ...split, traced, albedo, ...textureOf(half, solid, homography, grid) };
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

/** Pixels that are the face alone, one pixel from anything else. */
function solidPixels(cover: Float32Array, width: number, height: number): Uint8Array {
  const whole = marked(cover.length, (i) => cover[i] > 0.95);
  const around = boxBlur(whole, width, height, 1);
  const solid = new Uint8Array(cover.length);
  for (let i = 0; i < solid.length; i++) solid[i] = around[i] > 0.999 ? 1 : 0;
  return solid;
}

/** Where nothing white is in the picture, its lightest tenth counts as a light wall. */
function brightMean({ data }: LinearPicture): Float32Array {
  const values: number[] = [];
  for (let i = 0; i + 2 < data.length; i += 51) values.push(luminance(data[i], data[i + 1], data[i + 2]));
  values.sort((a, b) => a - b);
  return new Float32Array(3).fill((values[Math.floor(values.length * 0.9)] ?? 0.8) / 0.7);
}

/** What the camera's rays tell of the mirrored light, on the face's own places; unseen ones take the mean. */
function tracedOn(
  grid: LightGrid,
  mirror: Mirror,
  face: number,
  solid: Uint8Array,
  h: SeenFace["homography"],
  width: number,
): Float32Array {
  const places = grid.columns * grid.rows;
  const sums = new Float32Array(places * 3);
  const counts = new Float32Array(places);
  const light = new Float64Array(3);
  const mean = new Float64Array(3);
  let all = 0;
  for (let i = 0; i < solid.length; i++) {
    if (!solid[i]) continue;
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const w = h[6] * x + h[7] * y + h[8];
    const column = Math.round(((h[0] * x + h[1] * y + h[2]) / w - grid.left) / grid.cell);
    const row = Math.round(((h[3] * x + h[4] * y + h[5]) / w - grid.bottom) / grid.cell);
    if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) continue;
    mirror.at(face, x, y, light);
    const g = row * grid.columns + column;
    counts[g]++;
    all++;
    for (let c = 0; c < 3; c++) {
      sums[g * 3 + c] += light[c];
      mean[c] += light[c];
    }
  }
  const out = new Float32Array(places * 3);
  const blurredCounts = boxBlur(counts, grid.columns, grid.rows, 2);
  for (let c = 0; c < 3; c++) {
    const channel = boxBlur(
      Float32Array.from(counts, (_, g) => sums[g * 3 + c]),
      grid.columns,
      grid.rows,
      2,
    );
    for (let g = 0; g < places; g++) {
      out[g * 3 + c] = blurredCounts[g] > 1e-6 ? channel[g] / blurredCounts[g] : mean[c] / Math.max(1, all);
    }
  }
  return out;
}

/** The old stone's colour: its lightness as the visitor says, else against the white; its tint from the photograph. */
function albedoOf(
  grid: LightGrid,
  traced: Float32Array,
  white: Float32Array,
  lightness: number | undefined,
): [number, number, number] {
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
  return guess.map((value) => Math.max(0.01, Math.min(0.95, value * by))) as [number, number, number];
}

/** Splits what leaves the face into light and mirror. */
function shareOut(
  grid: LightGrid,
  traced: Float32Array,
  albedo: readonly [number, number, number],
  white: Float32Array,
) {
  const { light, seen } = grid;
  const stone = luminance(...albedo);
  const whiteLight = luminance(white[0], white[1], white[2]);
  const trust = (TINT_TRUST * stone) / (stone + TELLING);
  const expected = expectedLight(grid, traced, stone, whiteLight);
  const irradiance = new Float32Array(light.length);
  const mirrored = new Float32Array(light.length);
  for (let g = 0; g < seen.length; g++) {
    const i = g * 3;
    const sent = luminance(light[i], light[i + 1], light[i + 2]);
    const mirror = luminance(traced[i], traced[i + 1], traced[i + 2]);
    const lightVariance = (LIGHT_SPREAD * expected) ** 2;
    const mirrorVariance = (MIRROR_SPREAD * mirror + MIRROR_LEAST) ** 2;
    const left = sent - stone * expected - mirror;
    const gain = (stone * lightVariance) / (stone * stone * lightVariance + mirrorVariance);
    const falls = Math.max(0.05 * expected, Math.min(sent / stone, expected + left * gain));
    const reflects = Math.max(0, sent - stone * falls);
    for (let c = 0; c < 3; c++) {
      const own = (falls * light[i + c] * stone) / (Math.max(1e-5, sent) * albedo[c]);
      irradiance[i + c] = trust * own + ((1 - trust) * falls * white[c]) / whiteLight;
      mirrored[i + c] = mirror > 1e-6 ? (reflects * traced[i + c]) / mirror : reflects;
    }
  }
  return { irradiance, mirrored };
}

/** The mean light on the face: what the stone tells, less what it mirrors, and the white level, each by how sure it is. */
function expectedLight(grid: LightGrid, traced: Float32Array, stone: number, white: number): number {
  let [sent, mirror, weight] = [0, 0, 0];
  for (let g = 0; g < grid.seen.length; g++) {
    const i = g * 3;
    weight += grid.seen[g];
    sent += grid.seen[g] * luminance(grid.light[i], grid.light[i + 1], grid.light[i + 2]);
    mirror += grid.seen[g] * luminance(traced[i], traced[i + 1], traced[i + 2]);
  }
  const told = Math.max(0.2 * sent, sent - mirror) / weight / stone;
  const error = LIGHTNESS_ERROR ** 2 + ((MIRROR_SPREAD * mirror) / weight / (stone * told)) ** 2;
  const [first, second] = [1 / error, 1 / WHITE_ERROR ** 2];
  return Math.exp((first * Math.log(told) + second * Math.log(SHARE_OF_WHITE * white)) / (first + second));
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
