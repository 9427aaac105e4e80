/**
 * Photographs of which the truth is known: a rendered room with an old stone, spoilt as a phone would spoil it, and the
 * same room with a new stone, unspoilt but for the white balance and the lens. The room's layers are put together on the
 * processor as `packages/room-view/shader.ts` does it on a graphics card.
 */
import { readFile } from "node:fs/promises";
import agx from "@stoneyard/room-view/agx.json" with { type: "json" };
import type { Camera, Homography } from "@stoneyard/visitor-photo/camera.ts";
import { encoded, LINEAR } from "@stoneyard/visitor-photo/colour.ts";
import type { Photograph } from "@stoneyard/visitor-photo/pixels/picture.ts";
import {
  type SlabFormat,
  type SlabPyramid,
  sampleSlab,
  slabPyramid,
} from "@stoneyard/visitor-photo/pixels/slab-pyramid.ts";
import { inverse } from "@stoneyard/visitor-photo/vectors.ts";
import sharp from "sharp";

type Layer = { width: number; height: number; data: Uint8Array };
type Plane = { surface: string; area: number; homography: Homography };
type View = {
  size: [number, number];
  exposure: number;
  albedo: { light: number; dark: number };
  irradiance: number;
  gloss: number;
  planes: Plane[];
};
export type Room = { name: string; view: View; layers: Record<string, Layer> };

const LAYERS = ["light", "dark", "irradiance-light", "irradiance-dark", "gloss-light", "gloss-dark"];
/** What a phone does: white balance, the lens's blur in pixels, noise in values of 255. */
const WHITE_BALANCE = [1.05, 1, 0.93];
const LENS = 0.6;
const NOISE = 1.4;

export async function readRoom(name: string): Promise<Room> {
  const folder = `content/rooms/${name}`;
  const view: View = JSON.parse(await readFile(`${folder}/view.json`, "utf8"));
  const layers: Record<string, Layer> = {};
  for (const layer of LAYERS) layers[layer] = await read(`${folder}/${layer}.avif`, 3);
  layers.planes = await read(`${folder}/planes.webp`, 3);
  return { name, view, layers };
}

/** What the page fetches of a stone: so many pixels, and a natural slab's measures. */
export const SLAB_PIXELS = { width: 1200, height: 750 };
export const SLAB: SlabFormat = { size: [3.2, 2], bookmatched: true };

export async function slabPicture(stone: string): Promise<Photograph> {
  const { width, height } = SLAB_PIXELS;
  const picture = sharp(`content/pictures/stones/${stone}.avif`).resize(width, height, { fit: "fill" });
  return { width, height, data: new Uint8ClampedArray(await picture.ensureAlpha().raw().toBuffer()) };
}

export const readSlab = async (stone: string): Promise<SlabPyramid> =>
  slabPyramid(await slabPicture(stone), SLAB);

