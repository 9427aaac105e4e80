/** Which photograph of a stone: its slab, two further slabs, and a part of the first from near. */
export const VIEWS = ["slab", "2", "3", "close"] as const;
export type View = (typeof VIEWS)[number];
