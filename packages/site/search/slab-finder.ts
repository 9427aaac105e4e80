import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { fetchJson } from "@stoneyard/site/ui/browser/load-json.ts";

/** /slab-numbers.json: by stone, the numbers of its slabs. */
export type SlabNumbers = Record<string, string[]>;

type FoundSlab = {
  stone: string;
  number: string;
};

/** Whether what is typed may be the number of a slab. */
export function mayBeNumber(query: string): boolean {
  return query.length <= 40 && /\d/.test(query);
}

/**
 * Finds slabs by their numbers, however signs, spaces and capitals are typed: bs 102 is BS-102. The numbers are fetched when
 * first needed; where they cannot be, no slab is found, and the next query tries again.
 */
export function slabFinder(): (query: string) => Promise<FoundSlab | undefined> {
  let numbers: Promise<ReadonlyMap<string, FoundSlab>> | undefined;
  return async (query) => {
    if (!mayBeNumber(query)) return undefined;
    numbers ??= loadNumbers();
    try {
      return (await numbers).get(bare(query));
    } catch {
      numbers = undefined;
      return undefined;
    }
  };
}

async function loadNumbers(): Promise<ReadonlyMap<string, FoundSlab>> {
  const byStone = await fetchJson<SlabNumbers>("/slab-numbers.json");
  return new Map(
    Object.entries(byStone).flatMap(([stone, numbers]) =>
      numbers.map((number) => [bare(number), { stone, number }] as const),
    ),
  );
}

function bare(number: string): string {
  return slugOf(number).replaceAll("-", "");
}