async function read(file: string, channels: 3 | 4): Promise<Layer> {
  const image = sharp(file).toColourspace("srgb");
  const { data, info } = await (channels === 3 ? image.removeAlpha() : image.ensureAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** What rooms are photographed with, pixels: focal lengths and heights at which the camera looks, as lenses are shifted. */
const FOCALS = Array.from({ length: 140 }, (_, i) => 900 + i * 10);
const HEIGHTS = Array.from({ length: 121 }, (_, i) => 200 + i * 6);

/** The room's camera, told by its planes: with the right one, to the right and up are at right angles and of one length. */
export function cameraOf({ view: { size, planes } }: Room): Camera {
  const inverses = planes
    .toSorted((a, b) => b.area - a.area)
    .slice(0, 8)
    .map(({ homography }) => inverse(homography));
  let best = { error: Infinity, focal: size[0], height: size[1] / 2 };
  for (const focal of FOCALS) {
    for (const height of HEIGHTS) {
      const error = inverses.reduce((total, m) => total + askew(m, focal, [size[0] / 2, height]), 0);
      if (error < best.error) best = { error, focal, height };
    }
  }
  return { focal: best.focal, centre: [size[0] / 2, best.height] };
}

function askew(m: Homography, focal: number, [cx, cy]: readonly [number, number]): number {
  const [ax, ay, az] = [(m[0] - cx * m[6]) / focal, (m[3] - cy * m[6]) / focal, m[6]];
  const [bx, by, bz] = [(m[1] - cx * m[7]) / focal, (m[4] - cy * m[7]) / focal, m[7]];
  const [a, b] = [Math.hypot(ax, ay, az), Math.hypot(bx, by, bz)];
  return Math.abs(Math.log(a / b)) + Math.abs(ax * bx + ay * by + az * bz) / (a * b);
}

/** How much of each pixel each plane covers, 0–255. */
export function coverages({ view, layers: { planes } }: Room): Uint8Array[] {
  return view.planes.map((_, number) => {
    const coverage = new Uint8Array(planes.width * planes.height);
    for (let i = 0; i < coverage.length; i++) {
      const [first, second, share] = [planes.data[i * 3], planes.data[i * 3 + 1], planes.data[i * 3 + 2]];
      if (first === number + 1) coverage[i] = share;
      else if (second === number + 1) coverage[i] = 255 - share;
    }
    return coverage;
  });
}

/** What the room's renderer shows with these slabs, by surface: values of a screen, 0–1. */
export function rendered(room: Room, slabs: Readonly<Record<string, SlabPyramid>>): Float32Array {
  const { view, layers } = room;
  const [width, height] = view.size;
  const share = shareOfLight(view, slabs);
  const half = { light: halved(layers.light), irradiance: halved(layers["irradiance-light"]) };
  const out = new Float32Array(width * height * 3);
  const [base, falls, bright, dark] = Array.from({ length: 4 }, () => new Float64Array(3));
  const stone = new Float64Array(3);
  const [a, b, c] = Array.from({ length: 3 }, () => new Float64Array(3));
  const [over, under] = [new Float64Array(3), new Float64Array(3)];
  const between = (
    light: Layer,
    lightHalf: Layer,
    darkLayer: Layer,
    u: number,
    v: number,
    into: Float64Array,
  ) => {
    sample(light, u, v, a);
    sample(lightHalf, u, v, b);
    sample(darkLayer, u, v, c);
    for (let k = 0; k < 3; k++) {
      const ratio = Math.min(1, c[k] / Math.max(b[k], 0.004));
      into[k] = a[k] * a[k] * (ratio * ratio * (1 - share[k]) + share[k]);
    }
  };
  const shade = (number: number, x: number, y: number, into: Float64Array) => {
    const plane = view.planes[number];
    slabUnder(plane.homography, slabs[plane.surface], x, y, stone);
    for (let k = 0; k < 3; k++) {
      const polish = dark[k] ** 2 * (1 - share[k]) + bright[k] ** 2 * share[k];
      stone[k] = stone[k] * view.irradiance * falls[k] + view.gloss * polish;
    }
    developed(stone, view.exposure, into);
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / height];
      between(layers.light, half.light, layers.dark, u, v, base);
      for (let k = 0; k < 3; k++) out[i * 3 + k] = Math.sqrt(base[k]);
      const [first, second, cover] = layers.planes.data.subarray(i * 3, i * 3 + 3);
      if (!first) continue;
      between(layers["irradiance-light"], half.irradiance, layers["irradiance-dark"], u, v, falls);
      sample(layers["gloss-light"], u, v, bright);
      sample(layers["gloss-dark"], u, v, dark);
      shade(first - 1, x + 0.5, y + 0.5, over);
      if (second) shade(second - 1, x + 0.5, y + 0.5, under);
      else for (let k = 0; k < 3; k++) under[k] = out[i * 3 + k];
      for (let k = 0; k < 3; k++) out[i * 3 + k] = under[k] * (1 - cover / 255) + (over[k] * cover) / 255;
    }
  }
  return out;
}

function shareOfLight(view: View, slabs: Readonly<Record<string, SlabPyramid>>): number[] {
  const all = view.planes.reduce((total, { area }) => total + area, 0);
  return [0, 1, 2].map((c) => {
    const mean = view.planes.reduce(
      (total, { area, surface }) => total + (area / all) * slabs[surface].mean[c],
      0,
    );
    return Math.max(0, Math.min(1.2, (mean - view.albedo.dark) / (view.albedo.light - view.albedo.dark)));
  });
}

function slabUnder(h: Homography, slab: SlabPyramid, x: number, y: number, out: Float64Array): void {
  const w = h[6] * x + h[7] * y + h[8];
  const [u, v] = [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w];
  const across = [(h[0] - u * h[6]) / w, (h[3] - v * h[6]) / w] as const;
  const down = [(h[1] - u * h[7]) / w, (h[4] - v * h[7]) / w] as const;
  sampleSlab(slab, u, v, across, down, out);
}

