import { type Camera, normalOf } from "./camera.ts";
import { type Face, facesOf } from "./faces.ts";
import type { DrawnSurface, SurfaceKind } from "./recipe.ts";

/** A flat part of the room: metres u to the right and v up, from least to most as in `Face`. */
export type Wall = Pick<Face, "frame" | "extent">;

/** Surfaces with a wall at their back, whether it is marked or not. */
const AT_A_WALL: readonly SurfaceKind[] = ["worktop", "vanity"];
/** Height of the wall below cupboards, metres, */
const HEIGHT = 0.6;
/** and how much farther than the stone it extends. */
const FARTHER_ON = 1;

/** The walls behind worktops and vanities: polished stone mirrors them, even where they stay as they are. */
export function wallsBehind(camera: Camera, surfaces: readonly DrawnSurface[]): Wall[] {
  return surfaces
    .filter(({ kind }) => AT_A_WALL.includes(kind))
    .flatMap((surface) => facesOf(camera, surface).filter(({ part }) => part === "top"))
    .map(({ frame, extent: [left, , right] }) => ({
      frame: { origin: frame.origin, right: frame.right, up: normalOf(frame) },
      extent: [left - FARTHER_ON, 0, right + FARTHER_ON, HEIGHT],
    }));
}
