/**
 * A visitor who draws, as masks of interactive segmentation are mostly measured (Xu et al., CVPR 2016): it begins with a
 * few strokes over the stone, and then draws one stroke after another along what is most wrong, as wide as the page's brush.
 */
import { type Camera, type Line, metresAt, onPlane, type Point } from "@stoneyard/visitor-photo/camera.ts";
import { lightnessIn } from "@stoneyard/visitor-photo/lightness.ts";
import { emptyCache, seenFaces } from "@stoneyard/visitor-photo/pixels/mask/seen-faces.ts";
import type { Photograph } from "@stoneyard/visitor-photo/pixels/picture.ts";
import { lies, type SeenFace } from "@stoneyard/visitor-photo/pixels/seen-face.ts";
import type { DrawnSurface, Stroke } from "@stoneyard/visitor-photo/recipe.ts";
import { snappedLine } from "@stoneyard/visitor-photo/snap-line.ts";
import { inverse } from "@stoneyard/visitor-photo/vectors.ts";

export type Masked = { iou: number; strokes: number; seconds: number; surface: DrawnSurface };

/**
 * The page's brush, pixels of the photograph: the thing's is 5 pixels of a screen, which are 20 of 1600 on a telephone that
 * shows all of it, and 2 where it is zoomed in.
 */
const LEAST_RADIUS = 2;
const MOST_RADIUS = 20;
/** A stroke goes both ways from where a mistake is widest, for so many steps at most, and while it has this share of its width. */
const RIDGE_WAYS = [0, Math.PI] as const;
const MOST_STEPS = 30;
const STILL_WIDE = 0.4;
/** What is seen of a mistake at a glance, pixels: no visitor mends a single pixel. */
const LEAST_MISTAKE = 4;

/**
 * Draws strokes on a surface until nothing is seen to be wrong, or `most` are drawn. Gives the best of its masks.
 * @param either where both are right, 0–255, as at the joint with other stone
 */
