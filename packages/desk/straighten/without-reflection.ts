import { luminance } from "@stoneyard/visitor-photo/colour.ts";
import { lightOf, type Pixels, STEPS, VALUE } from "./light.ts";

/** Side of the squares by which a reflection is found, pixels: reflections are broad. */
const CELL = 16;
/** Light by which two squares may differ without a reflection: noise, and slightly different edges. */
const SAME = 0.006;
/** Width of the transition between the photographs, in light. */
const SOFTNESS = 0.004;

type Grid = { data: Float32Array; width: number; height: number };

/**
 * One slab from two straightened photographs of one size. A lamp's reflection moves with the camera, the stone does not:
 * where the first one is brighter, the second is used, adjusted in brightness.
 */
export function withoutReflection(first: Pixels, second: Pixels): Pixels {
  const a = blurred(lightOfCells(first));
  const b = blurred(lightOfCells(second));
  const exposure = median(Float32Array.from(a.data, (light, i) => light / Math.max(1e-4, b.data[i] ?? 0)));
  const share = blurred({
    ...a,
    data: a.data.map((light, i) => shareOf((b.data[i] ?? 0) * exposure - light)),
  });
  const data = new Uint8Array(first.data.length);
  for (let y = 0; y < first.height; y++) {
    for (let x = 0; x < first.width; x++) {
      const part = between(share, (x + 0.5) / CELL - 0.5, (y + 0.5) / CELL - 0.5);
      for (let i = (y * first.width + x) * 3, channel = 0; channel < 3; channel++, i++) {
        const light = part * lightOf(first.data, i) + (1 - part) * exposure * lightOf(second.data, i);
        data[i] = VALUE[Math.min(STEPS, Math.round(light * STEPS))] ?? 0;
      }
    }
  }
  return { ...first, data };
}

/** Weight of the first photograph in a square. */
function shareOf(difference: number): number {
  return Math.abs(difference) < SAME ? 1 : 1 / (1 + Math.exp(-difference / SOFTNESS));
}

/** Luminance by Rec. 709, the mean of each square. */
function lightOfCells(pixels: Pixels): Grid {
  const { data } = pixels;
  const width = Math.ceil(pixels.width / CELL);
  const height = Math.ceil(pixels.height / CELL);
  const sums = new Float32Array(width * height);
  const counts = new Float32Array(width * height);
  for (let y = 0; y < pixels.height; y++) {
    for (let x = 0; x < pixels.width; x++) {
      const at = (y * pixels.width + x) * 3;
      const cell = Math.floor(y / CELL) * width + Math.floor(x / CELL);
      const [red, green, blue] = [lightOf(data, at), lightOf(data, at + 1), lightOf(data, at + 2)];
      sums[cell] = (sums[cell] ?? 0) + luminance(red, green, blue);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return { data: sums.map((sum, i) => sum / (counts[i] ?? 1)), width, height };
}

/** The mean of each square and its neighbours, twice. */
function blurred(grid: Grid): Grid {
  return once(once(grid));
}

function once({ data, width, height }: Grid): Grid {
  const mean = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          sum += data[row * width + column] ?? 0;
          count++;
        }
      }
      mean[y * width + x] = sum / count;
    }
  }
  return { data: mean, width, height };
}

function between({ data, width, height }: Grid, x: number, y: number): number {
  const u = Math.max(0, Math.min(width - 1.001, x));
  const v = Math.max(0, Math.min(height - 1.001, y));
  const column = Math.floor(u);
  const row = Math.floor(v);
  const at = (dx: number, dy: number) => data[(row + dy) * width + column + dx] ?? 0;
  const upper = at(0, 0) * (1 - (u - column)) + at(1, 0) * (u - column);
  const lower = at(0, 1) * (1 - (u - column)) + at(1, 1) * (u - column);
  return upper * (1 - (v - row)) + lower * (v - row);
}

function median(values: Float32Array): number {
  return values.toSorted()[Math.floor(values.length / 2)] ?? 1;
}
