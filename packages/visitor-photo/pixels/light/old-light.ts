import type { Camera, Point } from "../../camera.ts";
import { luminance } from "../../colour.ts";
import type { Sheet } from "../../sheet.ts";
import type { Wall } from "../../walls-behind.ts";
import type { LinearPicture } from "../picture.ts";
import { lies, type SeenFace, smallerCamera, smallerHomography } from "../seen-face.ts";
import { type HalvedFace, isKept, type LightCache, lightAsSeen } from "./light-as-seen.ts";
import type { LightGrid } from "./light-grid.ts";
import { mirrorOf } from "./mirror.ts";
import type { MirroredRoom } from "./mirrored-room.ts";
import { type Albedo, albedoBeside, albedoOf, splitLight, tintedLight } from "./split-light.ts";
import { whiteLevel } from "./white-level.ts";

/** Light and mirror are computed at half the photograph's size. */
export const SCALE = 2;

/** Share of the lightest things' light that falls on a surface: they stand where most of it is. */
const SHARE_OF_WHITE = 0.8;

/** The light on a face without its old stone: three numbers a place. */
export type FaceLight = LightGrid & {
  /** Irradiance: what a perfect white would send back. */
  irradiance: Float32Array;
  /** Light that its polish mirrors. */
  mirrored: Float32Array;
  /** The part of `mirrored` by the camera's rays: those of a new room replace it. */
  traced: Float32Array;
  /** Share of `traced` that the old stone shows, 0–1. */
  shown: number;
  /** Share of `mirrored` that was seen on the old stone rather than guessed, 0–1. */
  observed: number;
  /** The old stone's colour, 0–1. */
  albedo: Albedo;
  /** Whether the old surface has one colour. */
  plain: boolean;
  /** Light above the smooth one by this factor is a highlight; natural logarithm. */
  highlight: number;
};

/** What is known besides the photograph, by surface. */
type OldStone = {
  /** What lying faces mirror besides one another. */
  walls?: readonly Wall[];
  /** Share of light that it sends back, 0–1, where the visitor has chosen it. */
  lightness: Readonly<Record<string, number | undefined>>;
  /** A sheet of white paper on it, pixels of the photograph: it shows light and lightness at once. */
  sheets?: Readonly<Record<string, Sheet | undefined>>;
};

/**
 * Separates the light on each face from its old stone. What leaves a face is albedo x irradiance + mirrored: two unknowns
 * for one number. Both are guessed (from the white level, from the camera's rays), and the rest is divided by their
 * uncertainties: on light stone it goes to the light, on dark stone to the mirror. Undefined for faces of which hardly
 * anything is seen.
 * @param half the photograph at half its size, `room` as polish mirrors it, `fullWidth` the photograph's width
 * @param kept the light of faces, of which those that have not changed since are taken
 */
export function oldLight(
  half: LinearPicture,
  room: MirroredRoom,
  fullWidth: number,
  camera: Camera,
  faces: readonly SeenFace[],
  { walls = [], lightness, sheets = {} }: OldStone,
  kept: LightCache = [],
): (FaceLight | undefined)[] {
  const { width, height } = half;
  const covers = faces.map((face) => halvedCoverage(face.coverage, fullWidth, width, height));
  const white = whiteLevel(half, joined(covers)) ?? brightMean(half);
  const mirror = mirrorOf(
    smallerCamera(camera, SCALE),
    faces.map((face) => ({ ...face, homography: smallerHomography(face.homography, SCALE) })),
    [room],
    1,
    walls,
  );
  const planes = JSON.stringify([camera, [...faces, ...walls].map(({ frame, extent }) => [frame, extent])]);
  const halved = faces.map(({ homography, surface }, number): HalvedFace => {
    const sheet = sheets[surface]?.map(([x, y]): Point => [x / SCALE, y / SCALE]) as Sheet | undefined;
    return { number, homography: smallerHomography(homography, SCALE), cover: covers[number], sheet };
  });
  const seenOf = halved.map((face, number) => {
    const key = JSON.stringify([planes, face.homography, face.sheet]);
    const source = { key, coverages: litBy(faces, number, room) };
    if (!kept[number] || !isKept(kept[number], source))
      kept[number] = { ...source, light: lightAsSeen(half, mirror, face) };
    return kept[number].light;
  });
  const bySheet = new Map<string, Albedo>();
  return faces.map((face, number) => {
    const { homography, sheet } = halved[number];
    const seen = seenOf[number];
    if (!seen) return undefined;
    const { grid, onSheet } = seen;
    const { traced, shown, expected, doubt } = seen.mirror;
    const near = onSheet ?? white;
    // The face with the sheet comes first; the surface's other faces are of the same stone.
    const albedo =
      bySheet.get(face.surface) ??
      (sheet && onSheet
        ? albedoBeside(sheet, onSheet, grid, expected, homography)
        : albedoOf(grid, expected, white, lightness[face.surface]));
    if (onSheet) bySheet.set(face.surface, albedo);
    const tinted = onSheet ? { albedo, white: near } : tintedLight(albedo, near);
    const split = splitLight(
      { grid, traced: expected, doubt, shown, albedo: tinted.albedo },
      tinted.white,
      onSheet ? 1 : SHARE_OF_WHITE,
    );
    return { ...grid, ...split, traced, shown, albedo: tinted.albedo, ...seen.texture };
  });
}

/** Where a face is seen. Lying stone mirrors standing stone, without the things before it. */
function litBy(faces: readonly SeenFace[], number: number, { lying }: MirroredRoom): Uint8Array[] {
  return (lying && lies(faces[number]) ? faces : [faces[number]]).map(({ coverage }) => coverage);
}

function halvedCoverage(coverage: Uint8Array, full: number, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height);
  const halveRow = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const at = y * SCALE * full + x * SCALE;
      out[i] = (coverage[at] + coverage[at + 1] + coverage[at + full] + coverage[at + full + 1]) / (4 * 255);
    }
  };
  for (let y = 0; y < height; y++) halveRow(y);
  return out;
}

function joined(covers: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(covers[0]?.length ?? 0);
  for (const cover of covers) for (let i = 0; i < all.length; i++) all[i] = Math.min(1, all[i] + cover[i]);
  return all;
}

/** Without anything white, the picture's lightest tenth counts as a light wall. */
function brightMean({ data }: LinearPicture): Float32Array {
  const values: number[] = [];
  for (let i = 0; i + 2 < data.length; i += 51) values.push(luminance(data[i], data[i + 1], data[i + 2]));
  values.sort((a, b) => a - b);
  return new Float32Array(3).fill((values[Math.floor(values.length * 0.9)] ?? 0.8) / 0.7);
}
