import type { Stone } from "../catalogue.ts";
import { slugOf } from "../slug-of.ts";
import { numberedSlabs } from "./single-slabs.ts";
import type { SlabStates } from "./slab-states-file.ts";

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
