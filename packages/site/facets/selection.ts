import {
  FACETS,
  type Facet,
  type FacetedStone,
  type FacetIndex,
  type ListedSlab,
  type Selection,
} from "@stoneyard/catalogue/stones/facet-names.ts";

type Options = FacetIndex["options"];

/** The canonical form: facets and values in order, once each, without unknown ones. */
export function canonical(selection: Selection, options: Options): Selection {
  const entries = FACETS.flatMap((facet): [Facet, readonly string[]][] => {
    const wanted = selection[facet] ?? [];
    const values = options[facet].filter((value) => wanted.includes(value));
    return values.length > 0 ? [[facet, values]] : [];
  });
  return Object.fromEntries(entries);
}

/** Reads an address; unknown values are ignored. */
export function parseSelection(params: URLSearchParams, options: Options): Selection {
  const entries = FACETS.map((facet) => [
    facet,
    params.getAll(facet).flatMap((values) => values.toLowerCase().split(",")),
  ]);
  const { origin = [], ...others }: Selection = Object.fromEntries(entries);
  return canonical({ ...others, origin: origin.map((country) => country.toUpperCase()) }, options);
}

/** A canonical selection as an address says it: `use=worktop&acid=resistant&lightness=light`. */
export function selectionQuery(selection: Selection): string {
  return FACETS.flatMap((facet) => {
    const values = selection[facet] ?? [];
    return values.length > 0 ? [`${facet}=${values.join(",")}`] : [];
  }).join("&");
}

/** The selection with a value toggled. */
export function toggled(selection: Selection, facet: Facet, value: string, options: Options): Selection {
  const before = selection[facet] ?? [];
  const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  return canonical({ ...selection, [facet]: values }, options);
}

/** Both selections together; of a facet that both choose, the values of either. */
export function joined(one: Selection, other: Selection, options: Options): Selection {
  const entries = FACETS.map((facet) => [facet, [...(one[facet] ?? []), ...(other[facet] ?? [])]]);
  return canonical(Object.fromEntries(entries), options);
}

export function without(selection: Selection, ...facets: readonly Facet[]): Selection {
  return Object.fromEntries(
    Object.entries(selection).filter(([facet]) => !facets.some((each) => each === facet)),
  );
}

export function chosenFacets(selection: Selection): Facet[] {
  return FACETS.filter((facet) => (selection[facet]?.length ?? 0) > 0);
}

/** Of these a stone can have several values, so that it can have one that is not chosen. */
const OF_SEVERAL: readonly Facet[] = ["use", "finish", "thickness"];

/** The excluded values where all others of a facet are chosen, as by "not marble"; none where few are chosen. */
export function valuesNotIn(
  facet: Facet,
  chosen: readonly string[],
  all: readonly string[],
): readonly string[] {
  if (OF_SEVERAL.includes(facet)) return [];
  const out = all.filter((value) => !chosen.includes(value));
  return chosen.length >= 4 && out.length * 3 <= chosen.length * 2 ? out : [];
}

/** Whether a stone has a chosen value of every chosen facet, and where it is to be had now, one slab has them. */
export function isChosen(stone: FacetedStone, selection: Selection): boolean {
  return chosenFacets(selection).every((facet) => meets(stone, facet, selection));
}

export function meets(stone: FacetedStone, facet: Facet, selection: Selection): boolean {
  const isMet = selection[facet]?.some((value) => stone.values[facet].includes(value)) ?? true;
  return isMet && (facet !== "available" || !selection.available || hasSlab(stone, selection));
}

/** Whether one slab that can be had is of a chosen thickness and of a chosen finish, else of one that suits a chosen use. */
function hasSlab(stone: FacetedStone, selection: Selection): boolean {
  const { slabs } = stone;
  const { thickness, finish } = selection;
  const uses = advisedUses(stone, selection);
  const fits = (value: string | undefined, chosen: readonly string[] = []) =>
    value === undefined || chosen.length === 0 || chosen.includes(value);
  const suits = ({ unfit }: ListedSlab) =>
    finish !== undefined || uses.length === 0 || uses.some((each) => !unfit.includes(each));
  return (
    slabs.length === 0 ||
    slabs.some((slab) => fits(slab.thickness, thickness) && fits(slab.finish, finish) && suits(slab))
  );
}

/** The remaining stones in the order of the catalogue; for a use well suited ones first, for several those that suit all. */
export function chosenStones(stones: readonly FacetedStone[], selection: Selection): FacetedStone[] {
  const left = stones.filter((stone) => isChosen(stone, selection));
  return bestSuitedFirst(left, selection).toSorted(
    (one, other) => Number(needsCare(one, selection)) - Number(needsCare(other, selection)),
  );
}

/** First what suits all chosen uses well, last what is not advised for the most. */
export function bestSuitedFirst(
  stones: readonly FacetedStone[],
  { use = [] }: Selection,
): readonly FacetedStone[] {
  const doubts = ({ values, care }: FacetedStone) =>
    use.reduce((sum, each) => sum + (values.use.includes(each) ? Number(care.includes(each)) : 2), 0);
  return stones.toSorted((one, other) => doubts(one) - doubts(other));
}

/** Whether a stone needs care in all its chosen uses. */
export function needsCare(stone: FacetedStone, selection: Selection): boolean {
  const advised = advisedUses(stone, selection);
  return advised.length > 0 && advised.every((each) => stone.care.includes(each));
}

/** The chosen uses that a stone is advised for. */
export function advisedUses({ values }: FacetedStone, { use = [] }: Selection): string[] {
  return use.filter((each) => values.use.includes(each));
}

/** How many stones each value would leave beside the choices of the other facets: the number beside its box. */
export function optionCounts(
  { options, stones }: FacetIndex,
  selection: Selection,
): Record<Facet, Map<string, number>> {
  const entries = FACETS.map((facet) => {
    const counts = new Map(options[facet].map((value) => [value, 0]));
    const others = without(selection, facet);
    for (const stone of stones) {
      if (!isChosen(stone, others)) continue;
      for (const value of stone.values[facet]) {
        // Beside "available" a thickness or finish must be that of a slab.
        if (!meets(stone, "available", { ...selection, [facet]: [value] })) continue;
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    return [facet, counts] as const;
  });
  return Object.fromEntries(entries) as Record<Facet, Map<string, number>>;
}
