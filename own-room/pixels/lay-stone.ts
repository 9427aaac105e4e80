import type { Camera } from "../camera.ts";
import { encoded, luminance } from "../colour.ts";
import { changeOf, expectedRoom } from "./expected-room.ts";
import { shownLight } from "./film.ts";
import { leastAround } from "./glint.ts";
import { drawJoint } from "./joint.ts";
import { type Even, LIGHT, LightOnBlocks } from "./light-on-blocks.ts";
import { Mirror, softened } from "./mirror.ts";
import { bounce, newLight } from "./new-light.ts";
import { type FaceLight, SCALE } from "./old-light.ts";
import { halfPicture, type LinearPicture, type Photograph } from "./picture.ts";
import { lies, type SeenFace } from "./seen-face.ts";
import { type SlabPyramid, sampleSlab } from "./slab-pyramid.ts";
import { runOnUnderStone } from "./surroundings.ts";

/**
 * A slab on a surface: moved by metres to the right and up, turned by 0, 90, 180 or 270 degrees, and with a joint of so many
 * metres between it and the next one.
 */
export type LaidStone = { slab: SlabPyramid; shift: readonly [number, number]; turn: number; joint: number };

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

/** Coverage from which on a pixel is the stone's alone. */
const WHOLE = 250;
/** No shadow on a surface of one colour is deeper than this share of the smooth light. */
const LEAST_STEP = Math.exp(-1.5);

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
  const { slab, shift, turn, joint } = laying.stones[surface];
  const cos = Math.round(Math.cos((turn * Math.PI) / 180));
  const sin = Math.round(Math.sin((turn * Math.PI) / 180));
  const shines = lies(laying.faces[number]);
  const limit = Math.exp(faceLight.highlight);
  const { plain } = faceLight;
  const lightOn = new LightOnBlocks(
    width,
    number,
    h,
    faceLight,
    irradiance,
    mirror,
    evenMirror(mirror, number, coverage, width),
  );
  const { numbers } = lightOn;
  const colour = new Float64Array(3);
  for (let i = 0; i < coverage.length; i++) {
    if (coverage[i] === 0) continue;
    const column = i % width;
    const row = (i / width) | 0;
    const [x, y] = [column + 0.5, row + 0.5];
    const w = h[6] * x + h[7] * y + h[8];
    const u = (h[0] * x + h[1] * y + h[2]) / w;
    const v = (h[3] * x + h[4] * y + h[5]) / w;
    const ux = (h[0] - u * h[6]) / w;
    const uy = (h[1] - u * h[7]) / w;
    const vx = (h[3] - v * h[6]) / w;
    const vy = (h[4] - v * h[7]) / w;
    const across = [blur * (cos * ux - sin * vx), blur * (sin * ux + cos * vx)] as const;
    const down = [blur * (cos * uy - sin * vy), blur * (sin * uy + cos * vy)] as const;
    const [onU, onV] = [cos * u - sin * v + shift[0], sin * u + cos * v + shift[1]];
    sampleSlab(slab, onU, onV, across, down, colour);
    if (joint > 0) drawJoint(slab.size, onU, onV, across, down, joint, colour);
    const at = lightOn.at(column, row);
    let [by, glint] = [1, 0];
    if ((plain || shines) && coverage[i] > WHOLE) {
      const seen = luminance(old[i * 3], old[i * 3 + 1], old[i * 3 + 2]);
      const smooth = numbers[at + LIGHT.smooth];
      // On a surface of one colour all that is seen is light; on others what texture does not explain is a lamp's glint.
      if (plain) by = Math.max(LEAST_STEP, Math.min(limit, (seen + 1e-4) / (smooth + 1e-4)));
      else if (seen > smooth * limit) glint = Math.max(0, leastAround(old, i, width) - smooth * limit);
    }
    const share = coverage[i] / 255 / Math.max(1, total[i]);
    for (let c = 0; c < 3; c++) {
      const body = by * colour[c] * numbers[at + LIGHT.falls + c];
      light[i * 3 + c] += share * (body + dimmed * numbers[at + LIGHT.reflects + c] + glint);
    }
  }
}

/** So many pixels apart the mirror of a face is looked at to tell its mean. */
const APART = 8;

/** What the mirror of a face tells on the whole, as light of an even room around it. */
function evenMirror(mirror: Mirror, face: number, coverage: Uint8Array, width: number): Even {
  const even = { before: new Float64Array(3), fresh: new Float64Array(3) };
  const [before, fresh] = [new Float64Array(3), new Float64Array(3)];
  let all = 0;
  for (let y = 0; y * width < coverage.length; y += APART) {
    for (let x = 0; x < width; x += APART) {
      if (coverage[y * width + x] <= WHOLE) continue;
      all += mirror.at(face, x + 0.5, y + 0.5, fresh, before);
      for (let c = 0; c < 3; c++) {
        even.before[c] += before[c];
        even.fresh[c] += fresh[c];
      }
    }
  }
  for (let c = 0; c < 3; c++) {
    even.before[c] /= Math.max(1e-9, all);
    even.fresh[c] /= Math.max(1e-9, all);
  }
  return even;
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
