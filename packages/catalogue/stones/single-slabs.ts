import type { FoundContent, Stone } from "../catalogue.ts";
import { reportTwice } from "../checks/uniqueness-checks.ts";
import type { ContentFolder } from "../files/content-folder.ts";
import type { SingleSlab } from "../kinds/slab.ts";
import { slugOf } from "../slug-of.ts";
import { areaOf } from "./slab-area.ts";
import { slabNames } from "./slab-pictures.ts";
import { isReservedNow } from "./slab-states-file.ts";

/** A slab with a number, by which it can be asked for; without one it is only the size of a photograph's slab. */
export type NumberedSlab = SingleSlab & { number: string };

export function numberedSlabs({ singleSlabs = [] }: Pick<Stone, "singleSlabs">): NumberedSlab[] {
  return singleSlabs.flatMap((slab) => (slab.number === undefined ? [] : [{ ...slab, number: slab.number }]));
}

/** The slabs with numbers that can be had, or are reserved. */
export function unsoldSlabs(stone: Pick<Stone, "singleSlabs">): NumberedSlab[] {
  return numberedSlabs(stone).filter(({ state }) => state !== "sold");
}

/** Of these the ones that can be had today. */
export function freeSlabs(stone: Pick<Stone, "singleSlabs">): NumberedSlab[] {
  return unsoldSlabs(stone).filter(({ state, until = "" }) => state !== "reserved" || !isReservedNow(until));
}

const byAddress = new WeakMap<readonly Stone[], ReadonlyMap<string, { stone: Stone; slab: NumberedSlab }>>();

/** The slab whose page has an address that ends so. */
export function slabAt(
  stones: readonly Stone[],
  end: string,
): { stone: Stone; slab: NumberedSlab } | undefined {
  const known =
    byAddress.get(stones) ??
    new Map(
      stones.flatMap((stone) =>
        numberedSlabs(stone).map((slab) => [slugOf(slab.number), { stone, slab }] as const),
      ),
    );
  byAddress.set(stones, known);
  return known.get(end);
}

/** Names of all pictures of a slab; the first shows it whole. */
export function picturesOfSlab(stone: Pick<Stone, "key">, { picture, pictures = [] }: SingleSlab): string[] {
  const { slab, others } = slabNames(stone);
  const ofStone = picture === undefined ? [] : [[slab, ...others][picture - 1] ?? slab];
  return [...ofStone, ...pictures];
}

/** Slabs that can be had today and their square metres: free ones with numbers, else the count by hand. */
export function inYard({ singleSlabs, stock }: Pick<Stone, "singleSlabs" | "stock">) {
  if (numberedSlabs({ singleSlabs }).length === 0) return stock;
  const free = freeSlabs({ singleSlabs });
  const squareMetres = free.reduce((sum, slab) => sum + areaOf(slab), 0);
  return { ...stock, slabs: free.length, squareMetres };
}

/** Checks that addresses and photographs of slabs are unique, and that nobody counts by hand what is listed. */
export function checkSlabs(folder: ContentFolder, { stones }: Pick<FoundContent, "stones">): void {
  const numbers = new Map<string, string>();
  for (const stone of stones) {
    const file = `stones/${stone.key}.yaml`;
    const slabs = stone.singleSlabs ?? [];
    slabs.forEach(({ number }, i) => {
      if (number === undefined) return;
      const before = numbers.get(slugOf(number));
      if (before) {
        const message = `the number ${number} appears twice: here and in ${folder.shown(before)}`;
        folder.report(
          file,
          ["singleSlabs", i, "number"],
          message,
          "give each its own number, in Latin letters",
        );
      }
      numbers.set(slugOf(number), file);
    });
    const pictures = slabs.flatMap(({ picture: value }, i) =>
      value === undefined ? [] : [{ file, path: ["singleSlabs", i, "picture"], value }],
    );
    reportTwice(folder, pictures, "picture");
    if (stone.stock?.slabs !== undefined && numberedSlabs(stone).length > 0)
      folder.report(
        file,
        ["stock", "slabs"],
        "the slabs with numbers are counted already",
        "take slabs out of stock, with its squareMetres and date",
      );
  }
}
