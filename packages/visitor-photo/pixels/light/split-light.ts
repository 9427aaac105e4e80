import { type Homography, metresAt } from "../../camera.ts";
import { luminance } from "../../colour.ts";
import type { Sheet } from "../../sheet.ts";
import { type LightGrid, sampleGrid } from "./light-grid.ts";

/** Deviation of the light on a face from its mean: a share of it. */
const LIGHT_SPREAD = 0.25;
/**
 * Uncertainty of the old stone's lightness and of the white level: natural logarithms, as either may be wrong by a factor.
 * In a dark room nothing that is lit as the stone is may be white.
 */
const LIGHTNESS_ERROR = 0.15;
const WHITE_ERROR = 0.5;
/** Steps of the search for the likeliest light, and its lower limit, natural logarithm. */
const HALVINGS = 30;
const MOST_LESS = 5;

/**
 * What is seen of a face and guessed of its mirror: `traced` three numbers a place, `doubt` one, in luminance. As far as
 * the face does not show what is traced (`shown`, 0–1), the mirror cannot explain that it is lighter than expected.
 */
type Seen = { grid: LightGrid; traced: Float32Array; doubt: Float32Array; shown: number; albedo: Albedo };

export function splitLight(face: Seen, white: Float32Array, shareOfWhite: number) {
  const { grid, traced, doubt, albedo } = face;
  const { light, seen } = grid;
  const whiteLight = luminance(white[0], white[1], white[2]);
  const trust = tintTrust(luminance(...albedo));
  const { expected, stone, moreMirror } = expectedLight(face, shareOfWhite * whiteLight);
  const irradiance = new Float32Array(light.length);
  const mirrored = new Float32Array(light.length);
  let [observed, weight] = [0, 0];
  for (let g = 0; g < seen.length; g++) {
    const i = g * 3;
    const sent = luminance(light[i], light[i + 1], light[i + 2]);
    const traces = luminance(traced[i], traced[i + 1], traced[i + 2]);
    const mirror = Math.max(0, traces + moreMirror * doubt[g]);
    const lightVariance = (LIGHT_SPREAD * expected) ** 2;
    const left = sent - stone * expected - mirror;
    const gain = (stone * lightVariance) / (stone * stone * lightVariance + doubt[g] ** 2);
    const falls = Math.max(0.05 * expected, Math.min(sent / stone, expected + left * gain));
    const reflects = Math.max(0, sent - stone * falls);
    const toMirror = 1 - stone * gain;
    observed += seen[g] * toMirror;
    weight += seen[g];
    for (let c = 0; c < 3; c++) {
      const own = (falls * light[i + c] * stone) / (Math.max(1e-5, sent) * albedo[c]);
      irradiance[i + c] = trust * own + ((1 - trust) * falls * white[c]) / whiteLight;
    }
    const rest = [0, 1, 2].map((c) => Math.max(0, light[i + c] - albedo[c] * irradiance[i + c]));
    const restLight = luminance(rest[0], rest[1], rest[2]);
    for (let c = 0; c < 3; c++) {
      const guessed = traces > 1e-6 ? traced[i + c] / traces : 1;
      const own = restLight > 1e-6 ? rest[c] / restLight : 1;
      mirrored[i + c] = reflects * (guessed + (own - guessed) * toMirror);
    }
  }
  return { irradiance, mirrored, observed: observed / Math.max(1e-9, weight) };
}

/**
 * The mean light on the face, the stone's lightness, and the excess of the mirror over the rays in units of doubt: the
 * likeliest explanation of what the face sends.
 */
function expectedLight({ grid, traced, doubt, albedo, shown }: Seen, white: number) {
  const lightness = luminance(...albedo);
  let [sent, mirror, doubted, weight] = [0, 0, 0, 0];
  for (let g = 0; g < grid.seen.length; g++) {
    const i = g * 3;
    weight += grid.seen[g];
    sent += grid.seen[g] * luminance(grid.light[i], grid.light[i + 1], grid.light[i + 2]);
    mirror += grid.seen[g] * luminance(traced[i], traced[i + 1], traced[i + 2]);
    doubted += grid.seen[g] * doubt[g];
  }
  sent /= weight;
  mirror /= weight;
  doubted /= weight;
  const [ofLight, ofStone] = [WHITE_ERROR ** 2, LIGHTNESS_ERROR ** 2];
  const body = likeliestBody(lightness * white, ofLight + ofStone, sent - mirror, shown * doubted);
  const expected = white * (body / (lightness * white)) ** (ofLight / (ofLight + ofStone));
  const moreMirror = Math.max(-mirror, sent - mirror - body) / doubted;
  const stone = Math.max(0.01, (sent - mirror - moreMirror * doubted) / expected);
  return { expected, moreMirror, stone: Math.max(0.7 * lightness, Math.min(1.4 * lightness, stone)) };
}

