import type { LabPicture } from "./lab-picture.ts";

/** What is measured of one picture. */
export type Features = {
  /** Mean L*, a* and b*. */
  mean: { lightness: number; a: number; b: number };
  /** Deviation of L*. */
  contrast: number;
  /** 2, 25, 50, 75 and 98 % quantiles of L*, a* and b*. */
  quantiles: { lightness: number[]; a: number[]; b: number[] };
  /** Deviation of L* in each octave of size, from 2 pixels to 64, and its skewness: above 0 light marks on dark. */
  octaves: { energy: number; skewness: number }[];
  /** 0 no direction to 1 all lines parallel; their direction in radians from the long side, clockwise, 0 to pi. */
  coherence: number;
  direction: number;
  /** Shares of the area that are much lighter or darker than their surroundings. */
  veins: { light: number; dark: number };
  /** How much contrast differs from part to part: its deviation as a share of its mean. */
  unevenness: number;
};

/** L*, a* and b* of sRGB lie within 130 of 0. */
const FARTHEST = 130;
const PER_UNIT = 20;
const QUANTILES = [0.02, 0.25, 0.5, 0.75, 0.98];
/** Radii of the boxes between which the octaves lie, pixels. */
const RADII = [1, 2, 4, 8, 16, 32];
/** L* by which a vein stands out from its surroundings. */
const STANDS_OUT = 8;
/** Radius of these surroundings, pixels. */
const SURROUNDINGS = 14;
/** Side of the parts whose contrasts are compared, pixels. */
const PART = 50;

export function featuresOf(picture: LabPicture): Features {
  const { lightness, a, b } = picture;
  const overall = moments(lightness);
  return {
    mean: { lightness: overall.mean, a: moments(a).mean, b: moments(b).mean },
    contrast: overall.deviation,
    quantiles: { lightness: quantilesOf(lightness), a: quantilesOf(a), b: quantilesOf(b) },
    octaves: octavesOf(picture),
    ...directionOf(picture),
    veins: veinsOf(picture),
    unevenness: unevennessOf(picture),
  };
}

function moments(values: Float32Array): { mean: number; deviation: number; skewness: number } {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  let cubes = 0;
  for (const value of values) {
    const off = value - mean;
    squares += off * off;
    cubes += off * off * off;
  }
  const deviation = Math.sqrt(squares / values.length);
  return { mean, deviation, skewness: cubes / values.length / (deviation ** 3 + 1e-6) };
}

/** By counting, to a twentieth: sorting would take most of a picture's time. */
function quantilesOf(values: Float32Array): number[] {
  const counts = new Uint32Array(2 * FARTHEST * PER_UNIT);
  for (const value of values) {
    const place = ((value + FARTHEST) * PER_UNIT) | 0;
    counts[place] += 1;
  }
  let place = -1;
  let below = 0;
  return QUANTILES.map((share) => {
    while (below <= share * (values.length - 1)) below += counts[++place];
    return (place + 0.5) / PER_UNIT - FARTHEST;
  });
}

/** Differences of pictures that are blurred more and more (P. Burt and E. Adelson, "The Laplacian Pyramid", 1983). */
function octavesOf({ lightness, width, height }: LabPicture): Features["octaves"] {
  let finer = lightness;
  return RADII.map((radius) => {
    const coarser = blurred(finer, width, height, radius);
    const { deviation, skewness } = moments(finer.map((value, i) => value - coarser[i]));
    finer = coarser;
    return { energy: deviation, skewness };
  });
}

/** The structure tensor of the whole picture (J. Bigün and G. Granlund, 1987). */
function directionOf({ lightness, width, height }: LabPicture): { coherence: number; direction: number } {
  const smooth = blurred(lightness, width, height, 2);
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let j = 1; j < height - 1; j++) {
    for (let i = 1; i < width - 1; i++) {
      const k = j * width + i;
      const gx = smooth[k + 1] - smooth[k - 1];
      const gy = smooth[k + width] - smooth[k - width];
      xx += gx * gx;
      yy += gy * gy;
      xy += gx * gy;
    }
  }
  const across = 0.5 * Math.atan2(2 * xy, xx - yy);
  return {
    coherence: Math.hypot(xx - yy, 2 * xy) / (xx + yy + 1e-9),
    direction: (across + 1.5 * Math.PI) % Math.PI,
  };
}

function veinsOf({ lightness, width, height }: LabPicture): Features["veins"] {
  const fine = blurred(lightness, width, height, 1);
  const around = blurred(fine, width, height, SURROUNDINGS);
  let light = 0;
  let dark = 0;
  for (let i = 0; i < fine.length; i++) {
    const off = fine[i] - around[i];
    if (off > STANDS_OUT) light++;
    if (off < -STANDS_OUT) dark++;
  }
  return { light: light / fine.length, dark: dark / fine.length };
}

function unevennessOf({ lightness, width, height }: LabPicture): number {
  const contrasts: number[] = [];
  for (let top = 0; top + PART <= height; top += PART) {
    for (let left = 0; left + PART <= width; left += PART) {
      const part = new Float32Array(PART * PART);
      for (let j = 0; j < PART; j++) {
        const from = (top + j) * width + left;
        part.set(lightness.subarray(from, from + PART), j * PART);
      }
      contrasts.push(moments(part).deviation);
    }
  }
  const { mean, deviation } = moments(Float32Array.from(contrasts));
  return deviation / (mean + 1e-6);
}

/** Means of the squares of this radius about each pixel, by running sums; at the edges of what lies within. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  return averaged(averaged(values, width, height, 1, width, radius), height, width, width, 1, radius);
}

function averaged(
  values: Float32Array,
  length: number,
  lines: number,
  step: number,
  nextLine: number,
  radius: number,
): Float32Array {
  const means = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const first = line * nextLine;
    let sum = 0;
    let count = 0;
    for (let i = -radius; i < length; i++) {
      if (i + radius < length) {
        sum += values[first + (i + radius) * step];
        count++;
      }
      if (i - radius - 1 >= 0) {
        sum -= values[first + (i - radius - 1) * step];
        count--;
      }
      if (i >= 0) means[first + i * step] = sum / count;
    }
  }
  return means;
}
