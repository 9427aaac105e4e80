import { luminance } from "../../colour.ts";
import type { Sheet } from "../../sheet.ts";
import type { LinearPicture } from "../picture.ts";
import type { SeenFace } from "../seen-face.ts";
import { type LightGrid, lightGrid, sampleGrid } from "./light-grid.ts";
import type { Mirror } from "./mirror.ts";
import { mirrorOnFace } from "./mirror-on-face.ts";
import { lightOnSheet, sheetCoverage } from "./sheet-light.ts";

/** Coverage from which a pixel is the face alone, and from which mostly. */
const WHOLE = 0.95;
const MOSTLY = 0.5;
/** An old surface with less texture than this has one colour: every difference on it is light. */
const PLAIN = 0.05;

/** The light on a face as the photograph shows it, before its old stone is guessed. */
type LightAsSeen = {
  grid: LightGrid;
  mirror: ReturnType<typeof mirrorOnFace>;
  texture: { plain: boolean; highlight: number };
  onSheet: Float32Array | undefined;
};

/** A face at half the photograph's size, its coverage of each pixel, 0–1, and the sheet of paper on it. */
export type HalvedFace = {
  number: number;
  homography: SeenFace["homography"];
  cover: Float32Array;
  sheet: Sheet | undefined;
};

/** Undefined where hardly any of the face is seen. */
export function lightAsSeen(
  half: LinearPicture,
  mirror: Mirror,
  { number, homography, cover, sheet }: HalvedFace,
): LightAsSeen | undefined {
  const paper = sheet && sheetCoverage(sheet, half.width, half.height);
  const seen = lightWhereSeen(half, cover, paper, homography);
  if (!seen) return undefined;
  const { grid, solid } = seen;
  return {
    grid,
    mirror: mirrorOnFace(grid, mirror, number, solid, homography, half.width),
    texture: textureOf(half, solid, homography, grid),
    onSheet: sheet && lightOnSheet(half, sheet),
  };
}

/** The light of a face and what it depends on: coverages, and `key` for all else. */
type KeptLight = { key: string; coverages: readonly Uint8Array[]; light: LightAsSeen | undefined };

/**
 * The light of each face, kept while the face, what is seen of it and what it mirrors stay the same: a stroke changes one
 * surface. A face takes less than 2 MB.
 */
export type LightCache = KeptLight[];

/** All coverages are of one photograph, and of as many faces where the keys are the same. */
export function isKept({ key, coverages }: KeptLight, other: Omit<KeptLight, "light">): boolean {
  return key === other.key && coverages.every((each, k) => isSame(each, other.coverages[k]));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Light comes from pixels that are the face alone; a narrow edge has none, so less will do there. */
function lightWhereSeen(
  half: LinearPicture,
  cover: Float32Array,
  paper: Float32Array | undefined,
  homography: SeenFace["homography"],
): { grid: LightGrid; solid: Uint8Array } | undefined {
  for (const least of [WHOLE, MOSTLY]) {
    const solid = new Uint8Array(cover.length);
    for (let i = 0; i < solid.length; i++) solid[i] = cover[i] > least && !(paper && paper[i] > 0) ? 1 : 0;
    const grid = lightGrid(half, solid, homography);
    if (grid) return { grid, solid };
  }
  return undefined;
}

/** Deviation of the old surface from the smooth light: the 16th and 84th percentile, as for one sigma. */
function textureOf(
  { width, data }: LinearPicture,
  solid: Uint8Array,
  h: SeenFace["homography"],
  grid: LightGrid,
) {
  const steps = new Float64Array(Math.ceil(solid.length / 3));
  let count = 0;
  const smooth = new Float64Array(3);
  for (let i = 0; i < solid.length; i += 3) {
    if (!solid[i]) continue;
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const w = h[6] * x + h[7] * y + h[8];
    const [u, v] = [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w];
    sampleGrid(grid, grid.light, u, v, smooth);
    const seen = luminance(data[i * 3], data[i * 3 + 1], data[i * 3 + 2]);
    steps[count++] = Math.log((seen + 1e-4) / (luminance(smooth[0], smooth[1], smooth[2]) + 1e-4));
  }
  const sorted = steps.subarray(0, count).sort();
  const at = (share: number) => sorted[Math.floor((count - 1) * share)] ?? 0;
  const [up, down] = [Math.max(0.01, at(0.84) - at(0.5)), Math.max(0.01, at(0.5) - at(0.16))];
  return { plain: Math.max(up, down) < PLAIN, highlight: 3.2 * up };
}
