import { Random } from "../slabs/primitives/random.ts";

/** Deviation of the grain in levels of 255, and the share that each of two neighbours takes of a pixel's: 0.7 pixels wide. */
const DEVIATION = 1.2;
const NEIGHBOUR = 0.21;

/**
 * Film grain, the same in red, green and blue: a denoised picture has walls without any texture, as no photograph has.
 * @param pixels rows of red, green, blue; changed in place
 */
export function addGrain(pixels: Uint8Array, width: number, height: number): void {
  const random = new Random(1);
  const raw = new Float32Array(width * height);
  // Three even numbers together lie nearly as grain does, with a deviation of a half.
  for (let i = 0; i < raw.length; i++) raw[i] = random.uniform() + random.uniform() + random.uniform() - 1.5;
  const across = smoothed(raw, 1);
  const grain = smoothed(across, width);
  const kept = NEIGHBOUR ** 2 * 2 + (1 - 2 * NEIGHBOUR) ** 2;
  const strength = DEVIATION / (0.5 * kept);
  for (let i = 0; i < grain.length; i++) {
    for (let channel = i * 3; channel < i * 3 + 3; channel++) {
      pixels[channel] = Math.min(
        255,
        Math.max(0, Math.round((pixels[channel] ?? 0) + strength * (grain[i] ?? 0))),
      );
    }
  }
}

function smoothed(values: Float32Array, step: number): Float32Array {
  return values.map(
    (value, i) =>
      value * (1 - 2 * NEIGHBOUR) + NEIGHBOUR * ((values[i - step] ?? value) + (values[i + step] ?? value)),
  );
}
