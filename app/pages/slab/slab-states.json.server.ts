import { catalogue } from "#app/content/catalogue.server.ts";
import { slabStates } from "#catalogue/slab-states.ts";
import type { SlabStates } from "#catalogue/slab-states-file.ts";

/** /slab-states.json: which slabs are reserved or sold. The desk writes it anew between two builds. */
export async function data(): Promise<SlabStates> {
  return slabStates((await catalogue()).stones);
}
