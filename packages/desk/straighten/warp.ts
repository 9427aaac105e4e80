import { type Corners, type Homography, homography, mapped } from "./geometry.ts";
import { type Gain, lightOf, type Pixels, STEPS, VALUE } from "./light.ts";

/** A slab as a rectangle of pixels. */
export function rectangle({ width, height }: { width: number; height: number }): Corners {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

/**
 * Rectifies a slab: each pixel of the result is the mean light of its area.
 * @param corners of the slab in the photograph, pixels
 * @param size of the result, pixels
 * @param gain factors of light
 */
export function straightened(
  photograph: Pixels,
  corners: Corners,
  size: { width: number; height: number },
  gain: Gain = [1, 1, 1],
): Pixels {
  const back = homography(rectangle(size), corners);
  const samples = samplesAcross(back, size);
  const data = new Uint8Array(size.width * size.height * 3);
  const steps = gain.map((factor) => (factor * STEPS) / samples ** 2);
  // Homogeneous coordinates change linearly along a row.
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = back;
  const light = new Float64Array(3);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      light[0] = light[1] = light[2] = 0;
      for (let j = 0; j < samples; j++) {
        const v = y + (j + 0.5) / samples;
        for (let i = 0; i < samples; i++) {
          const u = x + (i + 0.5) / samples;
          const w = 1 / (g * u + h * v + 1);
          addLight(light, photograph, (a * u + b * v + c) * w - 0.5, (d * u + e * v + f) * w - 0.5);
        }
      }
      const at = (y * size.width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const step = Math.min(STEPS, Math.round((light[channel] ?? 0) * (steps[channel] ?? 0)));
        data[at + channel] = VALUE[step] ?? 0;
      }
    }
  }
  return { data, ...size };
}

/** Samples a side: at least two, more where a result's pixel covers several of the photograph. */
function samplesAcross(back: Homography, { width, height }: { width: number; height: number }): number {
  const middle = mapped(back, [width / 2, height / 2]);
  const next = mapped(back, [width / 2 + 1, height / 2 + 1]);
  const covered = Math.max(Math.abs(next[0] - middle[0]), Math.abs(next[1] - middle[1]));
  return Math.min(4, Math.max(2, Math.ceil(covered)));
}

/** Adds the light at a place of the photograph, interpolated. */
function addLight(light: Float64Array, photograph: Pixels, x: number, y: number): void {
  const { data, width, height } = photograph;
  const u = within(x, width);
  const v = within(y, height);
  const column = Math.floor(u);
  const row = Math.floor(v);
  const right = u - column;
  const down = v - row;
  const above = (row * width + column) * 3;
  const below = above + width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = lightOf(data, above + channel) * (1 - right) + lightOf(data, above + 3 + channel) * right;
    const lower = lightOf(data, below + channel) * (1 - right) + lightOf(data, below + 3 + channel) * right;
    light[channel] = (light[channel] ?? 0) + upper * (1 - down) + lower * down;
  }
}

/** The last place with a right neighbour. */
function within(at: number, size: number): number {
  return at < 0 ? 0 : at > size - 1.001 ? size - 1.001 : at;
}
