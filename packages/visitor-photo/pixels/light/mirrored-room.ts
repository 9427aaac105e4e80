import { normalOf, onPlane } from "../../camera.ts";
import { difference, dot } from "../../vectors.ts";
import { type Box, boxAround, type LinearPicture, smallerBox } from "../picture.ts";
import { lies, type SeenFace } from "../seen-face.ts";

/** A room as polish mirrors it. */
export type MirroredRoom = {
  /** As the camera sees it. */
  seen: LinearPicture;
  /** As lying stone mirrors what stands; undefined where none lies. */
  lying?: BesideLying | undefined;
};

type BesideLying = {
  /** Without lying stone, which at a flat angle fills the picture up to a wall's foot. */
  alone: LinearPicture;
  /**
   * The same where stone stands, with things before it taken out by half: what stands far before a wall is not mirrored in
   * front of it.
   */
  stone: LinearPicture;
};

/** Coverage below which a pixel shows none of the stone, and from which it shows nothing else; of 255. */
const HARDLY = 1;
const WHOLE = 250;
/** Share of the things before stone in what is mirrored there, as their distance is unknown. */
const THINGS = 0.5;

/**
 * The standing parts of a room for lying stone; undefined where none lies.
 * @param half a picture of half the width of the faces' coverage
 */
export function besideLying(
  half: LinearPicture,
  faces: readonly SeenFace[],
  fullWidth: number,
): BesideLying | undefined {
  const lying = faces.filter(lies);
  if (lying.length === 0) return undefined;
  const standing = faces.filter((face) => !lies(face) && lying.some((other) => isAbove(face, other)));
  const free = seenOf(lying, half, fullWidth, HARDLY).map((share) => 1 - share);
  const alone = filledFromAround(half, free);
  if (standing.length === 0) return { alone, stone: alone };
  const stone = filledFromAround(half, seenOf(standing, half, fullWidth, WHOLE));
  for (let i = 0; i < stone.data.length; i++) stone.data[i] += THINGS * (alone.data[i] - stone.data[i]);
  return { alone, stone };
}

/** Whether the middle of a face is above a lying one: it does not mirror the slab's own edge. */
function isAbove({ frame, extent: [left, bottom, right, top] }: SeenFace, lying: SeenFace): boolean {
  const middle = onPlane(frame, (left + right) / 2, (bottom + top) / 2);
  return dot(normalOf(lying.frame), difference(middle, lying.frame.origin)) > 0;
}

/** 1 where the faces cover at least this much of the four pixels that become one, else 0. */
function seenOf(
  faces: readonly SeenFace[],
  half: LinearPicture,
  fullWidth: number,
  least: number,
): Float32Array {
  const seen = new Float32Array(half.width * half.height);
  for (const { coverage } of faces) {
    const box = boxAround(coverage, fullWidth, coverage.length / fullWidth, 1);
    if (box) markWhere(seen, half.width, coverage, fullWidth, smallerBox(box, 2, half), least);
  }
  return seen;
}

function markWhere(
  seen: Float32Array,
  width: number,
  coverage: Uint8Array,
  fullWidth: number,
  { left, top, right, bottom }: Box,
  least: number,
): void {
  const markRow = (y: number) => {
    for (let x = left, at = y * 2 * fullWidth + left * 2; x < right; x++, at += 2) {
      const below = at + fullWidth;
      const covered = coverage[at] + coverage[at + 1] + coverage[below] + coverage[below + 1];
      if (covered >= 4 * least) seen[y * width + x] = 1;
    }
  };
  for (let y = top; y < bottom; y++) markRow(y);
}

/** Weights below this count as unseen. */
const LEAST_SEEN = 1e-3;

/**
 * A picture without some things: light is filled in from around (pull-push; Gortler et al., The Lumigraph, 1996).
 * @param seen the visible share of each pixel, 0–1
 */
function filledFromAround(picture: LinearPicture, seen: Float32Array): LinearPicture {
  const { width, height, data } = picture;
  if (width < 2 || height < 2) return picture;
  const smaller = pulled(picture, seen);
  const around = filledFromAround(smaller.picture, smaller.seen);
  const out = new Float32Array(data.length);
  const fillRow = (y: number) => {
    const row = Math.min(around.height - 1, y >> 1);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const from = (row * around.width + Math.min(around.width - 1, x >> 1)) * 3;
      for (let c = 0; c < 3; c++)
        out[i * 3 + c] = around.data[from + c] + seen[i] * (data[i * 3 + c] - around.data[from + c]);
    }
  };
  for (let y = 0; y < height; y++) fillRow(y);
  return { width, height, data: out };
}

/** Half the size: the weighted mean of four pixels, and their weight. */
function pulled({ width, height, data }: LinearPicture, seen: Float32Array) {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const light = new Float32Array(w * h * 3);
  const weights = new Float32Array(w * h);
  const pullRow = (y: number) => {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const to = (y >> 1) * w + (x >> 1);
      weights[to] += seen[i];
      for (let c = 0; c < 3; c++) light[to * 3 + c] += seen[i] * data[i * 3 + c];
    }
  };
  for (let y = 0; y < height; y++) pullRow(y);
  for (let i = 0; i < weights.length; i++) {
    const of = Math.max(LEAST_SEEN, weights[i]);
    for (let c = 0; c < 3; c++) light[i * 3 + c] /= of;
    weights[i] = Math.min(1, weights[i]);
  }
  return { picture: { width: w, height: h, data: light }, seen: weights };
}
