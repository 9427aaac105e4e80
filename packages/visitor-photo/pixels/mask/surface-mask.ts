import { type Mixture, mixtureOf, unlikeness } from "./colour-mixture.ts";
import { GraphCut } from "./graph-cut.ts";
import { FEATURES, STEP, type Superpixels } from "./superpixels.ts";

/** The kind of stroke that touched a pixel. */
export const STONE = 1;
export const THING = 2;

/** Cost of a ragged border relative to an unlikely colour. */
const BORDER = 3;
/** An area this unlike the stone is rather a thing, where nothing was struck out. */
const STRANGE = 7;
const MOST_STRANGE = 13;
const CERTAIN = 1e6;
const ROUNDS = 3;
/** Most colours of stone and of things. */
const PARTS = 6;
/** Share of an area that strokes must touch to decide it. */
const TOUCHED = 0.25;
/** Share of an area that must be struck out to teach what things look like: a cord is narrower than an area. */
const TEACHES = 0.45;

/**
 * Where a surface is seen within its outline: "lazy snapping" (Li et al., SIGGRAPH 2004). The rubbed areas teach what stone
 * and things look like, and each result teaches again. Touched areas are as the visitor says; without strokes the outline's
 * middle teaches.
 * @param inside 0–1 for each pixel of the superpixels' box
 * @param touched STONE, THING or 0 for each
 * @returns 1 for each pixel of the box where the surface is seen
 */
export function surfaceMask(areas: Superpixels, inside: Float32Array, touched: Uint8Array): Uint8Array {
  const { labels, count } = areas;
  const seeds = seedsOf(areas, inside, touched);
  if (seeds.middle.length + seeds.stone.length < 3)
    return Uint8Array.from(inside, (share) => (share > 0 ? 1 : 0));
  const things = seeds.thing.length > 3 ? mixtureOf(areas.features, seeds.thing, PARTS) : undefined;
  // In the first round untouched areas teach too: one stroke over a shaded corner is not all of the stone.
  let stone = mixtureOf(areas.features, [...seeds.middle, ...seeds.stone, ...seeds.stone], PARTS);
  const joins = joinsOf(areas, seeds.within);
  let found = new Uint8Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    found = cutOf(areas, seeds, joins, stone, things);
    const surface = seeds.within.filter((area) => found[area]);
    if (surface.length < 5) break;
    stone = mixtureOf(areas.features, [...surface, ...seeds.stone, ...seeds.stone], PARTS);
  }
  const mask = new Uint8Array(labels.length);
  for (let i = 0; i < mask.length; i++) {
    if (inside[i] <= 0) continue;
    // Touches count to the pixel, finer than areas.
    mask[i] = touched[i] === STONE ? 1 : touched[i] === THING ? 0 : found[labels[i]];
  }
  return mask;
}

/** Areas within the outline, those that teach stone and things, and untouched ones in the middle. */
type Seeds = { within: number[]; stone: number[]; thing: number[]; middle: number[]; certain: Uint8Array };

function seedsOf({ labels, sizes, count }: Superpixels, inside: Float32Array, touched: Uint8Array): Seeds {
  const [shares, stones, things] = [
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ];
  for (let i = 0; i < labels.length; i++) {
    const area = labels[i];
    shares[area] += inside[i] > 0 ? 1 : 0;
    if (touched[i] === STONE) stones[area]++;
    else if (touched[i] === THING) things[area]++;
  }
  const seeds: Seeds = { within: [], stone: [], thing: [], middle: [], certain: new Uint8Array(count) };
  const partlyThing: number[] = [];
  for (let area = 0; area < count; area++) {
    const size = sizes[area];
    if (!size) continue;
    if (shares[area] > 0.3 * size) seeds.within.push(area);
    if (things[area] > TOUCHED * size && things[area] >= stones[area]) {
      (things[area] > TEACHES * size ? seeds.thing : partlyThing).push(area);
      seeds.certain[area] = THING;
    } else if (stones[area] > TOUCHED * size) {
      seeds.stone.push(area);
      seeds.certain[area] = STONE;
    }
  }
  if (seeds.thing.length <= 3) seeds.thing.push(...partlyThing);
  seeds.middle = seeds.within.filter((area) => !seeds.certain[area] && shares[area] >= 0.99 * sizes[area]);
  return seeds;
}

/** Neighbouring areas by their index in `within`, and the cost of separating them. */
type Joins = { nodes: Int32Array; costs: Float64Array; count: number };

function joinsOf({ features, neighbours, borders, count }: Superpixels, within: readonly number[]): Joins {
  const nodeOf = new Int32Array(count).fill(-1);
  within.forEach((area, node) => {
    nodeOf[area] = node;
  });
  const contrast = contrastScale(features, neighbours, nodeOf);
  const joins = {
    nodes: new Int32Array(neighbours.length),
    costs: new Float64Array(borders.length),
    count: 0,
  };
  for (let b = 0; b < borders.length; b++) {
    const [one, other] = [neighbours[b * 2], neighbours[b * 2 + 1]];
    if (nodeOf[one] < 0 || nodeOf[other] < 0) continue;
    joins.nodes[joins.count * 2] = nodeOf[one];
    joins.nodes[joins.count * 2 + 1] = nodeOf[other];
    joins.costs[joins.count++] =
      ((BORDER * borders[b]) / STEP) * Math.exp(-contrast * apart(features, one, other));
  }
  return joins;
}

function cutOf(
  { features, count }: Superpixels,
  { within, certain }: Seeds,
  joins: Joins,
  stone: Mixture,
  things: Mixture | undefined,
): Uint8Array<ArrayBuffer> {
  const cut = new GraphCut(within.length, within.length + joins.count);
  within.forEach((area, node) => {
    if (certain[area]) {
      cut.lean(node, certain[area] === STONE ? CERTAIN : -CERTAIN);
      return;
    }
    const asThing = things ? Math.min(MOST_STRANGE, unlikeness(features, area, things)) : MOST_STRANGE;
    cut.lean(node, Math.min(STRANGE + 5, asThing) - unlikeness(features, area, stone));
  });
  for (let b = 0; b < joins.count; b++) cut.join(joins.nodes[b * 2], joins.nodes[b * 2 + 1], joins.costs[b]);
  const sides = cut.cut();
  const found = new Uint8Array(count);
  within.forEach((area, node) => {
    found[area] = sides[node];
  });
  return found;
}

/** One over twice the mean difference of neighbours (Boykov and Jolly, ICCV 2001). */
function contrastScale(features: Float32Array, neighbours: Int32Array, nodeOf: Int32Array): number {
  let total = 0;
  let count = 0;
  for (let b = 0; b < neighbours.length; b += 2) {
    if (nodeOf[neighbours[b]] < 0 || nodeOf[neighbours[b + 1]] < 0) continue;
    total += apart(features, neighbours[b], neighbours[b + 1]);
    count++;
  }
  return 1 / ((2 * total) / Math.max(1, count) + 1e-6);
}

function apart(features: Float32Array, one: number, other: number): number {
  let square = 0;
  for (let f = 0; f < FEATURES; f++) {
    square += (features[one * FEATURES + f] - features[other * FEATURES + f]) ** 2;
  }
  return square;
}
