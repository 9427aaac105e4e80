import type { Content, Stone } from "@stoneyard/catalogue/catalogue.ts";
import { parseSource } from "@stoneyard/catalogue/files/source.ts";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import type { SingleSlab } from "@stoneyard/catalogue/kinds/slab.ts";
import {
  SLAB_COLUMNS_FILE,
  type SlabColumnsContent,
  slabColumns,
} from "@stoneyard/catalogue/kinds/slab-columns.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { numberedSlabs } from "@stoneyard/catalogue/stones/single-slabs.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { bareText } from "../words/desk-language.ts";

/** A slab as its stone's file has it, at its place in `singleSlabs`. */
export type KnownSlab = {
  stone: StoneKey;
  place: number;
  slab: SingleSlab & { number: string };
  /** Names of its values that are marked as samples. */
  samples?: readonly string[];
};

/** The slabs of the content, and what a spreadsheet of them may name. */
export type SlabInventory = {
  stones: readonly Pick<Stone, "key" | "title" | "aliases" | "price" | "stock">[];
  /** What each is called in it. */
  titles: ReadonlyMap<StoneKey, string>;
  /** By the end of their addresses; in the order of the catalogue. */
  slabs: ReadonlyMap<string, KnownSlab>;
  /** How many entries a stone's `singleSlabs` has, those without a number too. */
  counts: ReadonlyMap<StoneKey, number>;
  finishes: Content["facets"]["finish"]["values"];
  ownColumns: SlabColumnsContent;
  timeZone: string;
};

/** @throws ContentError where the content has mistakes */
export async function readInventory(content: DeskContent): Promise<SlabInventory> {
  const { stones, facets, site } = await readContent(content.dir, { before: content.before });
  const slabs = new Map<string, KnownSlab>();
  const counts = new Map<StoneKey, number>();
  for (const { key, singleSlabs } of stones) {
    if (!singleSlabs) continue;
    counts.set(key, singleSlabs.length);
    if (numberedSlabs({ singleSlabs }).length === 0) continue;
    // The catalogue leaves out for whom a slab is reserved.
    for (const known of await slabsInFile(content, key)) slabs.set(slugOf(known.slab.number), known);
  }
  const own = await content.bytes(SLAB_COLUMNS_FILE);
  const ownColumns = own ? slabColumns.parse(parseSource(SLAB_COLUMNS_FILE, own.toString("utf8")).value) : {};
  return {
    stones,
    titles: titlesOf(stones),
    slabs,
    counts,
    finishes: facets.finish.values,
    ownColumns,
    timeZone: site.timeZone,
  };
}

async function slabsInFile(content: DeskContent, key: StoneKey): Promise<KnownSlab[]> {
  const file = `stones/${key}.yaml`;
  const { text } = await content.open(file);
  const { value, samples } = content.before.of(`slabs ${file}`, [text], () => parseSource(file, text));
  const { singleSlabs = [] }: { singleSlabs?: SingleSlab[] } = Object(value);
  return singleSlabs.flatMap(({ number, ...slab }, place) => {
    if (number === undefined) return [];
    const marked = samples.flatMap(({ steps: [list, at, name] }) =>
      list === "singleSlabs" && at === place ? [String(name)] : [],
    );
    return { stone: key, place, slab: { ...slab, number }, samples: marked };
  });
}

/** How each stone is written in a spreadsheet: by its title, or by its key where several have that title. */
export function titlesOf(stones: readonly Pick<Stone, "key" | "title">[]): Map<StoneKey, string> {
  const named = Map.groupBy(stones, ({ title }) => bareText(title));
  return new Map(
    stones.map(({ key, title }) => [key, named.get(bareText(title))?.length === 1 ? title : key]),
  );
}

export function titleOf(stone: StoneKey, { titles }: Pick<SlabInventory, "titles">): string {
  return titles.get(stone) ?? stone;
}
