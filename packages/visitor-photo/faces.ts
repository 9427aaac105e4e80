import { type Camera, type Frame, type Homography, homographyOf, onPlane, type Point } from "./camera.ts";
import { slabOfLines } from "./fit-slab.ts";
import { reachAlong, type SlabPlane } from "./plane-of-lines.ts";
import { type DrawnSurface, stands } from "./recipe.ts";
import { scaled, sum, type Vector } from "./vectors.ts";

/**
 * A flat part of a surface. Its u (to the right) and v (up), in metres, continue from face to face, as a slab that rounds
 * the edge.
 */
export type Face = {
  surface: string;
  part: "top" | "edge" | "upstand" | "fall";
  frame: Frame;
  homography: Homography;
  outline: readonly Point[];
  /** Metres: least u, least v, most u, most v. */
  extent: readonly [number, number, number, number];
};

/** Nearest distance that is drawn, metres. */
const NEAREST = 0.15;
/** Longest surface, metres. */
export const LONGEST = 12;

/** The faces of a drawn surface; none where its lines make no plane. */
export function facesOf(camera: Camera, surface: DrawnSurface): Face[] {
  const slab = slabOf(camera, surface);
  if (!slab) return [];
  const standing = stands(surface.kind);
  const edge = edgeOf(surface);
  const [from, to] = lengthOf(camera, slab, surface);
  const down = scaled(slab.normal, -1);
  const { depth, upstand, fall, id } = surface;
  const face = (part: Face["part"], frame: Frame, extent: Face["extent"]): Face => ({
    surface: id,
    part,
    frame,
    homography: homographyOf(camera, frame),
    outline: outlineOf(camera, frame, extent),
    extent,
  });
  const top = { origin: slab.far, right: slab.along, up: scaled(slab.across, -1) };
  const faces = [face("top", top, [from, -depth, to, 0])];
  if (!standing && upstand > 0) {
    faces.push(
      face("upstand", { origin: slab.far, right: slab.along, up: slab.normal }, [from, 0, to, upstand]),
    );
  }
  if (edge > 0) {
    const origin = sum(slab.near, scaled(down, -depth));
    const front = { origin, right: slab.along, up: slab.normal };
    const reaches = nearReaches(camera, slab, surface);
    // The lower line also tells how far the edge goes, even where the end's line misses the corner a little.
    const [left, right] = from === 0 ? [Math.min(0, ...reaches), to] : [from, Math.max(0, ...reaches)];
    faces.push(face("edge", front, [left, -depth - edge, right, -depth]));
  }
  if (!standing && fall > 0) {
    // The end hangs from the top's end, so u continues into the depth.
    const atLeft = Math.abs(from) <= Math.abs(to);
    const [sign, edgeAt] = atLeft ? [1, from] : [-1, to];
    const corner = sum(slab.far, scaled(slab.along, edgeAt));
    const origin = sum(corner, scaled(down, sign * edgeAt));
    const frame = { origin, right: scaled(slab.normal, sign), up: scaled(slab.across, -1) };
    faces.push(
      face("fall", frame, atLeft ? [edgeAt - fall, -depth, edgeAt, 0] : [edgeAt, -depth, edgeAt + fall, 0]),
    );
  }
  return faces.filter((found) => found.outline.length > 2);
}

/** The length that the lines of a surface show, metres; undefined where they make no plane. */
export function lengthByLines(camera: Camera, surface: DrawnSurface): number | undefined {
  const slab = slabOf(camera, surface);
  if (!slab) return undefined;
  const { length: _, ...unmeasured } = surface;
  const [from, to] = lengthOf(camera, slab, unmeasured);
  return to - from;
}

/** Height of the edge below the near line, metres; 0 for a standing slab, which shows none. */
const edgeOf = ({ kind, edge }: DrawnSurface) => (stands(kind) ? 0 : edge);

function slabOf(camera: Camera, surface: DrawnSurface): SlabPlane | undefined {
  return slabOfLines(camera, surface.lines, surface.depth, edgeOf(surface));
}

/** The extent along the far line, metres from the marked end. */
function lengthOf(camera: Camera, slab: SlabPlane, surface: DrawnSurface): readonly [number, number] {
  const reaches = surface.lines.far
    .map((point) => reachAlong(camera, slab, point))
    .concat(nearReaches(camera, slab, surface))
    .filter(Number.isFinite);
  const most = Math.max(0, ...reaches);
  const least = Math.min(0, ...reaches);
  const sign = most >= -least ? 1 : -1;
  const length = Math.min(LONGEST, surface.length ?? Math.max(most, -least, 0.05));
  return sign > 0 ? [0, length] : [-length, 0];
}

/** Where the lower front line was drawn, metres along the slab. */
function nearReaches(camera: Camera, slab: SlabPlane, surface: DrawnSurface): number[] {
  const below = edgeOf(surface);
  return surface.lines.near.map((point) => reachAlong(camera, slab, point, below)).filter(Number.isFinite);
}

function outlineOf({ focal, centre }: Camera, frame: Frame, [u0, v0, u1, v1]: Face["extent"]): Point[] {
  const corners = [
    onPlane(frame, u0, v1),
    onPlane(frame, u1, v1),
    onPlane(frame, u1, v0),
    onPlane(frame, u0, v0),
  ];
  return beforeCamera(corners).map(([x, y, z]) => [(focal * x) / z + centre[0], (focal * y) / z + centre[1]]);
}

/** Clips a polygon to what lies before the camera (Sutherland and Hodgman, Comm. ACM 17, 1974). */
function beforeCamera(corners: readonly Vector[]): Vector[] {
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] as Vector;
    const kept = corner[2] >= NEAREST ? [corner] : [];
    if (corner[2] >= NEAREST === next[2] >= NEAREST) return kept;
    const share = (NEAREST - corner[2]) / (next[2] - corner[2]);
    const crossing = sum(
      corner,
      scaled([next[0] - corner[0], next[1] - corner[1], next[2] - corner[2]], share),
    );
    return [...kept, crossing];
  });
}
