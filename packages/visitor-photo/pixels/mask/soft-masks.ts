import { boxBlur } from "../box-blur.ts";
import { type Box, marked, type Photograph } from "../picture.ts";
import { connectedPixels } from "./connected-pixels.ts";
import { contoursOf, smoothContour } from "./contours.ts";
import { type Filtered, type Guide, guidedFilter, guideOf } from "./guided-filter.ts";
import { polygonCoverage } from "./polygon-coverage.ts";
import { type Look, refineLabels } from "./refine-labels.ts";
import { STONE, THING } from "./surface-mask.ts";

/** Radius of the square in which grain is seen, radius of its mean, and the variance of noise. */
const GRAIN = 2;
const LEAST_GRAIN = 1e-5;
/** Weight of roughness beside colours. */
const ROUGHNESS = 0.1;

/** Specks with fewer pixels than this change sides, */
const LEAST_THING = 500;
/** unless they are this long and have this many pixels: cords and rods. */
const LONG = 90;
const LEAST_LONG = 220;
const LEAST_HOLE = 40;
/** Size of what a moved border may leave behind. */
const LEAST_SPECK = 150;
/** Strips along the outlines up to this width are no things, pixels. */
const SLIVER = 6;
/** The guided filter's window and variance. */
const RADIUS = 4;
const EPSILON = 1e-3;
/** The filter leaves a veil, so its edge is stretched by this on both sides. */
const VEIL = 0.15;
/** Below the first share colours say nothing of a border, above the second everything. */
const UNEXPLAINED = 0.4;
const EXPLAINED = 0.7;
/** Shorter waves of a border come from superpixels; steps along it. */
const WAVE = 12;
/** Radius in which colours and roughness are compared, at half the size. */
const COLOUR_REACH = 3;
const GRAIN_REACH = 7;
/** How far labels continue beyond the outlines, so that a soft edge does not see them. */
const BEYOND = 8;
const OUTSIDE = 2;

/** The values of a box that do not depend on strokes. */
export type Unstruck = {
  /** Total coverage of each pixel by the outlines. */
  union: Float32Array;
  inside: Float32Array;
  /** The share of each pixel's near and wider neighbourhood inside. */
  room: Float32Array;
  near: Float32Array;
  looks: readonly Look[];
  guide: Guide;
};

export function unstruck(photograph: Photograph, box: Box, union: Float32Array): Unstruck {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const channels = channelsOf(photograph, box);
  const inside = marked(union.length, (i) => union[i] > 0);
  return {
    union,
    inside,
    room: boxBlur(inside, width, height, 1),
    near: boxBlur(inside, width, height, SLIVER),
    looks: [
      ...channels.map((values) => ({ values, reach: COLOUR_REACH })),
      { values: roughnessOf(channels, width, height), reach: GRAIN_REACH },
    ],
    guide: guideOf(channels, width, height, RADIUS, EPSILON),
  };
}

/**
 * Coverage of each pixel of a box by things before the surfaces, 0–1. All surfaces share one layer of things: what stands
 * before a joint is whole.
 * @param stone 1 where any surface is seen
 * @param meant STONE or THING where a stroke is certain, else 0
 */
export function softThings(kept: Unstruck, stone: Uint8Array, meant: Uint8Array): Float32Array {
  const { union, guide } = kept;
  const { width, height } = guide;
  const things = marked(union.length, (i) => union[i] > 0 && !stone[i]);
  const labels = withoutSlivers(things, kept);
  setMeant(labels, meant);
  changeSmall(labels, meant, width, 1, LEAST_THING);
  for (let i = 0; i < labels.length; i++) if (union[i] <= 0) labels[i] = OUTSIDE;
  refineLabels(labels, kept.looks, width, height);
  setMeant(labels, meant);
  changeSmall(labels, meant, width, 1, LEAST_SPECK);
  changeSmall(labels, meant, width, 0, LEAST_HOLE);
  runOn(labels, width, height);
  const calm = smoothThings(labels, width, height);
  const filtered = guidedFilter(
    guide,
    marked(labels.length, (i) => labels[i] === 1),
  );
  return bordered(filtered, calm);
}

/** Things with calm outlines, as soft as a lens draws them. */
function smoothThings(labels: Uint8Array, width: number, height: number): Float32Array {
  const outlines = contoursOf(labels, 1, width, height).map((contour) => smoothContour(contour, WAVE));
  return boxBlur(polygonCoverage(outlines, width, height), width, height, 1);
}

/**
 * Takes the filter's edge where colours explain the border, the calm outline where stone and thing look alike. Changes the
 * filter's.
 */
function bordered({ values, explained }: Filtered, calm: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) {
    const sharp = clamped((values[i] - VEIL) / (1 - 2 * VEIL));
    const share = clamped((explained[i] - UNEXPLAINED) / (EXPLAINED - UNEXPLAINED));
    values[i] = share * sharp + (1 - share) * calm[i];
  }
  return values;
}