function halved({ width, height, data }: Layer): Layer {
  const [w, h] = [width >> 1, height >> 1];
  const out = new Uint8Array(w * h * 3);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      for (let c = 0; c < 3; c++) {
        const at = (y * 2 * width + x * 2) * 3 + c;
        out[i++] = (data[at] + data[at + 3] + data[at + width * 3] + data[at + width * 3 + 3]) / 4;
      }
    }
  }
  return { width: w, height: h, data: out };
}

function sample({ width, height, data }: Layer, u: number, v: number, out: Float64Array): void {
  const x = Math.max(0, Math.min(width - 1.001, u * width - 0.5));
  const y = Math.max(0, Math.min(height - 1.001, v * height - 0.5));
  const [left, top] = [x | 0, y | 0];
  const [fx, fy] = [x - left, y - top];
  const at = (top * width + left) * 3;
  for (let c = 0; c < 3; c++) {
    const above = data[at + c] * (1 - fx) + data[at + 3 + c] * fx;
    const below = data[at + width * 3 + c] * (1 - fx) + data[at + width * 3 + 3 + c] * fx;
    out[c] = (above * (1 - fy) + below * fy) / 255;
  }
}

/** A matrix times the vector in `by`, in place. */
function multiplied(m: readonly (readonly number[])[], by: Float64Array): void {
  const [x, y, z] = by;
  for (let k = 0; k < 3; k++) by[k] = m[k][0] * x + m[k][1] * y + m[k][2] * z;
}

function curve(light: number): number {
  const [least, most] = agx.stops;
  const t = Math.max(0, Math.min(1, (Math.log2(Math.max(light, 1e-10)) - least) / (most - least)));
  let total = 0;
  for (const factor of agx.curve) total = total * t + factor;
  return total;
}

/** The film of `packages/room-view/shader.ts`, with the same numbers. */
function developed(light: Float64Array, exposure: number, out: Float64Array): void {
  for (let c = 0; c < 3; c++) out[c] = Math.max(light[c], 0) * 2 ** exposure;
  multiplied(agx.toRec2020, out);
  multiplied(agx.inset, out);
  let grey = 0;
  for (let c = 0; c < 3; c++) {
    out[c] = curve(out[c]);
    grey += out[c] * agx.luminance[c];
  }
  grey = Math.max(grey, 0) ** agx.contrast;
  for (let c = 0; c < 3; c++) out[c] = grey + (Math.max(out[c], 0) ** agx.contrast - grey) * agx.saturation;
  multiplied(agx.outset, out);
  for (let c = 0; c < 3; c++) out[c] = Math.max(out[c], 0) ** 2.2;
  multiplied(agx.fromRec2020, out);
  for (let c = 0; c < 3; c++) {
    const x = Math.max(0, Math.min(1, out[c]));
    out[c] = x < 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
  }
}

/** What a phone makes of it; without noise it is the truth that a result is held beside. */
export function photographOf({ view: { size } }: Room, shown: Float32Array, noisy: boolean): Photograph {
  const [width, height] = size;
  let light = new Float32Array(shown.length);
  for (let i = 0; i < light.length; i++) {
    light[i] = Math.min(1, LINEAR[Math.min(255, Math.round(shown[i] * 255))] * WHITE_BALANCE[i % 3]);
  }
  for (const [step, count] of [
    [3, width],
    [3 * width, height],
  ]) {
    light = blurredAlong(light, width, step, count);
  }
  const data = new Uint8ClampedArray(width * height * 4);
  let state = 7;
  const random = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return (state + 1) / 4294967297;
  };
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) {
      const value = encoded(light[i * 3 + c]);
      const bell = noisy ? Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()) : 0;
      data[i * 4 + c] = value + NOISE * bell * (0.6 + 0.8 * Math.sqrt(1 - value / 300));
    }
    data[i * 4 + 3] = 255;
  }
  return { width, height, data };
}

function blurredAlong(
  light: Float32Array,
  width: number,
  step: number,
  count: number,
): Float32Array<ArrayBuffer> {
  const bell = [-2, -1, 0, 1, 2].map((d) => Math.exp((-d * d) / (2 * LENS * LENS)));
  const all = bell.reduce((total, value) => total + value);
  const out = new Float32Array(light.length);
  for (let i = 0; i < out.length; i++) {
    const pixel = (i / 3) | 0;
    const position = step === 3 ? pixel % width : (pixel / width) | 0;
    let sum = 0;
    for (let d = -2; d <= 2; d++) {
      const clamped = Math.max(-position, Math.min(count - 1 - position, d));
      sum += bell[d + 2] * light[i + clamped * step];
    }
    out[i] = sum / all;
  }
  return out;
}
