import { FEATURES } from "./superpixels.ts";

/** A Gaussian with a variance for each feature. */
type Part = {
  mean: Float64Array;
  /** One over twice the variance along each feature. */
  sharpness: Float64Array;
  /** Logarithm of its weight minus half of those of its variances: its likelihood at the centre. */
  height: number;
};
export type Mixture = Part[];

const ROUNDS = 8;
/** Smallest variance, squares of the features' units. */
const LEAST_SPREAD = [3, 2, 2, 2] as const;

/** A model of the given areas: at most `parts` clusters of k-means (seeded as in k-means++), each a Gaussian. */
export function mixtureOf(features: Float32Array, areas: readonly number[], parts: number): Mixture {
  let centres = farApart(features, areas, Math.min(parts, areas.length));
  let mixture: Mixture = [];
  for (let round = 0; round < ROUNDS; round++) {
    mixture = clusters(features, areas, centres);
    centres = mixture.map(({ mean }) => mean);
  }
  return mixture;
}

/** Parts that are less likely by e⁻³⁷ < 2⁻⁵³ change nothing in a double. */
const NOTHING = 37;
const LEAST = -60;
const EXPONENTS = new Float64Array(8);

/** Negative log likelihood of an area. */
export function unlikeness(features: Float32Array, area: number, mixture: Mixture): number {
  const at = area * FEATURES;
  let most = LEAST;
  for (let part = 0; part < mixture.length; part++) {
    const { mean, sharpness, height } = mixture[part];
    let exponent = height;
    for (let f = 0; f < FEATURES; f++) {
      const away = features[at + f] - mean[f];
      exponent -= away * away * sharpness[f];
    }
    EXPONENTS[part] = Math.max(LEAST, exponent);
    most = Math.max(most, exponent);
  }
  let likelihood = 0;
  for (let part = 0; part < mixture.length; part++) {
    if (EXPONENTS[part] > most - NOTHING) likelihood += Math.exp(EXPONENTS[part]);
  }
  return -Math.log(likelihood + 1e-30);
}

/** The next centre is the farthest of a few random candidates; the same every time. */
function farApart(features: Float32Array, areas: readonly number[], parts: number): Float64Array[] {
  let state = 1;
  const random = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const of = (area: number) => Float64Array.from(features.subarray(area * FEATURES, (area + 1) * FEATURES));
  const centres = [of(areas[0])];
  while (centres.length < parts) {
    let farthest = -1;
    let next = areas[0];
    for (let trial = 0; trial < 200; trial++) {
      const area = areas[(random() * areas.length) | 0];
      const away = Math.min(...centres.map((centre) => distance(features, area, centre))) * random();
      if (away <= farthest) continue;
      farthest = away;
      next = area;
    }
    centres.push(of(next));
  }
  return centres;
}

function clusters(
  features: Float32Array,
  areas: readonly number[],
  centres: readonly Float64Array[],
): Mixture {
  const found = centres.map(() => ({
    members: 0,
    sums: new Float64Array(FEATURES),
    squares: new Float64Array(FEATURES),
  }));
  for (const area of areas) {
    const cluster = found[nearestOf(features, area, centres)];
    cluster.members++;
    for (let f = 0; f < FEATURES; f++) {
      const value = features[area * FEATURES + f];
      cluster.sums[f] += value;
      cluster.squares[f] += value * value;
    }
  }
  return found
    .filter(({ members }) => members > 0)
    .map(({ members, sums, squares }) => {
      const mean = sums.map((sum) => sum / members);
      const variances = squares.map(
        (square, f) => Math.max(0, square / members - mean[f] ** 2) + (LEAST_SPREAD[f as 0] as number),
      );
      const logs = variances.reduce((sum, variance) => sum + Math.log(variance), 0);
      return {
        mean,
        sharpness: variances.map((variance) => 0.5 / variance),
        height: Math.log(members / areas.length) - 0.5 * logs,
      };
    });
}

function nearestOf(features: Float32Array, area: number, centres: readonly Float64Array[]): number {
  let [nearest, least] = [0, Infinity];
  for (let c = 0; c < centres.length; c++) {
    const square = distance(features, area, centres[c]);
    if (square < least) [nearest, least] = [c, square];
  }
  return nearest;
}

function distance(features: Float32Array, area: number, centre: Float64Array): number {
  let square = 0;
  for (let f = 0; f < FEATURES; f++) {
    const away = features[area * FEATURES + f] - centre[f];
    square += away * away;
  }
  return square;
}
