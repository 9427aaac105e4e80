import { type Camera, type Line, onPlane, type Point, seenAt } from "@stoneyard/visitor-photo/camera.ts";
import { facesOf } from "@stoneyard/visitor-photo/faces.ts";
import { type DrawnSurface, type SurfaceKind, stands } from "@stoneyard/visitor-photo/recipe.ts";
import type { Sheet } from "@stoneyard/visitor-photo/sheet.ts";

/** Usual measures of a surface, metres. */
type Usual = Pick<DrawnSurface, "depth" | "edge" | "upstand" | "fall">;

const USUAL: Readonly<Record<SurfaceKind, Usual>> = {
  worktop: { depth: 0.6, edge: 0.03, upstand: 0, fall: 0 },
  island: { depth: 0.9, edge: 0.03, upstand: 0, fall: 0 },
  vanity: { depth: 0.5, edge: 0.03, upstand: 0, fall: 0 },
  table: { depth: 0.9, edge: 0.02, upstand: 0, fall: 0 },
  floor: { depth: 2, edge: 0, upstand: 0, fall: 0 },
  splashback: { depth: 0.6, edge: 0, upstand: 0, fall: 0 },
  wall: { depth: 2.5, edge: 0, upstand: 0, fall: 0 },
  stairs: { depth: 0.3, edge: 0.03, upstand: 0, fall: 0 },
};

/** Lengths that visitors often know, metres. */
export const KNOWN_DEPTHS: Readonly<Record<SurfaceKind, readonly number[]>> = {
  worktop: [0.6, 0.62, 0.65],
  island: [0.9, 1, 1.2],
  vanity: [0.45, 0.5, 0.55],
  table: [0.8, 0.9, 1],
  floor: [2, 3, 4],
  splashback: [0.5, 0.55, 0.6],
  wall: [2.4, 2.5, 2.7],
  stairs: [0.28, 0.3, 0.32],
};

/** First lines in the middle of the photograph, to be moved. */
export function startingSurface(
  id: string,
  kind: SurfaceKind,
  [width, height]: readonly [number, number],
): DrawnSurface {
  const at = (x: number, y: number): Point => [Math.round(x * width), Math.round(y * height)];
  const lines: Record<"far" | "near" | "end", Line> = stands(kind)
    ? {
        far: [at(0.2, 0.25), at(0.85, 0.25)],
        near: [at(0.2, 0.55), at(0.85, 0.55)],
        end: [at(0.2, 0.25), at(0.2, 0.55)],
      }
    : {
        far: [at(0.25, 0.5), at(0.8, 0.52)],
        near: [at(0.1, 0.72), at(0.85, 0.78)],
        end: [at(0.25, 0.5), at(0.1, 0.72)],
      };
  return { id, kind, lines, ...USUAL[kind], strokes: [] };
}

/** A first sheet of A4 in the middle of the surface, to be moved. */
export function startingSheet(surface: DrawnSurface, camera: Camera): Sheet {
  const [face] = facesOf(camera, surface);
  const { lines } = surface;
  const ends = [...lines.far, ...lines.near];
  const mean = (axis: 0 | 1) => ends.reduce((sum, end) => sum + end[axis], 0) / ends.length;
  const around = ([x, y]: Point): Sheet => [
    [x - 60, y - 20],
    [x + 60, y - 20],
    [x + 60, y + 20],
    [x - 60, y + 20],
  ];
  if (!face) return around([mean(0), mean(1)]);
  const [u, v] = [(face.extent[0] + face.extent[2]) / 2, (face.extent[1] + face.extent[3]) / 2];
  const corners = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([right, up]) =>
    seenAt(camera, onPlane(face.frame, u + (right as number) * 0.1485, v + (up as number) * 0.105)),
  );
  return corners.every((corner) => corner !== undefined)
    ? (corners as unknown as Sheet)
    : around([mean(0), mean(1)]);
}
