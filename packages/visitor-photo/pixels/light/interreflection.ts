import { normalOf, onPlane } from "../../camera.ts";
import { luminance } from "../../colour.ts";
import { difference, dot, type Vector } from "../../vectors.ts";
import type { SeenFace } from "../seen-face.ts";
import { sampleGrid } from "./light-grid.ts";
import type { FaceLight } from "./old-light.ts";

type Colour = readonly [number, number, number];

/** A face with its light, the old stone's colour and the new one. */
export type Relit = { face: SeenFace; light: FaceLight; stone: Colour };

/** Patches along each side of a face. */
const SIDE = 6;
const PATCHES = SIDE * SIDE;
const ROUNDS = 4;
/** A patch keeps at least this share of its light: there is always a window or a lamp. */
const LEAST = 0.1;

/** A patch gets at most this share of its light from other faces: a darker one is hidden from them too. */
const MOST_SHARE = 0.6;
/** Sharpness of that limit. */
const BEND = 8;

type Patch = { at: Vector; normal: Vector; area: number };

/**
 * The change of the light on each face as faces light one another: the radiosity equation E = E0 + sum of F x albedo x E
 * (Goral et al., SIGGRAPH 1984), applied to the change alone, with the form factors of discs (Wallace et al., SIGGRAPH
 * 1989). Of things between faces only their shade is known. The rest of the room changes by one factor.
 * @param rest light of the rest of the room
 * @param dimmed factor of that rest
 * @returns the irradiance of each face with the new stones
 */
export function relit(faces: readonly Relit[], rest: Colour, dimmed: number): Float32Array[] {
  const patches = faces.flatMap(({ face }) => patchesOf(face));
  const factors = formFactors(patches);
  const before = new Float64Array(patches.length * 3);
  faces.forEach(({ face, light }, number) => {
    const sample = new Float64Array(3);
    for (let k = 0; k < PATCHES; k++) {
      const [u, v] = placeOf(face, k);
      sampleGrid(light, light.irradiance, u, v, sample);
      before.set(sample, (number * PATCHES + k) * 3);
    }
  });
  const reached = reachedShares(faces, factors, before);
  let after = before.slice();
  for (let round = 0; round < ROUNDS; round++) {
    const next = before.slice();
    for (let p = 0; p < patches.length; p++) {
      let open = 1;
      for (let q = 0; q < patches.length; q++) {
        const factor = factors[p * patches.length + q];
        if (factor === 0) continue;
        open -= factor;
        const { light, stone } = faces[(q / PATCHES) | 0];
        const seen = reached[p] * factor;
        for (let c = 0; c < 3; c++)
          next[p * 3 + c] += seen * (stone[c] * after[q * 3 + c] - light.albedo[c] * before[q * 3 + c]);
      }
      for (let c = 0; c < 3; c++) {
        const i = p * 3 + c;
        const restSent = reached[p] * Math.max(0, open) * rest[c];
        next[i] = Math.max(LEAST * before[i], next[i] + restSent * (dimmed - 1));
      }
    }
    after = next;
  }
  return faces.map(({ face, light }, number) => {
    const by = new Float32Array(PATCHES * 3);
    for (let i = 0; i < by.length; i++) {
      const at = number * PATCHES * 3 + i;
      by[i] = after[at] / Math.max(1e-9, before[at]);
    }
    return scaledLight(face, light, by);
  });
}

/**
 * Visibility of the other faces from each patch, 0–1. Things between faces are unknown, but they make a patch dark: other
 * faces then send no larger share of the light there than elsewhere.
 */
function reachedShares(faces: readonly Relit[], factors: Float32Array, before: Float64Array): Float64Array {
  const brightness = new Float64Array(before.length / 3);
  for (let p = 0; p < brightness.length; p++)
    brightness[p] = luminance(before[p * 3], before[p * 3 + 1], before[p * 3 + 2]);
  const albedos = faces.map(({ light }) => luminance(...light.albedo));
  return brightness.map((own, p) => {
    let sent = 0;
    for (let q = 0; q < brightness.length; q++)
      sent += factors[p * brightness.length + q] * albedos[(q / PATCHES) | 0] * brightness[q];
    const share = sent / Math.max(1e-9, own);
    return (1 + (share / MOST_SHARE) ** BEND) ** (-1 / BEND);
  });
}

/** The middle of a patch, metres. */
function placeOf({ extent: [left, bottom, right, top] }: SeenFace, patch: number): readonly [number, number] {
  const [column, row] = [patch % SIDE, (patch / SIDE) | 0];
  return [left + ((column + 0.5) / SIDE) * (right - left), bottom + ((row + 0.5) / SIDE) * (top - bottom)];
}

function patchesOf(face: SeenFace): Patch[] {
  const [left, bottom, right, top] = face.extent;
  const normal = normalOf(face.frame);
  const area = ((right - left) * (top - bottom)) / PATCHES;
  return Array.from({ length: PATCHES }, (_, k) => ({
    at: onPlane(face.frame, ...placeOf(face, k)),
    normal,
    area,
  }));
}

/** Form factors row by row: the share of what leaves patch q that falls on p. Rows add up to at most 1. */
function formFactors(patches: readonly Patch[]): Float32Array {
  const count = patches.length;
  const factors = new Float32Array(count * count);
  for (let p = 0; p < count; p++) {
    let all = 0;
    for (let q = 0; q < count; q++) {
      const way = difference(patches[q].at, patches[p].at);
      const square = dot(way, way);
      const [here, there] = [dot(way, patches[p].normal), -dot(way, patches[q].normal)];
      if (here <= 1e-6 || there <= 1e-6) continue;
      const factor = ((here * there) / square) * (patches[q].area / (Math.PI * square + patches[q].area));
      factors[p * count + q] = factor;
      all += factor;
    }
    if (all > 1) for (let q = 0; q < count; q++) factors[p * count + q] /= all;
  }
  return factors;
}

/** The face's light times the patches' factors, interpolated. */
function scaledLight(face: SeenFace, light: FaceLight, by: Float32Array): Float32Array {
  const [left, bottom, right, top] = face.extent;
  const out = new Float32Array(light.irradiance.length);
  for (let row = 0, i = 0; row < light.rows; row++) {
    const y = between(((light.bottom + row * light.cell - bottom) / (top - bottom)) * SIDE - 0.5);
    for (let column = 0; column < light.columns; column++) {
      const x = between(((light.left + column * light.cell - left) / (right - left)) * SIDE - 0.5);
      const at = ((y | 0) * SIDE + (x | 0)) * 3;
      const [fx, fy] = [x - (x | 0), y - (y | 0)];
      for (let c = 0; c < 3; c++, i++) {
        const below = by[at + c] * (1 - fx) + by[at + 3 + c] * fx;
        const above = by[at + SIDE * 3 + c] * (1 - fx) + by[at + SIDE * 3 + 3 + c] * fx;
        out[i] = light.irradiance[i] * (below * (1 - fy) + above * fy);
      }
    }
  }
  return out;
}

const between = (place: number) => Math.max(0, Math.min(SIDE - 1.001, place));