export async function drawn(
  photograph: Photograph,
  camera: Camera,
  outline: DrawnSurface,
  truth: Uint8Array,
  most: number,
  either?: Uint8Array,
): Promise<Masked> {
  const { width, height } = photograph;
  const kept = emptyCache();
  let surface = outline;
  let best: Masked = { iou: 0, strokes: 0, seconds: 0, surface };
  for (let strokes = 0; strokes <= most; strokes++) {
    const from = performance.now();
    const faces = await seenFaces(photograph, camera, [surface], kept, async () => {});
    const seconds = (performance.now() - from) / 1000;
    const found = new Uint8Array(width * height);
    for (const { coverage } of faces) for (let i = 0; i < found.length; i++) found[i] += coverage[i];
    if (either) for (let i = 0; i < found.length; i++) if (either[i] > 127) found[i] = truth[i];
    const iou = overlap(found, truth);
    if (iou > best.iou) best = { iou, strokes, seconds, surface };
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

/** A stroke along the mistake that is widest, through where it is. */
function strokeInto(found: Uint8Array, truth: Uint8Array, width: number, height: number): Stroke | undefined {
  const wrong = new Uint8Array(found.length);
  for (let i = 0; i < wrong.length; i++)
    wrong[i] = found[i] > 127 === truth[i] > 127 ? 0 : truth[i] > 127 ? 1 : 2;
  const depth = depthOf(wrong, width, height);
  let deepest = 0;
  for (let i = 1; i < depth.length; i++) if (depth[i] > depth[deepest]) deepest = i;
  if (depth[deepest] * 2 < LEAST_MISTAKE) return undefined;
  const kind = wrong[deepest];
  const ways = RIDGE_WAYS.map((way) => ridge(deepest, way, depth, wrong, width));
  const [first, second] = ways;
  const points = [...first.reverse(), deepest, ...second].map(
    (i): Point => [i % width, Math.floor(i / width)],
  );
  const narrowest = points.reduce((least, [x, y]) => Math.min(least, depth[y * width + x]), depth[deepest]);
  return {
    over: kind === 1 ? "stone" : "thing",
    points,
    radius: Math.max(LEAST_RADIUS, Math.min(MOST_RADIUS, narrowest - 1)),
  };
}

/** The pixels by which a finger goes on within a mistake: always to where it is widest ahead, as long as it stays wide. */
function ridge(from: number, way: number, depth: Float32Array, kinds: Uint8Array, width: number): number[] {
  const pixels: number[] = [];
  let [at, heading, turn] = [from, way, Math.PI / 2];
  while (pixels.length < MOST_STEPS) {
    const step = Math.max(3, depth[at] / 2);
    const [x, y] = [at % width, Math.floor(at / width)];
    let best = { pixel: -1, heading, depth: depth[from] * STILL_WIDE };
    for (let k = -4; k <= 4; k++) {
      const angle = heading + (k / 4) * turn;
      const [u, v] = [Math.round(x + step * Math.cos(angle)), Math.round(y + step * Math.sin(angle))];
      if (u < 0 || v < 0 || u >= width || v * width >= kinds.length) continue;
      const pixel = v * width + u;
      if (kinds[pixel] === kinds[from] && depth[pixel] > best.depth)
        best = { pixel, heading: angle, depth: depth[pixel] };
    }
    if (best.pixel < 0) break;
    pixels.push(best.pixel);
    at = best.pixel;
    heading = best.heading;
    turn = Math.PI / 4;
  }
  return pixels;
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

/** What hangs from a slab and is marked with it: the edge along its front, and stone down from one of its ends. */
export type Hanging = {
  front?: { face: SeenFace; height: number };
  /** From its least or its most u. */
  end?: { face: SeenFace; height: number; at: "least" | "most" };
};

/** Sides of a face that lies: v of the one that is farther from the camera, and of the nearer one. */
export function farAndNear(face: SeenFace): readonly [far: number, near: number] {
  const [u0, v0, u1, v1] = beforeCamera(face);
  const away = (v: number) => Math.hypot(...onPlane(face.frame, (u0 + u1) / 2, v));
  return lies(face) && away(v0) > away(v1) ? [v0, v1] : [v1, v0];
}

/**
 * A true face as a visitor marks it: three lines that are a little beside it, drawn onto the edges of the photograph as the
 * page does it, and its true height or depth. A slab whose front edge is seen is marked by the lower line of that.
 */
export function markedOutline(
  face: SeenFace,
  photograph: Photograph,
  seed: number,
  { front, end }: Hanging = {},
): DrawnSurface {
  let state = seed;
  const jitter = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return (state / 4294967296 - 0.5) * 2 * JITTER;
  };
  const lightness = lightnessIn(photograph);
  const line = (of: SeenFace, from: Point, to: Point, opposite?: Line): Line => {
    // By the homography, not the frame: the camera that rooms tell is a few pixels beside at the picture's border.
    const toPixels = inverse(of.homography);
    const at = (corner: Point): Point => {
      const [x, y] = metresAt(toPixels, corner);
      return [x + jitter(), y + jitter()];
    };
    return snappedLine([at(from), at(to)], lightness, opposite);
  };
  const [u0, , u1] = beforeCamera(face);
  const [vFar, vNear] = farAndNear(face);
  const far = line(face, [u0, vFar], [u1, vFar]);
  const near = front ? lowerLine(front.face, line, far) : line(face, [u0, vNear], [u1, vNear], far);
  const uEnd = end?.at === "most" ? u1 : u0;
  return {
    id: "1",
    kind: lies(face) ? "table" : "wall",
    lines: { far, near, end: line(face, [uEnd, vFar], [uEnd, vNear]) },
    depth: Math.abs(vFar - vNear),
    edge: front?.height ?? 0,
    upstand: 0,
    fall: end?.height ?? 0,
    strokes: [],
  };
}

type DrawLine = (of: SeenFace, from: Point, to: Point, opposite?: Line) => Line;

function lowerLine(front: SeenFace, line: DrawLine, far: Line): Line {
  const [u0, v0, u1, v1] = beforeCamera(front);
  const toPixels = inverse(front.homography);
  const height = (v: number) => metresAt(toPixels, [(u0 + u1) / 2, v])[1];
  const lower = height(v0) > height(v1) ? v0 : v1;
  return line(front, [u0, lower], [u1, lower], far);
}
