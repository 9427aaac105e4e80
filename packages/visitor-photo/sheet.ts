import { type Camera, homographyOf, metresAt, type Point } from "./camera.ts";
import { slabOfLines } from "./fit-slab.ts";
import type { ThreeLines } from "./plane-of-lines.ts";

/** Four corners in the photograph, in order around the sheet. */
export type Sheet = readonly [Point, Point, Point, Point];

/** A4 by ISO 216, metres. */
const LONG = 0.297;
const SHORT = 0.21;
/** Tolerance of the sheet's shape, share of a side: corners are marked beside it, and lines are inexact. */
const TOLERANCE = 0.25;
const ROUNDS = 12;

/**
 * The depth, metres, at which a sheet of A4 on the surface has its true size. Undefined where the corners make no such
 * sheet on the plane: then one of them is wrong.
 */
export function depthBySheet(
  camera: Camera,
  { lines, edge }: { lines: ThreeLines; edge: number },
  sheet: Sheet,
): number | undefined {
  let depth = 0.6;
  // The edge's thickness is fixed, so depth and size do not grow quite in proportion.
  for (let round = 0; round < ROUNDS; round++) {
    const sides = sidesOnSlab(camera, lines, depth, edge, sheet);
    if (!sides) return undefined;
    depth *= Math.sqrt((LONG * SHORT) / (sides[0] * sides[1]));
    if (!(depth > 0.02 && depth < 20)) return undefined;
  }
  const sides = sidesOnSlab(camera, lines, depth, edge, sheet);
  const shape = sides && Math.max(...sides) / Math.min(...sides);
  return shape && Math.abs(Math.log(shape / (LONG / SHORT))) < TOLERANCE ? depth : undefined;
}

/** Mean lengths of opposite sides, metres. */
function sidesOnSlab(
  camera: Camera,
  lines: ThreeLines,
  depth: number,
  edge: number,
  sheet: Sheet,
): readonly [number, number] | undefined {
  const slab = slabOfLines(camera, lines, depth, edge);
  if (!slab) return undefined;
  const homography = homographyOf(camera, { origin: slab.far, right: slab.along, up: slab.across });
  const corners = sheet.map((corner) => metresAt(homography, corner));
  const side = (k: number) => {
    const [one, other] = [corners[k % 4] as Point, corners[(k + 1) % 4] as Point];
    return Math.hypot(one[0] - other[0], one[1] - other[1]);
  };
  const found = [(side(0) + side(2)) / 2, (side(1) + side(3)) / 2] as const;
  return found.every((length) => length > 0 && Number.isFinite(length)) ? found : undefined;
}
