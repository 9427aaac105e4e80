import { frameOf, type Point } from "@stoneyard/visitor-photo/camera.ts";
import { encoded, LINEAR, luminance } from "@stoneyard/visitor-photo/colour.ts";
import { layStone } from "@stoneyard/visitor-photo/pixels/lay-stone.ts";
import type { LaidStone } from "@stoneyard/visitor-photo/pixels/laying.ts";
import { sceneLight } from "@stoneyard/visitor-photo/pixels/light/film.ts";
import { besideLying, type MirroredRoom } from "@stoneyard/visitor-photo/pixels/light/mirrored-room.ts";
import { oldLight } from "@stoneyard/visitor-photo/pixels/light/old-light.ts";
import {
  halfPicture,
  type LinearPicture,
  linearPicture,
  type Photograph,
} from "@stoneyard/visitor-photo/pixels/picture.ts";
import type { SeenFace } from "@stoneyard/visitor-photo/pixels/seen-face.ts";
import { type SlabPyramid, sampleSlab } from "@stoneyard/visitor-photo/pixels/slab-pyramid.ts";
import { StoneColours } from "@stoneyard/visitor-photo/pixels/stone-colours.ts";
import { SWATCHES } from "@stoneyard/visitor-photo/recipe.ts";
import { cameraOf, coverages, photographOf, type Room, rendered } from "./room-photograph.ts";

/** Faces with fewer pixels than this are no surface that anybody would mark. */
const LEAST_PIXELS = 800;

/** The room's true faces, as if outlines and masks were perfect. */
export function trueFaces(room: Room): SeenFace[] {
  const camera = cameraOf(room);
  const covers = coverages(room);
  return room.view.planes.flatMap(({ surface, homography }, number): SeenFace[] => {
    const coverage = covers[number];
    const extent: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
    let [pixels, seen] = [0, [0, 0] as Point];
    for (let i = 0; i < coverage.length; i++) {
      if (coverage[i] < 128) continue;
      pixels++;
      const [x, y] = [i % room.view.size[0], Math.floor(i / room.view.size[0])];
      seen = [x, y];
      const w = homography[6] * x + homography[7] * y + homography[8];
      const u = (homography[0] * x + homography[1] * y + homography[2]) / w;
      const v = (homography[3] * x + homography[4] * y + homography[5]) / w;
      extent[0] = Math.min(extent[0], u);
      extent[1] = Math.min(extent[1], v);
      extent[2] = Math.max(extent[2], u);
      extent[3] = Math.max(extent[3], v);
    }
    if (pixels < LEAST_PIXELS) return [];
    return [{ surface, homography, coverage, extent, frame: frameOf(camera, homography, seen) }];
  });
}

/** Stone on faces that are too small to be marked, as the slopes of a basin are: nobody takes it for a thing. */
export function unmarkedStone(room: Room): Uint8Array {
  const all = new Uint8Array(room.view.size[0] * room.view.size[1]);
  for (const coverage of coverages(room)) {
    if (coverage.reduce((count, share) => (share < 128 ? count : count + 1), 0) >= LEAST_PIXELS) continue;
    for (let i = 0; i < all.length; i++) all[i] = Math.max(all[i], coverage[i]);
  }
  return all;
}

export const nearestSwatch = ([red, green, blue]: readonly number[]): number => {
  const wanted = Math.log(luminance(red, green, blue));
  return SWATCHES.reduce((best, value) =>
    Math.abs(Math.log(value) - wanted) < Math.abs(Math.log(best) - wanted) ? value : best,
  );
};

const laid = (room: Room, slab: SlabPyramid): Record<string, LaidStone> =>
  Object.fromEntries(
    room.view.planes.map(({ surface }) => [surface, { slab, shift: [0, 0] as const, turn: 0, joint: 0 }]),
  );

const everywhere = (room: Room, slab: SlabPyramid) =>
  Object.fromEntries(room.view.planes.map(({ surface }) => [surface, slab]));

export function photographWith(room: Room, slab: SlabPyramid, noisy: boolean): Photograph {
  return photographOf(room, rendered(room, everywhere(room, slab)), noisy);
}

/** Light as it is told where the visitor has chosen the nearest swatch. */
export function lightsOf(room: Room, photograph: Photograph, faces: readonly SeenFace[], old: SlabPyramid) {
  const lightness = Object.fromEntries(faces.map(({ surface }) => [surface, nearestSwatch(old.mean)]));
  const half = halfPicture(linearPicture(photograph, sceneLight));
  const mirrored = mirroredRoom(half, faces, photograph.width);
  return oldLight(half, mirrored, photograph.width, cameraOf(room), faces, { lightness });
}

const mirroredRoom = (half: LinearPicture, faces: readonly SeenFace[], fullWidth: number): MirroredRoom => ({
  seen: half,
  lying: besideLying(half, faces, fullWidth),
});

type Lights = ReturnType<typeof lightsOf>;

export function ours(
  room: Room,
  photograph: Photograph,
  faces: readonly SeenFace[],
  lights: Lights,
  slab: SlabPyramid,
) {
  const linear = linearPicture(photograph, sceneLight);
  return layStone(photograph, {
    linear,
    room: mirroredRoom(halfPicture(linear), faces, photograph.width),
    camera: cameraOf(room),
    faces,
    walls: [],
    lights,
    stones: laid(room, slab),
    noise: 0,
    colours: new StoneColours(photograph.width * photograph.height),
  });
}

/**
 * What others do without a model, with the old stone's true colour as a present: `paste` lays the slab in the face's mean
 * light, `multiply` multiplies it by photograph / old colour. Both in plain sRGB's linear light, without a film.
 */
export function plainly(
  way: "paste" | "multiply",
  photograph: Photograph,
  faces: readonly SeenFace[],
  old: SlabPyramid,
  slab: SlabPyramid,
): Uint8ClampedArray {
  const { width, data } = photograph;
  const out = new Uint8ClampedArray(data);
  const colour = new Float64Array(3);
  for (const { homography: h, coverage } of faces) {
    const mean = meanLight(data, coverage);
    for (let i = 0; i < coverage.length; i++) {
      if (coverage[i] < 128) continue;
      const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
      const w = h[6] * x + h[7] * y + h[8];
      const [u, v] = [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w];
      const across = [(h[0] - u * h[6]) / w, (h[3] - v * h[6]) / w] as const;
      const down = [(h[1] - u * h[7]) / w, (h[4] - v * h[7]) / w] as const;
      sampleSlab(slab, u, v, across, down, colour);
      for (let c = 0; c < 3; c++) {
        const light = way === "paste" ? mean[c] : LINEAR[data[i * 4 + c]];
        out[i * 4 + c] = encoded((colour[c] * light) / old.mean[c]);
      }
    }
  }
  return out;
}

function meanLight(data: Uint8ClampedArray, coverage: Uint8Array): number[] {
  const mean = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < coverage.length; i++) {
    if (coverage[i] < 243) continue;
    count++;
    for (let c = 0; c < 3; c++) mean[c] += LINEAR[data[i * 4 + c]];
  }
  return mean.map((value) => value / Math.max(1, count));
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
