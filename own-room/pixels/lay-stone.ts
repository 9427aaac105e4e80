import type { Camera } from "../camera.ts";
import { encoded, luminance } from "../colour.ts";
import { changeOf, expectedRoom } from "./expected-room.ts";
import { shownLight } from "./film.ts";
import { relit } from "./interreflection.ts";
import { sampleGrid } from "./light-grid.ts";
import { Mirror, softened } from "./mirror.ts";
import { type FaceLight, SCALE } from "./old-light.ts";
import { halfPicture, type LinearPicture, type Photograph } from "./picture.ts";
import { lies, type SeenFace } from "./seen-face.ts";
import { type SlabPyramid, sampleSlab } from "./slab-pyramid.ts";
import { runOnUnderStone } from "./surroundings.ts";

/** A slab on a surface: moved by metres to the right and up, and turned by 0, 90, 180 or 270 degrees. */
export type LaidStone = { slab: SlabPyramid; shift: readonly [number, number]; turn: number };

export type Laying = {
  /** The photograph as light of the scene, and at half its size as polish mirrors it. */
  linear: LinearPicture;
  soft: LinearPicture;
  camera: Camera;
  faces: readonly SeenFace[];
  lights: readonly (FaceLight | undefined)[];
  /** By surface; one without a stone keeps its old one. */
  stones: Readonly<Record<string, LaidStone>>;
  /** The photograph's noise, so that the stone is not cleaner than what lies around: values of 255. */
  noise: number;
  /** How much wider a pixel sees than its own width, as lenses blur. */
  blur: number;
};

/** Share of a room's walls, floor and furniture together, without the stone, that light is sent back by. */
const ROOM_ALBEDO = 0.25;
/** A photograph shows so much of the stone's share in the room: behind the camera there is none. */
const SHARE_OF_ROOM = 0.6;

const BRIGHTEST_REST = 1.2;

/** The photograph with new stones: linear light put together face by face, those that stand first, as those that lie mirror them. */
export function layStone(photograph: Photograph, laying: Laying): Uint8ClampedArray<ArrayBuffer> {
  const { width, height } = photograph;
  const old = laying.linear.data;
  const light = { ...laying.linear, data: old.slice() };
  const laid = laying.faces.map((face, number) =>
    laying.stones[face.surface] ? laying.lights[number] : undefined,
  );
  const total = totalCoverage(laying.faces, laid, width * height);
  runOnUnderStone(light.data, total, width, height);
  for (let i = 0; i < total.length; i++) {
    if (total[i] > 0) for (let c = i * 3; c < i * 3 + 3; c++) light.data[c] *= Math.max(0, 1 - total[i]);
  }
  const dimmed = bounce(laying, laid, width * height);
  const irradiances = newLight(laying, total, width, dimmed);
  const order = laying.faces
    .map((_, number) => number)
    .sort((a, b) => Number(lies(laying.faces[a])) - Number(lies(laying.faces[b])));
  const expected = expectedRoom(
    laying.soft,
    width,
    SCALE,
    laying.faces.flatMap((face, number) => {
      const faceLight = laid[number];
      return faceLight ? [{ face, by: changeOf(faceLight, laying.stones[face.surface].slab.mean) }] : [];
    }),
  );
  const mirrorOf = (picture: LinearPicture) =>
    new Mirror(laying.camera, laying.faces, [picture, laying.soft], SCALE);
  const standing = mirrorOf(expected);
  const toLie = laying.faces.filter((face, number) => laid[number] && lies(face));
  let lying: Mirror | undefined;
  for (const number of order) {
    const faceLight = laid[number];
    if (!faceLight) continue;
    if (lies(laying.faces[number])) lying ??= mirrorOf(withStanding(light, expected, toLie));
    const mirror = lying ?? standing;
    const irradiance = irradiances[number] ?? faceLight.irradiance;
    layFace(light.data, old, total, width, { laying, number, faceLight, irradiance, mirror, dimmed });
  }
  return developed(photograph, light.data, total, laying.noise);
}

