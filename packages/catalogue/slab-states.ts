import type { Stone } from "./catalogue.ts";
import { numberedSlabs } from "./single-slabs.ts";
import { slugOf } from "./slug-of.ts";

/**
 * Which slabs are not in stock, by what their addresses end with: those sold, and those reserved with their last day, empty
 * where none is said. All others are in stock. Small enough for a page to ask for: browsers read this too.
 */
export type SlabStates = { sold: string[]; reserved: Record<string, string> };

/** The file of them in a built site, from `client`. */
export const SLAB_STATES_FILE = "slab-states.json";

export function slabStates(stones: readonly Pick<Stone, "singleSlabs">[]): SlabStates {
  const slabs = stones.flatMap(numberedSlabs);
  return {
    sold: slabs.flatMap(({ number, state }) => (state === "sold" ? [slugOf(number)] : [])),
    reserved: Object.fromEntries(
      slabs.flatMap(({ number, state, until = "" }) =>
        state === "reserved" ? [[slugOf(number), until]] : [],
      ),
    ),
  };
}
