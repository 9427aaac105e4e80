import type { Lay, Recipe } from "./recipe.ts";

/** Pixels as a canvas gives them. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/** A slab's picture, its size in metres, and whether the next one is opened beside it like a book. */
export type FetchedSlab = { pixels: Pixels; size: readonly [number, number]; bookmatched: boolean };

/** The worker's calls and their answers. */
export type Calls = {
  /** A new photograph: all that was known of the former one is forgotten. */
  open: { input: Pixels; output: undefined };
  /** Whether a slab is still there: few are kept. */
  hasSlab: { input: string; output: boolean };
  slab: { input: { stone: string } & FetchedSlab; output: undefined };
  draw: {
    input: { recipe: Recipe; lays: Readonly<Record<string, Lay>> };
    /** Undefined where it was cancelled. */
    output: { pixels: Uint8ClampedArray<ArrayBuffer>; stone: Uint8Array<ArrayBuffer> } | undefined;
  };
};

export type Call = {
  [Name in keyof Calls]: { id: number; name: Name; input: Calls[Name]["input"] };
}[keyof Calls];

/** A call, or the cancellation of drawings under way. */
export type ToWorker = Call | { name: "cancel" };

export type FromWorker =
  | { id: number; output: Calls[keyof Calls]["output"] }
  | { id: number; failed: string }
  /** A step of a drawing is done. */
  | { id: number; step: number };
