import type { Camera } from "../camera.ts";
import type { Wall } from "../walls-behind.ts";
import type { MirroredRoom } from "./light/mirrored-room.ts";
import type { FaceLight } from "./light/old-light.ts";
import type { LinearPicture } from "./picture.ts";
import type { SeenFace } from "./seen-face.ts";
import type { SlabPyramid } from "./slab-pyramid.ts";

/**
 * A slab on a surface: shifted by metres to the right and up, rotated by 0, 90, 180 or 270 degrees, with a joint of so many
 * metres to the next slab.
 */
export type LaidStone = { slab: SlabPyramid; shift: readonly [number, number]; turn: number; joint: number };

export type Laying = {
  /** The photograph as light of the scene; `room` is that at half the size. */
  linear: LinearPicture;
  room: MirroredRoom;
  camera: Camera;
  faces: readonly SeenFace[];
  /** What lying faces mirror besides one another. */
  walls: readonly Wall[];
  lights: readonly (FaceLight | undefined)[];
  /** By surface; a surface without one keeps its old stone. */
  stones: Readonly<Record<string, LaidStone>>;
  /** The photograph's noise, values of 255: the stone gets the same. */
  noise: number;
};
