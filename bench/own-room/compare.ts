import { frameOf } from "#own-room/camera.ts";
import { luminance } from "#own-room/colour.ts";
import { type LaidStone, layStone } from "#own-room/pixels/lay-stone.ts";
import { type FaceLight, oldLight } from "#own-room/pixels/old-light.ts";
import type { Photograph } from "#own-room/pixels/picture.ts";
import type { SeenFace } from "#own-room/pixels/seen-face.ts";
import type { SlabPyramid } from "#own-room/pixels/slab-pyramid.ts";
import { halfPicture } from "#own-room/pixels/stages.ts";
import { cameraOf, coverages, photographOf, type Room, rendered } from "./room-photograph.ts";

/** The swatches that the page offers. */
export { SWATCHES } from "#own-room/swatches.ts";

import { SWATCHES } from "#own-room/swatches.ts";

/** Faces with fewer pixels than this are no surface that anybody would mark. */
const LEAST_PIXELS = 800;

export type Compared = { ours: number; paste: number; multiply: number };

/** The room's true faces, as if outlines and masks were perfect. */
export function trueFaces(room: Room): SeenFace[] {
  const camera = cameraOf(room);
  const covers = coverages(room);
  return room.view.planes.flatMap(({ surface, homography }, number): SeenFace[] => {
    const coverage = covers[number];
    const extent: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
    let pixels = 0;
    for (let i = 0; i < coverage.length; i++) {
      if (coverage[i] < 128) continue;
      pixels++;
      const [x, y] = [i % room.view.size[0], Math.floor(i / room.view.size[0])];
      const w = homography[6] * x + homography[7] * y + homography[8];
      const u = (homography[0] * x + homography[1] * y + homography[2]) / w;
      const v = (homography[3] * x + homography[4] * y + homography[5]) / w;
      extent[0] = Math.min(extent[0], u);
      extent[1] = Math.min(extent[1], v);
      extent[2] = Math.max(extent[2], u);
      extent[3] = Math.max(extent[3], v);
    }
    if (pixels < LEAST_PIXELS) return [];
    return [{ surface, homography, coverage, extent, frame: frameOf(camera, homography) }];
  });
}

export const nearestSwatch = ([red, green, blue]: readonly number[]): number => {
  const wanted = Math.log(luminance(red, green, blue));
  return SWATCHES.reduce((best, value) =>
    Math.abs(Math.log(value) - wanted) < Math.abs(Math.log(best) - wanted) ? value : best,
  );
};

const laid = (room: Room, slab: SlabPyramid): Record<string, LaidStone> =>
  Object.fromEntries(
    room.view.planes.map(({ surface }) => [surface, { slab, shift: [0, 0] as const, turn: 0 }]),
  );

const everywhere = (room: Room, slab: SlabPyramid) =>
  Object.fromEntries(room.view.planes.map(({ surface }) => [surface, slab]));

export type Try = {
  photograph: Photograph;
  faces: SeenFace[];
  lights: (FaceLight | undefined)[];
  seconds: number;
};

export function prepare(room: Room, old: SlabPyramid): Try {
  const photograph = photographOf(room, rendered(room, everywhere(room, old)), true);
  const faces = trueFaces(room);
  const lightness = Object.fromEntries(faces.map(({ surface }) => [surface, nearestSwatch(old.mean)]));
  const from = performance.now();
  const lights = oldLight(halfPicture(photograph), photograph.width, cameraOf(room), faces, { lightness });
  return { photograph, faces, lights, seconds: (performance.now() - from) / 1000 };
}

export function truthOf(room: Room, slab: SlabPyramid): Photograph {
  return photographOf(room, rendered(room, everywhere(room, slab)), false);
}

export function ours(room: Room, { photograph, faces, lights }: Try, slab: SlabPyramid) {
  return layStone(photograph, { camera: cameraOf(room), faces, lights, stones: laid(room, slab), noise: 0 });
}

/** Decibels on the stone: 10 log (255² / mean square error). */
export function decibels(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  faces: readonly SeenFace[],
): number {
  let [total, count] = [0, 0];
  for (let i = 0; i < faces[0].coverage.length; i++) {
    if (faces.reduce((sum, { coverage }) => sum + coverage[i], 0) < 243) continue;
    for (let c = 0; c < 3; c++) total += (one[i * 4 + c] - other[i * 4 + c]) ** 2;
    count += 3;
  }
  return 10 * Math.log10((255 * 255) / (total / count));
}