function totalCoverage(faces: readonly SeenFace[], laid: readonly (FaceLight | undefined)[], pixels: number) {
  const total = new Float32Array(pixels);
  faces.forEach(({ coverage }, number) => {
    if (laid[number]) for (let i = 0; i < pixels; i++) total[i] += coverage[i] / 255;
  });
  return total;
}

/** The room with stone on what stands; where stone lies, which is still to come, as it is expected to look. */
function withStanding(
  light: LinearPicture,
  expected: LinearPicture,
  lying: readonly SeenFace[],
): LinearPicture {
  const half = halfPicture(light);
  const { width, height, data } = half;
  for (const { coverage } of lying) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const share = coverage[y * SCALE * light.width + x * SCALE] / 255;
        if (share > 0) for (let c = i * 3; c < i * 3 + 3; c++) data[c] += share * expected.data[c];
      }
    }
  }
  return softened(half);
}

/** Light on each face as all new stones together leave it. */
function newLight(
  { faces, lights, stones, soft }: Laying,
  total: Float32Array,
  width: number,
  dimmed: number,
): (Float32Array | undefined)[] {
  const known = faces.flatMap((face, number) => {
    const light = lights[number];
    return light ? [{ number, face, light, stone: stones[face.surface]?.slab.mean ?? light.albedo }] : [];
  });
  const found = relit(known, restOfRoom(soft, total, width), dimmed);
  const irradiances: (Float32Array | undefined)[] = faces.map(() => undefined);
  known.forEach(({ number }, k) => {
    irradiances[number] = found[k];
  });
  return irradiances;
}

/** The mean light of what is no stone; lamps count as no more than white things. */
function restOfRoom(soft: LinearPicture, total: Float32Array, width: number): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < soft.height; y += 4) {
    for (let x = 0; x < soft.width; x += 4) {
      if (total[y * SCALE * width + x * SCALE] > 0) continue;
      count++;
      for (let c = 0; c < 3; c++)
        sums[c] += Math.min(BRIGHTEST_REST, soft.data[(y * soft.width + x) * 3 + c]);
    }
  }
  return [sums[0] / Math.max(1, count), sums[1] / Math.max(1, count), sums[2] / Math.max(1, count)];
}

type FaceLaying = {
  laying: Laying;
  number: number;
  faceLight: FaceLight;
  /** What falls on it beside the new stones. */
  irradiance: Float32Array;
  mirror: Mirror;
  dimmed: number;
};

function layFace(
  light: Float32Array,
  old: Float32Array,
  total: Float32Array,
  width: number,
  { laying, number, faceLight, irradiance, mirror, dimmed }: FaceLaying,
): void {
  const { homography: h, coverage, surface } = laying.faces[number];
  const { blur } = laying;
  const { slab, shift, turn } = laying.stones[surface];
  const cos = Math.round(Math.cos((turn * Math.PI) / 180));
  const sin = Math.round(Math.sin((turn * Math.PI) / 180));
  const shines = lies(laying.faces[number]);
  const limit = Math.exp(faceLight.highlight);
  const guessed = faceLight.told * (1 - faceLight.observed);
  const [colour, falls, reflects, smooth, traced, fresh, before] = Array.from(
    { length: 7 },
    () => new Float64Array(3),
  );
  for (let i = 0; i < coverage.length; i++) {
    if (coverage[i] === 0) continue;
    const x = (i % width) + 0.5;
    const y = ((i / width) | 0) + 0.5;
    const w = h[6] * x + h[7] * y + h[8];
    const u = (h[0] * x + h[1] * y + h[2]) / w;
    const v = (h[3] * x + h[4] * y + h[5]) / w;
    const ux = (h[0] - u * h[6]) / w;
    const uy = (h[1] - u * h[7]) / w;
    const vx = (h[3] - v * h[6]) / w;
    const vy = (h[4] - v * h[7]) / w;
    const across = [blur * (cos * ux - sin * vx), blur * (sin * ux + cos * vx)] as const;
    const down = [blur * (cos * uy - sin * vy), blur * (sin * uy + cos * vy)] as const;
    sampleSlab(slab, cos * u - sin * v + shift[0], sin * u + cos * v + shift[1], across, down, colour);
    sampleGrid(faceLight, irradiance, u, v, falls);
    sampleGrid(faceLight, faceLight.mirrored, u, v, reflects);
    sampleGrid(faceLight, faceLight.light, u, v, smooth);
    mirror.at(number, x, y, fresh, before);
    sampleGrid(faceLight, faceLight.traced, u, v, traced);
    // What was seen on the old stone stays, but for what has changed since; what was guessed is guessed anew.
    for (let c = 0; c < 3; c++) {
      const gone = before[c] + guessed * (traced[c] - before[c]);
      reflects[c] = fresh[c] < gone ? (reflects[c] * fresh[c]) / gone : reflects[c] + fresh[c] - gone;
    }
    const whole = coverage[i] > 250;
    const step = whole ? stepOf(old, i, smooth) : 0;
    const share = coverage[i] / 255 / Math.max(1, total[i]);
    const by = faceLight.plain ? Math.exp(Math.max(-1.5, Math.min(faceLight.highlight, step))) : 1;
    const highlight =
      shines && step > faceLight.highlight && !faceLight.plain ? highlightOf(old, i, smooth, limit) : 0;
    for (let c = 0; c < 3; c++) {
      light[i * 3 + c] += share * (by * colour[c] * falls[c] + dimmed * reflects[c] + highlight);
    }
  }
}

