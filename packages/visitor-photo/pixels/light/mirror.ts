import { type Camera, normalOf, onPlane } from "../../camera.ts";
import { luminance } from "../../colour.ts";
import { dot, type Vector } from "../../vectors.ts";
import type { Wall } from "../../walls-behind.ts";
import { halfPicture, type LinearPicture } from "../picture.ts";
import { lies, type SeenFace } from "../seen-face.ts";
import type { MirroredRoom } from "./mirrored-room.ts";

/** Reflectance of polished stone at right angles: refractive index 1.5. */
const F0 = 0.04;
/**
 * Mirrored light from outside the photograph, as a share of its mean: fitted to polished black in the tuned rooms, where it
 * lies between half of it at night and twice as much with windows behind the camera.
 */
const UNSEEN = 1.2;
/** Share of the light at a ray's end that comes back: polish is not quite even, which counts most at flat angles. */
const FOUND = 0.6;
/** How far a ray is followed that meets no plane, metres. */
const FOLLOWED = 2.2;
/**
 * Spread of a ray's light where it arrives, as a share of its length: polish scatters, and things stand before the plane
 * that the ray is followed to.
 */
const SPREAD = 0.15;
/** Levels of half the size each; the last is as soft as a mirror may be. */
const LEVELS = 5;
/** What would be nearer to the camera than this, metres, is behind it. */
const NEAREST = 0.1;
/** Planes mirror this far beyond their visible part, metres. */
const BEYOND = 0.05;
/** Shortest ray that meets something, metres. */
const TOUCHING = 1e-4;
/** In a corner one face may lie this far behind the other, as lines are drawn by hand; metres. */
const BEHIND = 0.15;
/** Width of the border in which the mirror fades into the mean, share of the picture's width. */
const FADE = 0.04;

/** Which of a room's pictures a ray takes its light from: the picture as seen, marked stone, or an unmarked wall. */
type Part = "seen" | "stone" | "wall";

type Plane = {
  origin: Vector;
  normal: Vector;
  right: Vector;
  up: Vector;
  extent: SeenFace["extent"];
  distance: number;
};

const planeOf = ({ frame, extent }: Wall): Plane => {
  const normal = normalOf(frame);
  return { ...frame, normal, extent, distance: dot(normal, frame.origin) };
};

export type Mirror = ReturnType<typeof mirrorOf>;

/**
 * The mirror of a face as far as the photograph tells: rays go from each pixel to the other faces, else a step into the
 * room, and take the light seen there, by Schlick's approximation of Fresnel's law (1994).
 * @param rooms the same place in several lights, of which one pixel is `scale` pixels of the camera
 * @param walls what the faces mirror besides one another
 */
