import { luminance } from "../colour.ts";
import type { LaidStone, Laying } from "./laying.ts";
import { onScreen } from "./light/film.ts";
import { type Even, LIGHT, lightOnBlocks } from "./light/light-on-blocks.ts";
import { type Mirror, mirrorOf } from "./light/mirror.ts";
import { besideLying } from "./light/mirrored-room.ts";
import { bounce, changeOf, expectedRoom, newLight } from "./light/new-light.ts";
import { type FaceLight, SCALE } from "./light/old-light.ts";
import { type Box, boxAround, type Photograph } from "./picture.ts";
import type { SeenFace } from "./seen-face.ts";
import type { StoneColours } from "./stone-colours.ts";

/** Coverage from which a pixel is stone alone. */
const WHOLE = 250;
/** The darkest shadow on a surface of one colour, as a share of the smooth light. */
const LEAST_STEP = Math.exp(-1.5);

type Cached = { colours: StoneColours };

type LaidFace = {
  number: number;
  face: SeenFace;
  box: Box;
  light: FaceLight;
  stone: LaidStone;
};

/** The photograph with new stones, in linear light face by face. All mirror the room as it is expected to look. */
export function layStone(photograph: Photograph, laying: Laying & Cached): Uint8ClampedArray<ArrayBuffer> {
  const { width, height } = photograph;
  const { linear, room, camera, faces, walls } = laying;
  const laid = laidFaces(laying, width, height);
  const light = { ...linear, data: linear.data.slice() };
  const total = totalCoverage(laid, width, width * height);
  takeAway(total, light.data);
  const dimmed = bounce(laid, width * height);
  const irradiances = newLight(laying, total, width, dimmed);
  const expected = expectedRoom(
    room.seen,
    width,
    SCALE,
    laid.map(({ face, box, light: now, stone }) => ({ face, box, by: changeOf(now, stone.slab.mean) })),
  );
  const changedRoom = { seen: expected, lying: besideLying(expected, faces, width) };
  const mirror = mirrorOf(camera, faces, [changedRoom, room], SCALE, walls);
  for (const each of laid) {
    const irradiance = irradiances[each.number] ?? each.light.irradiance;
    layFace(light.data, total, laying, each, { irradiance, mirror, dimmed });
  }
  return developed(photograph, light.data, total, laying.noise);
}

function laidFaces({ faces, lights, stones }: Laying, width: number, height: number): LaidFace[] {
  return faces.flatMap((face, number) => {
    const [light, stone] = [lights[number], stones[face.surface]];
    const box = light && stone && boxAround(face.coverage, width, height, 0);
    return box ? [{ number, face, box, light, stone }] : [];
  });
}

/** Total new stone of each pixel: 255 or more is all of it, as masks that meet are rounded. */
function totalCoverage(laid: readonly LaidFace[], width: number, pixels: number): Uint16Array {
  const total = new Uint16Array(pixels);
  for (const { face, box } of laid) {
    const addBetween = (from: number, to: number) => {
      for (let i = from; i < to; i++) total[i] += face.coverage[i];
    };
    for (let y = box.top; y < box.bottom; y++) addBetween(y * width + box.left, y * width + box.right);
  }
  return total;
}

/** Removes the stone's share from each pixel's light. */
function takeAway(total: Uint16Array, light: Float32Array): void {
  for (let i = 0; i < total.length; i++) {
    if (total[i] === 0) continue;
    const rest = Math.max(0, 1 - total[i] / 255);
    light[i * 3] *= rest;
    light[i * 3 + 1] *= rest;
    light[i * 3 + 2] *= rest;
  }
}

type NewLight = {
  irradiance: Float32Array;
  mirror: Mirror;
  dimmed: number;
};

function layFace(
  light: Float32Array,
  total: Uint16Array,
  { linear, colours }: Laying & Cached,
  { number, face, box, light: faceLight, stone }: LaidFace,
  { irradiance, mirror, dimmed }: NewLight,
): void {
  const { coverage } = face;
  const { width, data: old } = linear;
  const limit = Math.exp(faceLight.highlight);
  const { plain } = faceLight;
  const even = evenMirror(mirror, number, coverage, width);
  const lightOn = lightOnBlocks(width, number, face.homography, faceLight, irradiance, mirror, even);
  const { numbers } = lightOn;
  const colourUnder = colours.on(number, face, stone);
  const colour = new Float64Array(3);
  const layRow = (row: number) => {
    for (let column = box.left, i = row * width + box.left; column < box.right; column++, i++) {
      if (coverage[i] === 0) continue;
      colourUnder(i, column, row, colour);
      const at = lightOn.at(column, row);
      let by = 1;
      if (plain && coverage[i] > WHOLE) {
        // On a surface of one colour every difference is light.
        const seen = luminance(old[i * 3], old[i * 3 + 1], old[i * 3 + 2]);
        by = Math.max(LEAST_STEP, Math.min(limit, (seen + 1e-4) / (numbers[at + LIGHT.smooth] + 1e-4)));
      }
      const share = coverage[i] / Math.max(255, total[i]);
      for (let c = 0; c < 3; c++) {
        const body = by * colour[c] * numbers[at + LIGHT.falls + c];
        light[i * 3 + c] += share * (body + dimmed * numbers[at + LIGHT.reflects + c]);
      }
    }
  };
  for (let row = box.top; row < box.bottom; row++) layRow(row);
}

/** Pixels between the samples of a face's mirror. */
const APART = 8;

/** The mean of a face's mirror, as the light of an even room around it. */
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

/** Nearly normal noise with sigma 1: the sum of three even numbers has half of that. */
const GRAIN = Float32Array.from(
  { length: 4096 },
  (_, i) => 2 * ((i % 16) / 15 + ((i >> 4) % 16) / 15 + (i >> 8) / 15 - 1.5) * (15 / 17) ** 0.5,
);

/** The picture as a camera shows it, with the photograph's noise on the stone; other pixels stay as they were. */
function developed(
  { data }: Photograph,
  light: Float32Array,
  total: Uint16Array,
  noise: number,
): Uint8ClampedArray<ArrayBuffer> {
  const out = new Uint8ClampedArray(data);
  let state = 1;
  for (let i = 0; i < total.length; i++) {
    if (total[i] === 0) continue;
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const added = noise * GRAIN[state >>> 20] * Math.min(1, total[i] / 255);
    for (let c = 0; c < 3; c++) out[i * 4 + c] = onScreen(light[i * 3 + c]) + added;
  }
  return out;
}
