import { smoothstep } from "../slabs/primitives/scalar.ts";
import { hdrOf } from "./hdr.ts";
import { cross, dot, unit, type Vector } from "./part.ts";

/** A lamp behind a cloth: where its middle is seen from the table, how wide and high it is there, and how bright. */
type Softbox = {
  /** Degrees from the front (z) to the right (x), and above the floor. */
  azimuth: number;
  elevation: number;
  /** Half of its size, as a share of its distance. */
  width: number;
  height: number;
  /** How much of that fades out. */
  softness: number;
  colour: readonly [number, number, number];
};

const WIDTH = 512;
const HEIGHT = 256;

/** A large cloth above, a narrow one behind the table that the polish mirrors, strips at the sides, a fill from the front. */
const SOFTBOXES: readonly Softbox[] = [
  { azimuth: 0, elevation: 90, width: 0.9, height: 0.7, softness: 0.6, colour: [1.7, 1.68, 1.62] },
  { azimuth: 226, elevation: 27, width: 0.2, height: 0.36, softness: 0.9, colour: [3.4, 3.4, 3.5] },
  { azimuth: 286, elevation: 24, width: 0.14, height: 0.42, softness: 0.6, colour: [5.2, 5, 4.8] },
  { azimuth: 128, elevation: 26, width: 0.18, height: 0.42, softness: 0.6, colour: [3.6, 3.7, 3.8] },
  { azimuth: 20, elevation: 44, width: 0.6, height: 0.3, softness: 0.7, colour: [2.6, 2.55, 2.45] },
];
const CEILING: Vector = [0.7, 0.7, 0.71];
const WALL: Vector = [0.3, 0.3, 0.305];
const FLOOR: Vector = [0.36, 0.345, 0.32];

/** The light of a photographer's studio as a Radiance picture (equirectangular), for the viewer to mirror and light by. */
export function studioEnvironment(): Uint8Array {
  const pixels = new Float32Array(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      pixels.set(radiance(directionOf(column, row)), (row * WIDTH + column) * 3);
    }
  }
  return hdrOf(pixels, WIDTH, HEIGHT);
}

/** The middle of an equirectangular picture looks along x, as three.js takes it. */
function directionOf(column: number, row: number): Vector {
  const around = ((column + 0.5) / WIDTH - 0.5) * 2 * Math.PI;
  const up = (0.5 - (row + 0.5) / HEIGHT) * Math.PI;
  return [Math.cos(up) * Math.cos(around), Math.sin(up), Math.cos(up) * Math.sin(around)];
}

function radiance(direction: Vector): Vector {
  const high = smoothstep(0, 0.9, direction[1]);
  const low = smoothstep(0.02, -0.18, direction[1]);
  const light: [number, number, number] = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const room = WALL[k] + (CEILING[k] - WALL[k]) * high;
    light[k] = room + (FLOOR[k] - room) * low;
  }
  for (const box of SOFTBOXES) {
    const share = shareOf(box, direction);
    for (let k = 0; k < 3; k++) light[k] += box.colour[k] * share;
  }
  return light;
}

function shareOf({ azimuth, elevation, width, height, softness }: Softbox, direction: Vector): number {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const middle: Vector = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
  const ahead = dot(direction, middle);
  if (ahead <= 0) return 0;
  const right: Vector = [Math.cos(a), 0, -Math.sin(a)];
  const up = unit(cross(middle, right));
  const x = Math.abs(dot(direction, right) / ahead) / width;
  const y = Math.abs(dot(direction, up) / ahead) / height;
  return smoothstep(1, 1 - softness, x) * smoothstep(1, 1 - softness, y);
}