export function mirrorOf(
  { focal, centre }: Camera,
  faces: readonly SeenFace[],
  rooms: readonly MirroredRoom[],
  scale: number,
  walls: readonly Wall[] = [],
) {
  /** Those of the faces come first. */
  const planes = [...faces, ...walls].map(planeOf);
  const lying = faces.map(lies);
  const middles = [...faces, ...walls].map(({ frame, extent: [left, bottom, right, top] }) =>
    onPlane(frame, (left + right) / 2, (bottom + top) / 2),
  );
  /** Whether the middle of another face is in front of each one, as in a corner. */
  const facing = planes.map(({ normal, distance }) =>
    middles.map((middle) => dot(normal, middle) > distance),
  );
  const means = rooms.map(({ seen }) => meanOf(seen));
  const pictures = rooms.map(pyramidsOf);
  const { width, height } = rooms[0].seen;
  /** What the last ray met. */
  let met: Part = "seen";

  /**
   * Writes the light of each room that a face mirrors at a pixel.
   * @returns the reflectance there
   */
  function at(face: number, x: number, y: number, ...out: readonly Float64Array[]): number {
    const { normal, distance } = planes[face];
    const [nx, ny, nz] = normal;
    let dx = (x - centre[0]) / focal;
    let dy = (y - centre[1]) / focal;
    let dz = 1;
    const length = Math.sqrt(dx * dx + dy * dy + 1);
    dx /= length;
    dy /= length;
    dz /= length;
    const cosine = nx * dx + ny * dy + nz * dz;
    const t = distance / cosine;
    const px = dx * t;
    const py = dy * t;
    const pz = dz * t;
    const rx = dx - 2 * cosine * nx;
    const ry = dy - 2 * cosine * ny;
    const rz = dz - 2 * cosine * nz;
    const flat = 1 - Math.min(1, Math.abs(cosine));
    // Written out, as `** 5` takes as long as all the rest.
    const reflectance = F0 + (1 - F0) * (flat * flat * (flat * flat) * flat);
    const toPlane = reachOf(face, px, py, pz, rx, ry, rz);
    const reach = toPlane ?? (lying[face] ? FOLLOWED : undefined);
    const z = reach === undefined ? 0 : pz + rz * reach;
    if (reach === undefined || z < NEAREST) unseen(reflectance, out);
    else {
      const seenX = ((focal * (px + rx * reach)) / z + centre[0]) / scale;
      const seenY = ((focal * (py + ry * reach)) / z + centre[1]) / scale;
      const part = lying[face] && toPlane !== undefined ? met : "seen";
      found(part, seenX, seenY, (SPREAD * reach * focal) / z / scale, reflectance, out);
    }
    return reflectance;
  }

  /** Length of a ray to the nearest other face or wall. */
  function reachOf(face: number, px: number, py: number, pz: number, rx: number, ry: number, rz: number) {
    let nearest: number | undefined;
    for (let other = 0; other < planes.length; other++) {
      if (other === face) continue;
      const { normal, origin, right, up, extent } = planes[other];
      const along = normal[0] * rx + normal[1] * ry + normal[2] * rz;
      if (along >= -1e-6) continue;
      const ox = origin[0] - px;
      const oy = origin[1] - py;
      const oz = origin[2] - pz;
      let reach = (normal[0] * ox + normal[1] * oy + normal[2] * oz) / along;
      if (reach <= TOUCHING && reach > -BEHIND && facing[face][other]) reach = 2 * TOUCHING;
      if (reach <= TOUCHING || (nearest !== undefined && reach > nearest)) continue;
      const qx = rx * reach - ox;
      const qy = ry * reach - oy;
      const qz = rz * reach - oz;
      const u = qx * right[0] + qy * right[1] + qz * right[2];
      const v = qx * up[0] + qy * up[1] + qz * up[2];
      if (u < extent[0] - BEYOND || u > extent[2] + BEYOND) continue;
      if (v < extent[1] - BEYOND || v > extent[3] + BEYOND) continue;
      nearest = reach;
      met = other < lying.length ? "stone" : "wall";
    }
    return nearest;
  }

  function unseen(reflectance: number, out: readonly Float64Array[]): void {
    for (let k = 0; k < out.length; k++) {
      for (let c = 0; c < 3; c++) out[k][c] = reflectance * UNSEEN * means[k][c];
    }
  }

  /** The light around a place of the pictures, faded into the mean towards their border. */
  function found(
    part: Part,
    x: number,
    y: number,
    spread: number,
    reflectance: number,
    out: readonly Float64Array[],
  ): void {
    const within = Math.min(x, width - 1 - x, y, height - 1 - y) / (FADE * width) + 1;
    const share = Math.max(0, Math.min(1, within));
    unseen(reflectance * (1 - share), out);
    const level = spread > 1 ? Math.min(LEVELS - 1.001, Math.log2(spread)) : 0;
    const finer = level | 0;
    const by = 1 / (1 << finer);
    const light = reflectance * share * FOUND;
    for (let k = 0; k < out.length; k++) {
      const levels = pictures[k][part];
      const coarse = light * (level - finer);
      addSample(levels[finer], x, y, by, light - coarse, out[k]);
      if (coarse > 0) addSample(levels[finer + 1], x, y, by / 2, coarse, out[k]);
    }
  }

  return { at, meanLight: luminance(...means[0]) };
}

/** The pictures of a room as pyramids. */
function pyramidsOf({ seen, lying }: MirroredRoom): Record<Part, readonly LinearPicture[]> {
  const pyramid = pyramidOf(seen);
  const wall = lying ? pyramidOf(lying.alone) : pyramid;
  return {
    seen: pyramid,
    wall,
    stone: lying && lying.stone !== lying.alone ? pyramidOf(lying.stone) : wall,
  };
}

function pyramidOf(picture: LinearPicture): LinearPicture[] {
  const levels = [picture];
  while (levels.length < LEVELS) levels.push(halfPicture(levels[levels.length - 1] as LinearPicture));
  return levels;
}

/** Adds a share of the light at a place of a picture that is smaller by `by`, interpolated. */
function addSample(
  { width, height, data }: LinearPicture,
  px: number,
  py: number,
  by: number,
  share: number,
  out: Float64Array,
): void {
  if (share <= 0) return;
  const x = Math.max(0, Math.min(width - 1.001, px * by - 0.5));
  const y = Math.max(0, Math.min(height - 1.001, py * by - 0.5));
  const left = x | 0;
  const top = y | 0;
  const fx = x - left;
  const fy = y - top;
  const above = (top * width + left) * 3;
  const below = above + width * 3;
  for (let c = 0; c < 3; c++) {
    const upper = data[above + c] * (1 - fx) + data[above + 3 + c] * fx;
    const lower = data[below + c] * (1 - fx) + data[below + 3 + c] * fx;
    out[c] += share * (upper * (1 - fy) + lower * fy);
  }
}

function meanOf({ data }: LinearPicture): [number, number, number] {
  const mean: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i + 2 < data.length; i += 33, count++) {
    for (let c = 0; c < 3; c++) mean[c] += Math.min(1.2, data[i + c]);
  }
  return [mean[0] / count, mean[1] / count, mean[2] / count];
}
