import { slabStates } from "@stoneyard/catalogue/stones/slab-states.ts";
import type { SlabStates } from "@stoneyard/catalogue/stones/slab-states-file.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";

/** /slab-states.json: which slabs are reserved or sold. The desk writes it anew between two builds. */
export async function data(): Promise<SlabStates> {
  return slabStates((await catalogue()).stones);
}
