import { clamp } from "./scalar.ts";

/** Red, green and blue in sRGB from 0 to 1; in Oklab lightness, a and b. */
export type Triple = [number, number, number];

/** @param hex such as #e4e6e6 */
export function rgbOf(hex: string): Triple {
  const n = Number.parseInt(hex.slice(1), 16);
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

export function hexOf(rgb: Triple): string {
  const byte = (v: number) =>
    Math.round(clamp(v) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${rgb.map(byte).join("")}`;
}

function toLinear(c: number): number {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function toGamma(c: number): number {
  return c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
}

/** Oklab of an sRGB colour (B. Ottosson, "A perceptual color space for image processing", 2020). */
export function oklabOf(rgb: Triple): Triple {
  const [r, g, b] = rgb.map(toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** sRGB of an Oklab colour; what lies outside of sRGB is clipped. */
export function rgbOfOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    toGamma(clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    toGamma(clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ];
}

/** A colour between two, mixed in Oklab. */
export function mixed(one: string, other: string, share: number): string {
  return hexOf(rgbOfOklab(between(oklabOf(rgbOf(one)), oklabOf(rgbOf(other)), share)));
}

function between(a: Triple, b: Triple, share: number): Triple {
  return [lerp(a[0], b[0], share), lerp(a[1], b[1], share), lerp(a[2], b[2], share)];
}

/** Dark, middle and light of one colour; the light tone is a little paler. `spread` is in Oklab lightness. */
export function tones(hex: string, spread = 0.055): string[] {
  const [lightness, a, b] = oklabOf(rgbOf(hex));
  return [-1, 0, 1].map((k) => {
    const pale = 1 - 0.12 * k;
    return hexOf(rgbOfOklab([clamp(lightness + k * spread, 0.02, 0.995), a * pale, b * pale]));
  });
}

const STEPS = 512;

/** Colours at equal distances, mixed in Oklab, looked up by a number from 0 to 1. */
export class Ramp {
  /** Red, green and blue of each step, one after another. */
  readonly table = new Float32Array((STEPS + 1) * 3);

  constructor(colours: readonly string[]) {
    const stops = colours.map((hex) => oklabOf(rgbOf(hex)));
    for (let i = 0; i <= STEPS; i++) {
      const place = (i / STEPS) * (stops.length - 1);
      const before = Math.max(0, Math.min(stops.length - 2, Math.floor(place)));
      const a = stops[before];
      const b = stops[Math.min(before + 1, stops.length - 1)];
      this.table.set(rgbOfOklab(between(a, b, place - before)), i * 3);
    }
  }

  /** Where the colour of `t` begins in the table; outside 0 to 1 the first or last colour. */
  index(t: number): number {
    return (t <= 0 ? 0 : t >= 1 ? STEPS : (t * STEPS) | 0) * 3;
  }
}

function lerp(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}