const clamped = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value);

/**
 * Removes thin strips along the outlines, where an outline is a little beside the stone. Elsewhere the majority of a few
 * pixels decides.
 */
function withoutSlivers(things: Float32Array, { inside, room, near, guide }: Unstruck): Uint8Array {
  const { width, height } = guide;
  const dense = boxBlur(things, width, height, SLIVER);
  for (let i = 0; i < things.length; i++) {
    if (things[i] && near[i] < 0.97 && dense[i] / near[i] < 0.6) things[i] = 0;
  }
  const majority = boxBlur(things, width, height, 1);
  const labels = new Uint8Array(things.length);
  for (let i = 0; i < labels.length; i++) labels[i] = inside[i] && majority[i] / room[i] > 0.5 ? 1 : 0;
  return labels;
}

function setMeant(labels: Uint8Array, meant: Uint8Array): void {
  for (let i = 0; i < labels.length; i++) {
    if (meant[i] && labels[i] !== OUTSIDE) labels[i] = meant[i] === THING ? 1 : 0;
  }
}

/** Connected pixels of one label, fewer than `least`, take the other label, unless a stroke meant them. */
function changeSmall(
  labels: Uint8Array,
  meant: Uint8Array,
  width: number,
  label: number,
  least: number,
): void {
  const stroke = label === 1 ? THING : STONE;
  const seen = new Uint8Array(labels.length);
  const found = new Int32Array(labels.length);
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== label || seen[start]) continue;
    const { size } = connectedPixels(labels, start, width, seen, found);
    if (size >= least) continue;
    const island = found.subarray(0, size);
    if (island.some((i) => meant[i] === stroke) || isLong(island, width)) continue;
    for (const i of island) labels[i] = 1 - label;
  }
}

function isLong(island: Int32Array, width: number): boolean {
  if (island.length < LEAST_LONG) return false;
  const [first] = island;
  let [left, right, top, bottom] = [first % width, first % width, first, first];
  for (const i of island) {
    left = Math.min(left, i % width);
    right = Math.max(right, i % width);
    top = Math.min(top, i);
    bottom = Math.max(bottom, i);
  }
  return right - left >= LONG || bottom - top >= LONG * width;
}

/** Gives pixels outside the outlines the label of their neighbours, step by step. */
function runOn(labels: Uint8Array, width: number, height: number): void {
  let rim: number[] = [];
  for (let i = 0; i < labels.length; i++) if (labels[i] === OUTSIDE && touches(labels, i, width)) rim.push(i);
  for (let step = 0; step < BEYOND; step++) {
    const found = rim.map((i) => labelAround(labels, i, width));
    const next: number[] = [];
    rim.forEach((i, k) => {
      labels[i] = found[k];
    });
    for (const i of rim) {
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        const x = j % width;
        if (labels[j] === OUTSIDE && x > 0 && x < width - 1 && j >= width && j < width * (height - 1))
          next.push(j);
      }
    }
    rim = [...new Set(next)];
  }
}

function touches(labels: Uint8Array, i: number, width: number): boolean {
  return (
    labels[i - 1] < OUTSIDE ||
    labels[i + 1] < OUTSIDE ||
    labels[i - width] < OUTSIDE ||
    labels[i + width] < OUTSIDE
  );
}

/** The majority of its labelled neighbours. */
function labelAround(labels: Uint8Array, i: number, width: number): number {
  let [stone, thing] = [0, 0];
  for (const j of [i - 1, i + 1, i - width, i + width]) {
    if (labels[j] === 0) stone++;
    else if (labels[j] === 1) thing++;
  }
  return thing > stone ? 1 : 0;
}

function channelsOf({ width, data }: Photograph, { left, top, right, bottom }: Box): Float32Array[] {
  return [0, 1, 2].map((channel) => {
    const values = new Float32Array((right - left) * (bottom - top));
    for (let y = top, i = 0; y < bottom; y++) {
      for (let x = left; x < right; x++, i++) values[i] = data[(y * width + x) * 4 + channel] / 255;
    }
    return values;
  });
}

/** Roughness around each pixel: wood and granite of its colour differ in it. */
function roughnessOf(
  [red, green, blue]: readonly Float32Array[],
  width: number,
  height: number,
): Float32Array {
  const lightness = new Float32Array(red.length);
  for (let i = 0; i < red.length; i++) lightness[i] = 0.3 * red[i] + 0.59 * green[i] + 0.11 * blue[i];
  const means = boxBlur(lightness, width, height, 1);
  for (let i = 0; i < red.length; i++) lightness[i] *= lightness[i];
  const squares = boxBlur(lightness, width, height, 1);
  for (let i = 0; i < red.length; i++) {
    squares[i] = ROUGHNESS * 0.5 * Math.log(Math.max(0, squares[i] - means[i] * means[i]) + LEAST_GRAIN);
  }
  return boxBlur(squares, width, height, GRAIN);
}
