/**
 * Linear light of each of the 256 values of sRGB (IEC 61966-2-1).
 */
export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, value) => {
  const x = value / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
});

const STEPS = 4096;
/** Indexed by the root of the light, where the curve is even enough for few steps. */
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const x = (step / STEPS) ** 2;
  return Math.round(255 * (x < 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
});

export function encoded(light: number): number {
  if (!(light > 0)) return 0;
  return light >= 1 ? 255 : (ENCODED[Math.round(Math.sqrt(light) * STEPS)] as number);
}

/** Relative luminance of linear sRGB (Rec. 709). */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;
