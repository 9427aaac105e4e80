/**
 * What a visitor sees: rooms with all of their stone marked and rubbed by the robot, the picture that comes of it and the
 * truth, each as wide as a telephone and a desk show it; for eyes that have seen neither.
 * `node bench/visitor-photo/visitor.ts --to folder [--room kitchen-2]`
 */
import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Camera, metresAt, normalOf, onPlane, rayThrough } from "@stoneyard/visitor-photo/camera.ts";
import { facesOf } from "@stoneyard/visitor-photo/faces.ts";
import type { Photograph } from "@stoneyard/visitor-photo/pixels/picture.ts";
import { lies, type SeenFace } from "@stoneyard/visitor-photo/pixels/seen-face.ts";
import { VisitorPhoto } from "@stoneyard/visitor-photo/pixels/stages.ts";
import type { DrawnSurface, Lay } from "@stoneyard/visitor-photo/recipe.ts";
import { difference, dot, inverse, type Vector } from "@stoneyard/visitor-photo/vectors.ts";
import sharp from "sharp";
import { machine, table } from "../report.ts";
import { SHOWN } from "./cases.ts";
import { decibels, nearestSwatch, photographWith, trueFaces, unmarkedStone } from "./compare.ts";
import { drawn, farAndNear, type Hanging, markedOutline } from "./robot.ts";
import { cameraOf, readRoom, readSlab, SLAB, slabPicture } from "./room-photograph.ts";

const WIDTHS = [390, 1280];
const MOST_STROKES = 40;
/** A slab's front edge is no higher, what hangs from its end neither, and their upper sides lie so near to the top's, metres. */
const MOST_EDGE = 0.16;
const MOST_FALL = 1.2;
const BESIDE = 0.06;
/** A strip of stone that is no wider, as a bevel between two slabs, nobody marks by itself, but as part of one of them; pixels. */
const LEAST_WIDTH = 6.5;

const { values } = parseArgs({ options: { to: { type: "string" }, room: { type: "string" } } });
if (!values.to) throw new Error("Say where the pictures shall go: --to folder");
await mkdir(values.to, { recursive: true });

console.log(`${machine()}\n`);
const rows = [["case", "room", "old stone", "new stone", "surfaces", "strokes", "least IoU", "dB"]];
for (const [number, { room: name, old: oldName, stone }] of SHOWN.entries()) {
  if (values.room && values.room !== name) continue;
  const [room, old, slab] = [await readRoom(name), await readSlab(oldName), await readSlab(stone)];
  const camera = cameraOf(room);
  const photograph = photographWith(room, old, true);
  const truth = photographWith(room, slab, true);
  const faces = withStrips(trueFaces(room), [photograph.width, photograph.height]);
  const marked = await markedAll(photograph, camera, faces, unmarkedStone(room), nearestSwatch(old.mean));
  const own = new VisitorPhoto(photograph);
  own.keepSlab("stone", await slabPicture(stone), SLAB);
  const lays = Object.fromEntries(
    marked.map(({ surface, face }) => [surface.id, layOver(camera, photograph.width, surface, face)]),
  );
  const recipe = { ...camera, surfaces: marked.map(({ surface }) => surface) };
  const { pixels } = await own.draw(recipe, lays, async () => {});
  const pictures = { ours: { ...photograph, data: pixels }, truth };
  for (const [whose, picture] of Object.entries(pictures)) {
    for (const width of WIDTHS)
      await save(picture, width, `${values.to}/case-${number + 1}-${whose}-${width}.png`);
  }
  rows.push([
    String(number + 1),
    name,
    oldName,
    stone,
    String(marked.length),
    String(marked.reduce((sum, { strokes }) => sum + strokes, 0)),
    Math.min(...marked.map(({ iou }) => iou)).toFixed(3),
    decibels(pixels, truth.data, faces).toFixed(1),
  ]);
}
console.log(table(rows));

type Marked = { surface: DrawnSurface; face: SeenFace; iou: number; strokes: number };