/** Light on a lying face beyond what smooth light and texture explain: the glint of a lamp, white as polish mirrors it. */
function highlightOf(old: Float32Array, pixel: number, smooth: Float64Array, limit: number): number {
  const seen = luminance(old[pixel * 3], old[pixel * 3 + 1], old[pixel * 3 + 2]);
  return Math.max(0, seen - luminance(smooth[0], smooth[1], smooth[2]) * limit);
}

/** How much lighter a pixel of the photograph is than the smooth light there; natural logarithm. */
function stepOf(old: Float32Array, pixel: number, smooth: Float64Array): number {
  const seen = luminance(old[pixel * 3], old[pixel * 3 + 1], old[pixel * 3 + 2]);
  return Math.log((seen + 1e-4) / (luminance(smooth[0], smooth[1], smooth[2]) + 1e-4));
}

/**
 * How much the light in the room grows or falls when its stone gets another lightness: a room is a hollow whose walls send
 * light to and fro, E = E0 / (1 - mean albedo) (Ulbricht's sphere).
 */
function bounce({ faces, stones }: Laying, laid: readonly (FaceLight | undefined)[], pixels: number): number {
  let area = 0;
  let before = 0;
  let after = 0;
  faces.forEach(({ coverage, surface }, number) => {
    const light = laid[number];
    if (!light) return;
    let covered = 0;
    for (let i = 0; i < pixels; i += 9) covered += coverage[i];
    const share = (covered * 9) / 255 / pixels;
    area += share;
    before += share * luminance(...light.albedo);
    after += share * luminance(...stones[surface].slab.mean);
  });
  const mean = (stone: number) => (1 - SHARE_OF_ROOM * area) * ROOM_ALBEDO + SHARE_OF_ROOM * stone;
  return (1 - mean(before)) / (1 - mean(after));
}

/** Near a bell with sigma 1: three even numbers together have half. */
const GRAIN = Float32Array.from(
  { length: 4096 },
  (_, i) => 2 * ((i % 16) / 15 + ((i >> 4) % 16) / 15 + (i >> 8) / 15 - 1.5) * (15 / 17) ** 0.5,
);

/** What the camera would show, with the photograph's own noise on the stone; pixels without stone stay as they were. */
function developed(
  { data }: Photograph,
  light: Float32Array,
  total: Float32Array,
  noise: number,
): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(data);
  let state = 1;
  for (let i = 0; i < total.length; i++) {
    if (total[i] <= 0) continue;
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const added = noise * GRAIN[state >>> 20] * Math.min(1, total[i]);
    for (let c = 0; c < 3; c++) out[i * 4 + c] = encoded(shownLight(light[i * 3 + c])) + added;
  }
  return out;
}
