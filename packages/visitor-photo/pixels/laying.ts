import type { Camera } from "../camera.ts";
import type { Wall } from "../walls-behind.ts";
import type { MirroredRoom } from "./mirrored-room.ts";
import type { FaceLight } from "./old-light.ts";
import type { LinearPicture } from "./picture.ts";
import type { SeenFace } from "./seen-face.ts";
import type { SlabPyramid } from "./slab-pyramid.ts";

/**
 * A slab on a surface: moved by metres to the right and up, turned by 0, 90, 180 or 270 degrees, and with a joint of so many
 * metres between it and the next one.
 */
export type LaidStone = { slab: SlabPyramid; shift: readonly [number, number]; turn: number; joint: number };

export type Laying = {
  /** The photograph as light of the scene, and at half its size as polish mirrors it. */
  linear: LinearPicture;
  room: MirroredRoom;
  camera: Camera;
  faces: readonly SeenFace[];
  /** What lying faces mirror besides one another. */
  walls: readonly Wall[];
  lights: readonly (FaceLight | undefined)[];
  /** By surface; one without a stone keeps its old one. */
  stones: Readonly<Record<string, LaidStone>>;
  /** The photograph's noise, so that the stone is not cleaner than what lies around: values of 255. */
  noise: number;
  /** How much wider a pixel sees than its own width, as lenses blur. */
  blur: number;
};