/** Every face as a surface of its own, but for the front edge of a slab and stone down from its end, which are marked with its top. */
async function markedAll(
  photograph: Photograph,
  camera: Camera,
  faces: readonly SeenFace[],
  unmarked: Uint8Array,
  lightness: number,
): Promise<Marked[]> {
  const size = [photograph.width, photograph.height] as const;
  const hung = hungFaces(faces, size);
  const all: Marked[] = [];
  for (const [number, face] of faces.entries()) {
    if (hung.has(face)) continue;
    const hanging = hangingFrom(face, faces, size);
    const outline = {
      ...markedOutline(face, photograph, number + 1, hanging),
      id: String(number + 1),
      lightness,
    };
    const own = [face, hanging.front?.face, hanging.end?.face].filter((each) => each !== undefined);
    const truth = face.coverage.map((_, i) => own.reduce((sum, { coverage }) => sum + coverage[i], 0));
    const others = faces.filter((each) => !own.includes(each));
    const behind = stoneBehind(camera, photograph.width, face, others, unmarked);
    all.push({ face, ...(await drawn(photograph, camera, outline, truth, MOST_STROKES, behind)) });
  }
  return all;
}

/** Faces without those that are narrow strips, each of which goes to the face that it borders on most. */
function withStrips(faces: readonly SeenFace[], size: readonly [number, number]): SeenFace[] {
  const [width] = size;
  const hung = hungFaces(faces, size);
  const strips = faces.filter((face) => !hung.has(face) && widthOf(face, width) < LEAST_WIDTH);
  return strips.reduce<SeenFace[]>(
    (wide, strip) => {
      const borders = wide.map((face) => borderOf(strip, face, width));
      const most = borders.indexOf(Math.max(...borders));
      return wide.map((face, number) => (number === most ? joined(face, strip, width) : face));
    },
    faces.filter((face) => !strips.includes(face)),
  );
}

/** Pixels of a strip that have one of the face beside them. */
function borderOf(strip: SeenFace, face: SeenFace, width: number): number {
  let count = 0;
  for (let i = width; i < strip.coverage.length - width; i++) {
    if (strip.coverage[i] < 128) continue;
    if ([i - 1, i + 1, i - width, i + width].some((j) => face.coverage[j] >= 128)) count++;
  }
  return count;
}

function joined(face: SeenFace, strip: SeenFace, width: number): SeenFace {
  let [left, bottom, right, top] = face.extent;
  for (let i = 0; i < strip.coverage.length; i++) {
    if (strip.coverage[i] < 128) continue;
    const [u, v] = metresAt(face.homography, [(i % width) + 0.5, Math.floor(i / width) + 0.5]);
    [left, right] = [Math.min(left, u), Math.max(right, u)];
    [bottom, top] = [Math.min(bottom, v), Math.max(top, v)];
  }
  const coverage = face.coverage.map((share, i) => Math.min(255, share + strip.coverage[i]));
  return { ...face, extent: [left, bottom, right, top], coverage };
}

