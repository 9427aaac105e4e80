import { isDeepStrictEqual } from "node:util";
import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { type SingleSlab, singleSlab } from "@stoneyard/catalogue/kinds/slab.ts";
import { stone as stoneSchema } from "@stoneyard/catalogue/kinds/stone.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import type { KnownSlab, SlabInventory } from "./inventory.ts";
import type { SheetSlab } from "./read-sheet.ts";

/** What a slab becomes: one that is new has none before. */
export type SlabChange = { stone: StoneKey; before: KnownSlab | undefined; slab: KnownSlab["slab"] };

/** What a spreadsheet would do. Slabs that it lacks stay as they are. */
export type Plan = {
  added: SlabChange[];
  /** Those that become sold apart. */
  changed: SlabChange[];
  sold: SlabChange[];
  unchanged: number;
  missing: number;
};

export function planOf(sheet: readonly SheetSlab[], inventory: SlabInventory): Plan {
  const plan: Plan = { added: [], changed: [], sold: [], unchanged: 0, missing: 0 };
  for (const { stone, slab, before } of sheet) {
    const change = { stone, before, slab };
    if (!before) plan.added.push(change);
    else if (changedKeys(change).length === 0) plan.unchanged++;
    else if (slab.state === "sold" && before.slab.state !== "sold") plan.sold.push(change);
    else plan.changed.push(change);
  }
  const known = sheet.filter(({ before }) => before).length;
  plan.missing = inventory.slabs.size - known;
  return plan;
}

/** All that it would do, as it is done: what is there before what is new. */
export function changesOf({ added, changed, sold }: Plan): SlabChange[] {
  return [...changed, ...sold, ...added];
}

/** All slabs as they will be, at their places by then. */
export function slabsAfter(plan: Plan, inventory: SlabInventory): Map<string, KnownSlab> {
  const after = new Map(inventory.slabs);
  const counts = new Map(inventory.counts);
  for (const { stone, before, slab } of changesOf(plan)) {
    const place = before?.place ?? counts.get(stone) ?? 0;
    if (!before) counts.set(stone, place + 1);
    after.set(slugOf(slab.number), { stone, place, slab });
  }
  return after;
}

/** The number first: it names the entry. */
const SLAB_ORDER = [...new Set(["number", ...Object.keys(singleSlab.shape)])];
const STONE_ORDER = Object.keys(stoneSchema.shape);

/** The fields of a slab that differ from before. */
export function changedKeys({ before, slab }: SlabChange): (keyof SingleSlab)[] {
  const was = before?.slab;
  return (SLAB_ORDER as (keyof SingleSlab)[]).filter((key) => !isDeepStrictEqual(was?.[key], slab[key]));
}

/** The changes as edits of the stones' files, by file. */
export function editsOf(changes: readonly SlabChange[], inventory: SlabInventory): Map<string, FileEdit[]> {
  const counted = countedByHand(changes, inventory);
  const edits = new Map<string, FileEdit[]>();
  for (const [stone, own] of Map.groupBy(changes, ({ stone }) => stone)) {
    const added = own.filter(({ before }) => !before).map(({ slab }) => inOrder(slab));
    edits.set(`stones/${stone}.yaml`, [
      ...own.flatMap(editsOfSlab),
      ...editsOfAdded(added, inventory.counts.get(stone) ?? 0),
      ...counted.filter(({ key }) => key === stone).flatMap(({ stock }) => editsOfCount(stock)),
    ]);
  }
  return edits;
}

/** Stones whose slabs were counted by hand, and get the first with numbers. */
export function countedByHand(changes: readonly SlabChange[], { stones }: Pick<SlabInventory, "stones">) {
  const gaining = new Set(changes.filter(({ before }) => !before).map(({ stone }) => stone));
  return stones.filter(({ key, stock }) => stock?.slabs !== undefined && gaining.has(key));
}

/** Takes the count away, and leaves how soon more can come. */
function editsOfCount(stock: SlabInventory["stones"][number]["stock"] = {}): FileEdit[] {
  const { orderWeeks, ...count } = stock;
  if (orderWeeks === undefined) return [{ kind: "remove", path: ["stock"] }];
  return Object.keys(count).map((key) => ({ kind: "remove", path: ["stock", key] }));
}

function editsOfSlab(change: SlabChange): FileEdit[] {
  const { before, slab } = change;
  if (!before) return [];
  return changedKeys(change).flatMap((key): FileEdit[] => {
    const path = ["singleSlabs", before.place, key];
    const value = slab[key];
    if (value === undefined) return [{ kind: "remove", path }];
    const set: FileEdit = { kind: "set", path, value: value as Value, order: SLAB_ORDER };
    // What an owner writes is no sample any more.
    return before.samples?.includes(key) ? [set, { kind: "mark", path, isSample: false }] : [set];
  });
}

function editsOfAdded([first, ...further]: readonly Value[], count: number): FileEdit[] {
  if (first === undefined) return [];
  if (count === 0)
    return [{ kind: "set", path: ["singleSlabs"], value: [first, ...further], order: STONE_ORDER }];
  return [{ kind: "insert", path: ["singleSlabs"], at: count, value: first, further }];
}

function inOrder(slab: SingleSlab): Value {
  const given: [string, unknown][] = SLAB_ORDER.map((key) => [key, slab[key as keyof SingleSlab]]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Value;
}
