import { type Camera, type Frame, type Homography, homographyOf, onPlane, type Point } from "./camera.ts";
import { slabOfLines } from "./fit-slab.ts";
import { reachAlong, type SlabPlane } from "./plane-of-lines.ts";
import { type DrawnSurface, stands } from "./recipe.ts";
import { scaled, sum, type Vector } from "./vectors.ts";

/** A flat part of a surface: metres u to the right and v up run on from one to the next, as a slab would round the edge. */
export type Face = {
  surface: string;
  part: "top" | "edge" | "upstand" | "fall";
  frame: Frame;
  homography: Homography;
  /** Its outline in the photograph, pixels; corners may lie outside. */
  outline: readonly Point[];
  /** Metres: least u, least v, most u, most v. */
  extent: readonly [number, number, number, number];
};

/** Nothing nearer to the camera than this is drawn, metres. */
const NEAREST = 0.15;
/** No surface runs farther than this, metres. */
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
  const face = (part: Face["part"], frame: Frame, extent: Face["extent"]) =>
    faceOf(camera, id, part, frame, extent);
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
    // Where the end's line is a little beside the end, the lower line still tells how far the edge goes there.
    const [left, right] = from === 0 ? [Math.min(0, ...reaches), to] : [from, Math.max(0, ...reaches)];
    faces.push(face("edge", front, [left, -depth - edge, right, -depth]));
  }
  if (!standing && fall > 0) {
    // The end goes down where the top ends, so u runs on into the depth.
    const atLeft = Math.abs(from) <= Math.abs(to);
    const sign = atLeft ? 1 : -1;
    const corner = sum(slab.far, scaled(slab.along, atLeft ? from : to));
    const origin = sum(corner, scaled(down, sign * (atLeft ? from : to)));
    const frame = { origin, right: scaled(slab.normal, sign), up: scaled(slab.across, -1) };
    const edgeAt = atLeft ? from : to;
    faces.push(
      face("fall", frame, atLeft ? [edgeAt - fall, -depth, edgeAt, 0] : [edgeAt, -depth, edgeAt + fall, 0]),
    );
  }
  return faces.filter((found) => found.outline.length > 2);
}

/** How long the lines of a surface show it to be, metres; undefined where they make no plane. */
export function lengthByLines(camera: Camera, surface: DrawnSurface): number | undefined {
  const slab = slabOf(camera, surface);
  if (!slab) return undefined;
  const { length: _, ...unmeasured } = surface;
  const [from, to] = lengthOf(camera, slab, unmeasured);
  return to - from;
}

/** Metres of the edge that is seen below the near line; a slab that stands shows none. */
const edgeOf = ({ kind, edge }: DrawnSurface) => (stands(kind) ? 0 : edge);

function slabOf(camera: Camera, surface: DrawnSurface): SlabPlane | undefined {
  return slabOfLines(camera, surface.lines, surface.depth, edgeOf(surface));
}

/** From where to where along the far line, metres from the end that was marked. */
export function lengthOf(camera: Camera, slab: SlabPlane, surface: DrawnSurface): readonly [number, number] {
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

/** Where along the slab its lower front line was drawn, metres. */
function nearReaches(camera: Camera, slab: SlabPlane, surface: DrawnSurface): number[] {
  const below = edgeOf(surface);
  return surface.lines.near.map((point) => reachAlong(camera, slab, point, below)).filter(Number.isFinite);
}

function faceOf(
  camera: Camera,
  surface: string,
  part: Face["part"],
  frame: Frame,
  extent: Face["extent"],
): Face {
  const [u0, v0, u1, v1] = extent;
  const corners = [
    onPlane(frame, u0, v1),
    onPlane(frame, u1, v1),
    onPlane(frame, u1, v0),
    onPlane(frame, u0, v0),
  ];
  const { focal, centre } = camera;
  const outline = beforeCamera(corners).map(
    ([x, y, z]): Point => [(focal * x) / z + centre[0], (focal * y) / z + centre[1]],
  );
  return { surface, part, frame, homography: homographyOf(camera, frame), outline, extent };
}

/** The part of a polygon that lies before the camera (Sutherland and Hodgman, Comm. ACM 17, 1974). */
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
