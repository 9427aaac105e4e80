/** Millimetres, whole. */
export type Size = { width: number; height: number };

/** A point on a slab, from the slab's upper left corner. */
export type Point = { x: number; y: number };

/** A rectangle on a slab, from the slab's upper left corner. */
export type Rect = Size & Point;

/**
 * What shall be cut. `turns`: it may lie turned by a quarter, as its veins have no direction to keep. Pieces of one `joint`
 * are joined to a longer one, so they come from one slab where they can.
 */
export type Piece = Size & { turns: boolean; joint?: number };

/** What the blade takes away between two pieces, and how much of the slab's raw edge is not used. */
export type Saw = { kerf: number; margin: number };

/** What lies between a slab's margins. */
export function usableOf(slab: Size, { margin }: Saw): Size {
  return { width: slab.width - 2 * margin, height: slab.height - 2 * margin };
}

/** A piece on a slab: `piece` is its place in the list that was packed; width and height as it lies. */
export type Placed = Rect & { piece: number; slab: number; turned: boolean };

export type Layout = {
  /** As many as pieces, in their order. */
  placed: Placed[];
  /** How many slabs are cut. */
  slabs: number;
  /** What is left of each slab between its margins once the pieces are cut off, the largest of a slab first. */
  remainders: (Rect & { slab: number })[];
};
