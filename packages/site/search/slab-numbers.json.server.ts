import { numberedSlabs } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import type { SlabNumbers } from "./slab-finder.ts";

/** /slab-numbers.json: the numbers of all slabs, fetched when what is typed may be one. */
export async function data(): Promise<SlabNumbers> {
  const { stones } = await catalogue();
  return Object.fromEntries(
    stones.flatMap((stone) => {
      const numbers = numberedSlabs(stone).map(({ number }) => number);
      return numbers.length > 0 ? [[stone.key, numbers]] : [];
    }),
  );
}