/** How wide a strip a face is in the photograph, pixels. */
function widthOf({ coverage }: SeenFace, width: number): number {
  let [pixels, left, right, top, bottom] = [0, Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < coverage.length; i++) {
    if (coverage[i] < 128) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    pixels++;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return pixels / Math.hypot(right - left, bottom - top);
}

/** Other stone that does not stand before a face: nobody strikes it out, and whose it is at a joint is for outlines to tell. */
function stoneBehind(
  camera: Camera,
  width: number,
  own: SeenFace,
  others: readonly SeenFace[],
  unmarked: Uint8Array,
): Uint8Array {
  const behind = unmarked.slice();
  for (const face of others) {
    for (let i = 0; i < behind.length; i++) {
      if (face.coverage[i] < 128) continue;
      const ray = rayThrough(camera, [(i % width) + 0.5, Math.floor(i / width) + 0.5]);
      if (!(depthAlong(ray, face) < depthAlong(ray, own) - BESIDE)) behind[i] = 255;
    }
  }
  return behind;
}

/** How far the plane of a face is along a ray; infinite where the ray does not meet it. */
function depthAlong(ray: Vector, { frame }: SeenFace): number {
  const normal = normalOf(frame);
  const depth = dot(normal, frame.origin) / dot(normal, ray);
  return depth > 0 ? depth : Infinity;
}

function hungFaces(faces: readonly SeenFace[], size: readonly [number, number]): Set<SeenFace | undefined> {
  const hangings = faces.map((face) => hangingFrom(face, faces, size));
  return new Set(hangings.flatMap(({ front, end }) => [front?.face, end?.face]));
}

/** What hangs from the front and from an end of a slab that lies: it stands, and one of its sides is the slab's. */
function hangingFrom(top: SeenFace, faces: readonly SeenFace[], size: readonly [number, number]): Hanging {
  if (!lies(top)) return {};
  const [u0, v0, u1, v1] = top.extent;
  const [, near] = farAndNear(top);
  const standing = faces.filter((face) => face.surface === top.surface && !lies(face));
  const along = (u: number, v: number, most: number) => {
    const side = onPlane(top.frame, u, v);
    for (const face of standing) {
      const height = heightBelow(face, side);
      if (height !== undefined && height <= most) return { face, height };
    }
    return undefined;
  };
  const front = along((u0 + u1) / 2, near, MOST_EDGE);
  // An end whose corners the photograph cuts off tells less than the other one.
  const toPixels = inverse(top.homography);
  const isWhole = (u: number) => [v0, v1].every((v) => isWithin(metresAt(toPixels, [u, v]), size));
  const [least, most] = [u0, u1].map((u) => (isWhole(u) ? along(u, (v0 + v1) / 2, MOST_FALL) : undefined));
  const end = least ? { ...least, at: "least" as const } : most && { ...most, at: "most" as const };
  return { ...(front && { front }), ...(end && { end }) };
}

function isWithin([x, y]: readonly [number, number], [width, height]: readonly [number, number]): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** How far a face goes on from the middle of one of its sides, if it has that there, metres. */
function heightBelow({ frame, extent: [u0, v0, u1, v1] }: SeenFace, middle: Vector): number | undefined {
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  const isAt = (atU: number, atV: number) =>
    Math.hypot(...difference(middle, onPlane(frame, atU, atV))) < BESIDE;
  if (isAt(u, v0) || isAt(u, v1)) return v1 - v0;
  return isAt(u0, v) || isAt(u1, v) ? u1 - u0 : undefined;
}

/** The slab where the truth has it, so that the same veins are seen: moved and turned from the drawn face's metres to the room's. */
function layOver(camera: Camera, width: number, surface: DrawnSurface, face: SeenFace): Lay {
  const [top] = facesOf(camera, surface);
  const middle = middleOf(face, width);
  if (!top) return { stone: "stone", shift: [0, 0], turn: 0 };
  const [drawnAt, trueAt] = [metresAt(top.homography, middle), metresAt(face.homography, middle)];
  const beside: [number, number] = [middle[0] + 4, middle[1]];
  const [drawnStep, trueStep] = [metresAt(top.homography, beside), metresAt(face.homography, beside)];
  const angle = (to: readonly [number, number], from: readonly [number, number]) =>
    Math.atan2(to[1] - from[1], to[0] - from[0]);
  const quarters = Math.round((angle(trueStep, trueAt) - angle(drawnStep, drawnAt)) / (Math.PI / 2));
  const turn = ((quarters % 4) + 4) % 4;
  const [cos, sin] = [[1, 0, -1, 0][turn], [0, 1, 0, -1][turn]];
  const [u, v] = drawnAt;
  return {
    stone: "stone",
    shift: [trueAt[0] - (cos * u - sin * v), trueAt[1] - (sin * u + cos * v)],
    turn: turn * 90,
  };
}

/** The mean of the pixels in which the face is seen. */
function middleOf({ coverage }: SeenFace, width: number): [number, number] {
  let [x, y, count] = [0, 0, 0];
  for (let i = 0; i < coverage.length; i++) {
    if (coverage[i] < 128) continue;
    x += i % width;
    y += Math.floor(i / width);
    count++;
  }
  return [x / count, y / count];
}

async function save({ width, height, data }: Photograph, to: number, file: string) {
  await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .resize(to)
    .removeAlpha()
    .png()
    .toFile(file);
}
