import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import type { FacetedStone, Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import { advisedUses } from "@stoneyard/site/facets/selection.ts";

/** The finishes that suit each use. */
export type FinishesByUse = Readonly<Record<string, readonly string[]>>;

/**
 * What slabs of a stone are looked for, as text "2,honed,polished": of the thickness, cm, where one alone is chosen. They are of
 * the chosen finishes, else of those that suit a chosen use.
 */
export function slabKindOf(stone: FacetedStone, looked: Selection, suiting: FinishesByUse): string {
  const { thickness, finish } = looked;
  const finishes = finish ?? advisedUses(stone, looked).flatMap((use) => suiting[use] ?? []);
  return [onlyOf(thickness), ...finishes].join();
}

/** The value where one alone is chosen. */
export function onlyOf(values: readonly string[] = []): string | undefined {
  return values.length === 1 ? values[0] : undefined;
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

/** Where the slabs of a stone that are looked for stand among its kinds. @param looked as `slabKindOf` says it */
export function placeOfKind(looked: string, { thicknesses, finishes }: SlabKind): number {
  const [thickness = "", ...chosen] = looked.split(",");
  const first = (thicknesses.indexOf(Number(thickness)) + 1) * 2 ** finishes.length;
  return finishes.reduce((place, finish, at) => place + (chosen.includes(finish) ? 2 ** at : 0), first);
}
