/** A colour in CIELAB (D65): lightness 0–100, then green to red, then blue to yellow. */
type Lab = readonly [lightness: number, a: number, b: number];

/** Relative luminance of a colour such as #e4e6e6, from 0 (black) to 1 (white), as contrast is reckoned with it. */
export function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function labOf(hex: string): Lab {
  const [red, green, blue] = linear(hex);
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = bent(luminance(hex));
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The difference of two colours to the eye; about 2 is just visible. */
export function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function linear(hex: string): [number, number, number] {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function bent(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}

/** A colour by lightness (0 black, 1 white), chroma (0 grey) and hue in degrees; equal steps look equal (OKLCH). */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Contrast of two colours as WCAG 2.2 reckons it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}

/** Source of both matrices: Björn Ottosson, A perceptual color space for image processing, 2020. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** The colour as #rrggbb; out of the sRGB gamut its chroma is reduced. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  for (let shown = chroma; ; shown = Math.max(0, shown - 0.001)) {
    const channels = linearOf({ lightness, chroma: shown, hue });
    if (shown === 0 || channels.every((value) => value >= -0.0005 && value <= 1.0005)) {
      return `#${channels.map(hexDigits).join("")}`;
    }
  }
}

function linearOf({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexDigits(value: number): string {
  const clear = Math.min(1, Math.max(0, value));
  const encoded = clear <= 0.0031308 ? 12.92 * clear : 1.055 * clear ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}
