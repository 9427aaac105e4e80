import type { Line } from "@stoneyard/visitor-photo/camera.ts";
import { type Edges, frame } from "./geometry.ts";
import { lightOf, type Pixels } from "./light.ts";

/** Wide enough for the edges of a slab, small enough to try every line. */
const WIDTH = 160;
/** Share of the photograph, from each side, in which an edge is searched. */
const REACH = 0.45;
/** Times as long as it is wide, or more, a photograph is a strip: it shows no slab, and its lines would take minutes. */
const STRIP = 8;
/** Positions of the handles along an edge. */
const HANDLES = [0.2, 0.8] as const;

type Grey = { data: Float32Array; width: number; height: number };

/**
 * A first guess of a slab's edges, to be corrected by hand: for each side the line with the strongest change of light
 * across it. Of a strip its own sides.
 */
export function guessedEdges(pixels: Pixels): Edges {
  const { width, height } = pixels;
  if (Math.max(width, height) >= STRIP * Math.min(width, height)) return frame(0, 0, width, height);
  const grey = smallGrey(pixels);
  const turned = transposed(grey);
  const scale = width / grey.width;
  const across = (far: boolean) => scaled(strongestLine(grey, far), scale);
  const down = (far: boolean) => scaled(strongestLine(turned, far), scale).map(([x, y]) => [y, x] as const);
  const line = ([a, b]: readonly (readonly [number, number])[]): Line => [a ?? [0, 0], b ?? [0, 0]];
  return { top: across(false), right: line(down(true)), bottom: across(true), left: line(down(false)) };
}

/** Lightness on a coarse grid. */
function smallGrey({ data, width, height }: Pixels): Grey {
  const step = width / WIDTH;
  const rows = Math.max(2, Math.floor(height / step));
  const grey = new Float32Array(WIDTH * rows);
  const within = Math.max(1, Math.floor(step / 3));
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < WIDTH; x++) {
      let sum = 0;
      for (let i = 0; i < 9; i++) {
        const column = Math.min(width - 1, Math.floor(x * step) + (i % 3) * within);
        const row = Math.min(height - 1, Math.floor(y * step) + Math.floor(i / 3) * within);
        sum += lightOf(data, (row * width + column) * 3 + 1);
      }
      grey[y * WIDTH + x] = Math.sqrt(sum / 9);
    }
  }
  return { data: grey, width: WIDTH, height: rows };
}

function transposed({ data, width, height }: Grey): Grey {
  const turned = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + y] = data[y * width + x] ?? 0;
  }
  return { data: turned, width: height, height: width };
}

/** The line from side to side, near the top or the bottom, with the strongest mean difference of light across it. */
function strongestLine(grey: Grey, isBottom: boolean): Line {
  const { width, height } = grey;
  const first = isBottom ? Math.ceil(height * (1 - REACH)) : 2;
  const last = isBottom ? height - 3 : Math.floor(height * REACH);
  let best = { change: -1, left: first, right: first };
  for (let left = first; left <= last; left++) {
    for (let right = first; right <= last; right++) {
      const change = changeAcross(grey, left, right);
      if (change > best.change) best = { change, left, right };
    }
  }
  const { left, right } = best;
  const at = (share: number) => [width * share, left + (right - left) * share] as const;
  return [at(HANDLES[0]), at(HANDLES[1])];
}

function changeAcross({ data, width }: Grey, left: number, right: number): number {
  let sum = 0;
  // A slab rarely fills the width; its ends would include the rack.
  for (let x = Math.floor(width * 0.2); x < width * 0.8; x += 2) {
    const y = Math.round(left + ((right - left) * x) / width);
    sum += Math.abs((data[(y + 1) * width + x] ?? 0) - (data[(y - 2) * width + x] ?? 0));
  }
  return sum;
}

function scaled([[ax, ay], [bx, by]]: Line, scale: number): Line {
  return [
    [ax * scale, ay * scale],
    [bx * scale, by * scale],
  ];
}
