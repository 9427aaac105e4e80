import type { Random } from "./noise.ts";
import type { Sheet } from "./sheet.ts";

/** One composition. */
export type Drawing = {
  /** What the sheet shows of the world, in centimetres from edge to edge. */
  width: number;
  /** How much lies below the floor line. */
  floor: number;
  /** Width of the slab that its faces are cut from, where that is not a whole one. */
  slab?: number;
  /** Words of a picture's description that this composition answers to. */
  when?: RegExp;
  draw: (sheet: Sheet, random: Random, name: string) => void;
};