/**
 * The likeliest light of the stone itself. Its logarithm is expected with a variance; what remains of the seen light is the
 * mirror's error, with `deviation`. Where the slope of the two squares is 0.
 */
function likeliestBody(expected: number, variance: number, seen: number, deviation: number): number {
  const square = Math.max(1e-9, deviation ** 2);
  const middle = Math.log(expected);
  const slope = (log: number) =>
    (log - middle) / variance - (Math.exp(log) * (seen - Math.exp(log))) / square;
  const other = seen > 0 ? Math.max(middle - MOST_LESS, Math.log(seen)) : middle - MOST_LESS;
  let [less, more] = [Math.min(middle, other), Math.max(middle, other)];
  for (let step = 0; step < HALVINGS; step++) {
    const half = (less + more) / 2;
    if (slope(half) < 0) less = half;
    else more = half;
  }
  return Math.exp((less + more) / 2);
}

/** Share of red, green and blue that a stone sends back. */
export type Albedo = readonly [number, number, number];

/** Uncertainty of the light's colour as the white level tells it: natural logarithm. */
const WHITE_TINT = 0.18;
/** The old stone's colour: lightness by the visitor, else by the white level; tint by the photograph. */
export function albedoOf(
  grid: LightGrid,
  traced: Float32Array,
  white: Float32Array,
  lightness: number | undefined,
): Albedo {
  const guess = [0, 1, 2].map((c) => {
    let [total, weight] = [0, 0];
    for (let g = 0; g < grid.seen.length; g++) {
      weight += grid.seen[g];
      total +=
        grid.seen[g] * Math.max(0.4 * grid.light[g * 3 + c], grid.light[g * 3 + c] - traced[g * 3 + c]);
    }
    return Math.max(0.01, Math.min(0.9, total / weight / white[c]));
  }) as [number, number, number];
  const by = lightness === undefined ? 1 : lightness / luminance(...guess);
  return guess.map((value) => Math.max(0.01, Math.min(0.95, value * by))) as unknown as Albedo;
}

/** The old stone's colour beside a sheet of paper, where the same light falls on both. */
export function albedoBeside(
  sheet: Sheet,
  onSheet: Float32Array,
  grid: LightGrid,
  traced: Float32Array,
  homography: Homography,
): Albedo {
  const places = sheet.map((corner) => metresAt(homography, corner));
  const [sent, mirror] = [new Float64Array(3), new Float64Array(3)];
  const albedo = [0, 0, 0];
  for (const [u, v] of places) {
    sampleGrid(grid, grid.light, u, v, sent);
    sampleGrid(grid, traced, u, v, mirror);
    for (let c = 0; c < 3; c++)
      albedo[c] += Math.max(0.4 * sent[c], sent[c] - mirror[c]) / onSheet[c] / places.length;
  }
  return albedo.map((value) => Math.max(0.01, Math.min(0.95, value))) as unknown as Albedo;
}

/** Moves the stone's apparent colour into the light, as far as stones of its lightness have none. */
export function tintedLight(seems: Albedo, white: Float32Array): { albedo: Albedo; white: Float32Array } {
  const stone = luminance(...seems);
  const trust = tintTrust(stone);
  const own = seems.map((value) => (value / stone) ** (1 - trust)) as unknown as Albedo;
  const light = white.map((value, c) => value * (seems[c] / stone) ** trust);
  const [byStone, byLight] = [
    stone / luminance(...own),
    luminance(white[0], white[1], white[2]) / luminance(light[0], light[1], light[2]),
  ];
  return {
    albedo: own.map((value) => value * byStone) as unknown as Albedo,
    white: light.map((value) => value * byLight),
  };
}

/** Share of a stone's apparent colour that comes from the light: light stones are hardly coloured. */
function tintTrust(stone: number): number {
  const ofStone = 0.08 + 0.5 * (1 - stone) ** 2;
  return WHITE_TINT ** 2 / (WHITE_TINT ** 2 + ofStone ** 2);
}
