import { nearest } from "@stoneyard/catalogue/nearest.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { readDay, shownDay } from "./cells.ts";
import { SlabError } from "./command-words.ts";
import type { KnownSlab, SlabInventory } from "./inventory.ts";
import type { SlabChange } from "./plan.ts";

type Hold = { until: string; reservedFor?: string | undefined };

/** Reserves a slab. @param today by the clock of the yard, 2026-11-28 @throws SlabError where it is sold, or somebody else's */
export function holdSlab(known: KnownSlab, { until, reservedFor }: Hold, today: string): SlabChange {
  const { slab } = known;
  const { number } = slab;
  const day = lastDay(until, today);
  if (slab.state === "sold") throw new SlabError("isSold", { number });
  const isHeld = slab.state === "reserved" && (slab.until === undefined || slab.until >= today);
  const isForAnother = slab.reservedFor !== undefined && reservedFor !== slab.reservedFor;
  if (isHeld && isForAnother) {
    const until = slab.until ? shownDay(slab.until) : "…";
    throw new SlabError("isHeld", { number, name: slab.reservedFor ?? "", day: until });
  }
  return changed(known, { state: "reserved", until: day, ...(reservedFor && { reservedFor }) });
}

export function freeSlab(known: KnownSlab): SlabChange {
  return changed(known, known.slab.state === undefined ? {} : { state: "in-stock" });
}

export function sellSlab(known: KnownSlab): SlabChange {
  return changed(known, { state: "sold" });
}

function changed(known: KnownSlab, state: Partial<KnownSlab["slab"]>): SlabChange {
  const { state: _, until: __, reservedFor: ___, ...slab } = known.slab;
  return { stone: known.stone, before: known, slab: { ...slab, ...state } };
}

function lastDay(written: string, today: string): string {
  const read = readDay(written.trim(), "");
  if ("word" in read) {
    const word = read.word === "unclear" ? "unclearDay" : "noDay";
    throw new SlabError(word, { cell: written, ...read.values });
  }
  if (read.value < today)
    throw new SlabError("isPast", { day: shownDay(read.value), today: shownDay(today) });
  return read.value;
}

/** The slab with a number, however it is written. @throws SlabError with the one that was probably meant */
export function slabNumbered(number: string, { slabs }: Pick<SlabInventory, "slabs">): KnownSlab {
  const known = slabs.get(slugOf(number));
  if (known) return known;
  const meant = nearest(slugOf(number), slabs.keys());
  const found = meant === undefined ? undefined : slabs.get(meant)?.slab.number;
  throw new SlabError(found ? "noSlabBut" : "noSlab", { number, nearest: found ?? "" });
}
