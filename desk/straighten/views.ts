import type { StoneKey } from "#catalogue/kinds/family.ts";
import { slabNames } from "#catalogue/slab-pictures.ts";

/** Which photograph of a stone: its slab, two further slabs, and a part of the first from near. */
export const VIEWS = ["slab", "2", "3", "close"] as const;
export type View = (typeof VIEWS)[number];

/** The name of the picture that a photograph becomes. */
export function pictureOf(key: StoneKey, view: View): string {
  const { slab, close, others } = slabNames({ key });
  if (view === "close") return close;
  return (view === "slab" ? slab : others[view === "2" ? 0 : 1]) ?? slab;
}
