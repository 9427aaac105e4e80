import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import { cornersOf, type Edges, homography, mapped } from "../straighten/geometry.ts";
import { lightOf, type Pixels, STEPS, VALUE } from "../straighten/light.ts";
import { rectangle } from "../straighten/warp.ts";

/** How a slab is photographed. Lengths in millimetres, angles in degrees. */
export type Shot = {
  width: number;
  height: number;
  focal: number;
  distance: number;
  yaw: number;
  pitch: number;
  /** Standard deviation of the sensor's noise, in values of 255. */
  noise: number;
  /** Radial distortion k1 of the lens, by half the diagonal. */
  distortion: number;
  /** Light of a lamp's reflection on the slab, 0 to 1. */
  glare: number;
  /** Where it lies, as parts of the slab's width and height. */
  glareAt?: Point;
};

/** A telephone with 12 megapixels, three and a half metres from a slab. */
export const TELEPHONE: Shot = {
  width: 4032,
  height: 3024,
  focal: 2800,
  distance: 3600,
  yaw: 25,
  pitch: -6,
  noise: 2,
  distortion: 0.001,
  glare: 0,
};
/** Millimetres. */
export const SLAB = { width: 3200, height: 2000 };

const AROUND = 0.13;

/** The edges of a slab in a photograph, by a camera that looks at its middle. */
export function edgesSeen(shot: Shot, slab: { width: number; height: number }): Edges {
  const [tl, tr, br, bl] = rectangle(slab).map(([x, y]) =>
    projected(shot, [x - slab.width / 2, y - slab.height / 2]),
  );
  if (!tl || !tr || !br || !bl) throw new Error("A rectangle has four corners.");
  const handles = ([ax, ay]: Point, [bx, by]: Point) =>
    [0.15, 0.85].map((t) => distorted(shot, [ax + (bx - ax) * t, ay + (by - ay) * t])) as [Point, Point];
  return { top: handles(tl, tr), right: handles(tr, br), bottom: handles(bl, br), left: handles(tl, bl) };
}

/** A photograph of a slab whose picture is known. */
export function photographed(slab: Pixels, size: { width: number; height: number }, shot: Shot): Pixels {
  const seen = edgesSeen({ ...shot, distortion: 0 }, size);
  const toSlab = homography(cornersOf(seen), rectangle(slab));
  const data = new Uint8Array(shot.width * shot.height * 3);
  const random = randomNumbers(7);
  const [glareX, glareY] = shot.glareAt ?? [0.3, 0.35];
  for (let y = 0; y < shot.height; y++) {
    for (let x = 0; x < shot.width; x++) {
      const [u, v] = mapped(toSlab, undistorted(shot, [x + 0.5, y + 0.5]));
      const shine =
        shot.glare * Math.exp(-((u / slab.width - glareX) ** 2 + (v / slab.height - glareY) ** 2) / 0.004);
      const noise = shot.noise * gaussian(random);
      for (let channel = 0; channel < 3; channel++) {
        const light = lightAt(slab, u - 0.5, v - 0.5, channel) + shine;
        const value = VALUE[Math.min(STEPS, Math.round(light * STEPS))] ?? 0;
        data[(y * shot.width + x) * 3 + channel] = Math.max(0, Math.min(255, Math.round(value + noise)));
      }
    }
  }
  return { data, width: shot.width, height: shot.height };
}

/** Per cent by which lengths along, across and askew on the slab are wrong at most. */
export function mostOff(shot: Shot): number {
  const straight = edgesSeen({ ...shot, distortion: 0 }, SLAB);
  const toSlab = homography(cornersOf(edgesSeen(shot, SLAB)), rectangle(SLAB));
  const toPhotograph = homography(rectangle(SLAB), cornersOf(straight));
  const found = (point: Point) => mapped(toSlab, mapped(toPhotograph, point));
  const length = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);
  const pairs: [Point, Point][] = [
    [
      [400, 1000],
      [2800, 1000],
    ],
    [
      [1600, 250],
      [1600, 1750],
    ],
    [
      [400, 250],
      [2800, 1750],
    ],
  ];
  return Math.max(...pairs.map(([a, b]) => 100 * Math.abs(length(found(a), found(b)) / length(a, b) - 1)));
}

function projected({ width, height, focal, distance, yaw, pitch }: Shot, [x, y]: Point): Point {
  const [sy, cy] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
  const [sp, cp] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  const depth = distance + y * sp + x * sy * cp;
  return [width / 2 + (focal * x * cy) / depth, height / 2 + (focal * (y * cp - x * sy * sp)) / depth];
}

/** Where the lens puts a point that a pinhole would put elsewhere. */
function distorted({ width, height, distortion }: Shot, [x, y]: Point): Point {
  const [dx, dy] = [x - width / 2, y - height / 2];
  const factor = 1 + distortion * ((dx ** 2 + dy ** 2) / (width ** 2 / 4 + height ** 2 / 4));
  return [width / 2 + dx * factor, height / 2 + dy * factor];
}

/** The way back, by going there a few times. */
function undistorted(shot: Shot, point: Point): Point {
  let guess = point;
  for (let i = 0; shot.distortion !== 0 && i < 3; i++) {
    const [x, y] = distorted(shot, guess);
    guess = [guess[0] + point[0] - x, guess[1] + point[1] - y];
  }
  return guess;
}

function lightAt({ data, width, height }: Pixels, u: number, v: number, channel: number): number {
  if (u < -0.5 || v < -0.5 || u > width - 0.5 || v > height - 0.5) return AROUND;
  const [x, y] = [Math.max(0, Math.min(width - 1.001, u)), Math.max(0, Math.min(height - 1.001, v))];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const at = (dx: number, dy: number) => lightOf(data, ((row + dy) * width + column + dx) * 3 + channel);
  const [fx, fy] = [x - column, y - row];
  return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
}

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 2 ** 32;
  };
}

function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}
