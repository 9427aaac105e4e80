/**
 * A visitor who draws, as masks of interactive segmentation are mostly measured (Xu et al., CVPR 2016): it begins with a
 * few strokes over the stone, and then puts one short stroke after another into the middle of what is most wrong.
 */
import { type Camera, onPlane, type Point, seenAt } from "#own-room/camera.ts";
import type { Photograph } from "#own-room/pixels/picture.ts";
import { lies, type SeenFace } from "#own-room/pixels/seen-face.ts";
import { type Kept, seenFaces } from "#own-room/pixels/seen-faces.ts";
import type { DrawnSurface, Stroke } from "#own-room/recipe.ts";

export type Masked = { iou: number; strokes: number; seconds: number };

/** Drawn strokes reach so far from their middle, pixels. */
const HALF_STROKE = 14;
const RADIUS = 5;
/** What is seen of a mistake at a glance, pixels: no visitor mends a single pixel. */
const LEAST_MISTAKE = 6;

/** Draws strokes on a surface until nothing is seen to be wrong, or `most` are drawn. Gives the best of its masks. */
export async function drawn(
  photograph: Photograph,
  camera: Camera,
  outline: DrawnSurface,
  truth: Uint8Array,
  most: number,
): Promise<Masked> {
  const { width, height } = photograph;
  const kept: Kept = { areas: new Map() };
  let surface = outline;
  let best: Masked = { iou: 0, strokes: 0, seconds: 0 };
  for (let strokes = 0; strokes <= most; strokes++) {
    const from = performance.now();
    const faces = await seenFaces(photograph, camera, [surface], kept, async () => {});
    const seconds = (performance.now() - from) / 1000;
    const found = new Uint8Array(width * height);
    for (const { coverage } of faces) for (let i = 0; i < found.length; i++) found[i] += coverage[i];
    const iou = overlap(found, truth);
    if (iou > best.iou) best = { iou, strokes, seconds };
    const next = strokeInto(found, truth, width, height);
    if (!next) break;
    surface = { ...surface, strokes: [...surface.strokes, next] };
  }
  return best;
}

/** Pixels that are stone in both over those that are stone in either. */
function overlap(one: Uint8Array, other: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.length; i++) {
    const [a, b] = [one[i] > 127, other[i] > 127];
    if (a && b) both++;
    if (a || b) either++;
  }
  return both / Math.max(1, either);
}

/** A stroke along the row through the pixel that lies deepest within a mistake. */
function strokeInto(found: Uint8Array, truth: Uint8Array, width: number, height: number): Stroke | undefined {
  const wrong = new Uint8Array(found.length);
  for (let i = 0; i < wrong.length; i++)
    wrong[i] = found[i] > 127 === truth[i] > 127 ? 0 : truth[i] > 127 ? 1 : 2;
  const depth = depthOf(wrong, width, height);
  let deepest = 0;
  for (let i = 1; i < depth.length; i++) if (depth[i] > depth[deepest]) deepest = i;
  if (depth[deepest] * 2 < LEAST_MISTAKE) return undefined;
  const kind = wrong[deepest];
  const along = (step: number) => {
    let i = deepest;
    for (let n = 0; n < HALF_STROKE * 4; n++) {
      const next = i + step;
      if (next < 0 || next >= wrong.length || wrong[next] !== kind || depth[next] < depth[deepest] / 2) break;
      i = next;
    }
    return i;
  };
  const ends = [1, width].map((step) => [along(-step), along(step)] as const);
  const long = ends[0][1] - ends[0][0] > (ends[1][1] - ends[1][0]) / width ? ends[0] : ends[1];
  const points = long.map((i): Point => [i % width, Math.floor(i / width)]);
  return {
    over: kind === 1 ? "stone" : "thing",
    points,
    radius: Math.max(2, Math.min(RADIUS, depth[deepest] - 1)),
  };
}

/** Steps to the nearest pixel of another kind (chamfer, Rosenfeld and Pfaltz 1966). */
function depthOf(kinds: Uint8Array, width: number, height: number): Float32Array {
  const depth = new Float32Array(kinds.length);
  const at = (i: number, j: number) => (j >= 0 && j < kinds.length && kinds[j] === kinds[i] ? depth[j] : 0);
  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i]) depth[i] = 1 + Math.min(i % width ? at(i, i - 1) : 0, at(i, i - width));
  }
  for (let i = kinds.length - 1; i >= 0; i--) {
    const right = i % width < width - 1 ? at(i, i + 1) : 0;
    if (kinds[i])
      depth[i] = Math.min(depth[i], 1 + Math.min(right, i + width < width * height ? at(i, i + width) : 0));
  }
  return depth;
}

/** Nobody hits a line to the pixel: half the width of what is added to each end, pixels. */
const JITTER = 2;

/** Nearer to the camera than this no edge is marked, metres. */
const NEAREST = 0.2;

/** The face's extent without what lies beside or behind the camera, as floors do. */
function beforeCamera({ frame, extent }: SeenFace): SeenFace["extent"] {
  const [u0, , u1] = extent;
  let [, v0, , v1] = extent;
  const isBefore = (v: number) => [u0, u1].every((u) => onPlane(frame, u, v)[2] >= NEAREST);
  for (let step = 0; step < 100 && !isBefore(v0); step++) v0 += (v1 - v0) * 0.03;
  for (let step = 0; step < 100 && !isBefore(v1); step++) v1 -= (v1 - v0) * 0.03;
  return [u0, v0, u1, v1];
}

/** A true face as a visitor would mark it: three lines that are a little beside it, and its true height or depth. */
export function markedOutline(face: SeenFace, camera: Camera, seed: number): DrawnSurface {
  let state = seed;
  const jitter = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return (state / 4294967296 - 0.5) * 2 * JITTER;
  };
  const [u0, v0, u1, v1] = beforeCamera(face);
  const at = (u: number, v: number): Point => {
    const [x, y] = seenAt(camera, onPlane(face.frame, u, v)) ?? camera.centre;
    return [x + jitter(), y + jitter()];
  };
  const lines = {
    far: [at(u0, v1), at(u1, v1)] as const,
    near: [at(u0, v0), at(u1, v0)] as const,
    end: [at(u0, v1), at(u0, v0)] as const,
  };
  const kind = lies(face) ? "table" : "wall";
  return { id: "1", kind, lines, depth: v1 - v0, edge: 0, length: u1 - u0, upstand: 0, fall: 0, strokes: [] };
}
