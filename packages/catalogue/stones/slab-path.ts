import { slugOf } from "../slug-of.ts";

/** The address of a slab's page by its number, without language: /slabs/bs-102. Browsers read this too. */
export function slabPath({ number }: { number: string }): `/slabs/${string}` {
  return `/slabs/${slugOf(number)}`;
}
