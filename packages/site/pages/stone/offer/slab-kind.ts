import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";

/** What slabs are looked for: of one thickness, cm, of one of some finishes, or both; as text "2,honed,polished". */
export function slabKindKey({
  thickness = "",
  finishes = [],
}: {
  thickness?: number | string | undefined;
  finishes?: readonly string[] | undefined;
}): string {
  return [thickness, ...finishes].join();
}

/** Slabs of one of some thicknesses, cm, and of some finishes; none means any. */
export type SlabKind = { thicknesses: readonly number[]; finishes: readonly Finish[] };

/**
 * All kinds of slabs that can be looked for of a stone: of any thickness, then of each, with every choice of its finishes. All
 * of them are the same as none.
 */
export function kindsOf({ thicknesses, finishes }: SlabKind): SlabKind[] {
  const choices = finishes.reduce<Finish[][]>(
    (before, finish) => before.concat(before.map((choice) => choice.concat(finish))),
    [[]],
  );
  return [[], ...thicknesses.map((thickness) => [thickness])].flatMap((thicknesses) =>
    choices.map((choice) => ({ thicknesses, finishes: choice.length < finishes.length ? choice : [] })),
  );
}

/** Where the slabs of a stone that are looked for stand among its kinds. @param looked a `slabKindKey` */
export function placeOfKind(looked: string, { thicknesses, finishes }: SlabKind): number {
  const [thickness = "", ...chosen] = looked.split(",");
  const first = (thicknesses.indexOf(Number(thickness)) + 1) * 2 ** finishes.length;
  return finishes.reduce((place, finish, at) => place + (chosen.includes(finish) ? 2 ** at : 0), first);
}
