import { LINEAR, luminance } from "@stoneyard/visitor-photo/colour.ts";

/** Entries of the inverse table; enough that dark values don't skip. */
export const STEPS = 65_535;

export const VALUE = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** A picture with three channels of sRGB a pixel, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number };
/** Factors of red, green and blue light. */
export type Gain = readonly [number, number, number];

/** Linear light of one channel of a pixel. */
export function lightOf(data: Uint8Array, at: number): number {
  return LINEAR[data[at] ?? 0] ?? 0;
}

/** The mean light of a patch: a grey card, or a neutral place. */
export function patchLight(
  { data, width, height }: Pixels,
  [x, y]: readonly [number, number],
  radius: number,
): Gain {
  const sums = [0, 0, 0];
  let count = 0;
  for (let row = Math.max(0, Math.round(y - radius)); row <= Math.min(height - 1, y + radius); row++) {
    for (
      let column = Math.max(0, Math.round(x - radius));
      column <= Math.min(width - 1, x + radius);
      column++
    ) {
      for (let channel = 0; channel < 3; channel++) {
        sums[channel] = (sums[channel] ?? 0) + lightOf(data, (row * width + column) * 3 + channel);
      }
      count++;
    }
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / Math.max(1, count));
  return [red, green, blue];
}

/**
 * Factors that make the light of a neutral place grey.
 * @param wanted its light then: that of the card, 0.18, or its own luminance (Rec. 709), so that this does not change
 */
export function neutralGain([red, green, blue]: Gain, wanted = luminance(red, green, blue)): Gain {
  const factor = (light: number) => wanted / Math.max(light, 1e-4);
  return [factor(red), factor(green), factor(blue)];
}

/** Light that a grey card reflects. */
export const GREY_CARD = 0.18;

/** Colour set by hand, each from -100 to 100: blue to orange, green to pink, dark to light. */
type HandColour = { warmth: number; tint: number; brightness: number };
/** Effect of a slider's end: red against blue and green by a third, brightness by a stop. */
const MOST = { cast: 0.3, stops: 1 };

/** Factors for colour set by hand; warmth and tint keep the luminance (Rec. 709). */
export function handGain({ warmth, tint, brightness }: HandColour): Gain {
  const cast = (slider: number) => (1 + MOST.cast) ** (slider / 100);
  const [red, green, blue] = [cast(warmth), cast(-tint), cast(-warmth)];
  const factor = 2 ** ((brightness * MOST.stops) / 100) / luminance(red, green, blue);
  return [red * factor, green * factor, blue * factor];
}

/** Whether a pixel is blown out: all three channels at their maximum. */
export function isBlownOut({ data, width, height }: Pixels, [x, y]: readonly [number, number]): boolean {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  const at = (row * width + column) * 3;
  return Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) >= 252;
}
