import {
  FACETS,
  type Facet,
  type FacetedStone,
  type FacetIndex,
  type ListedSlab,
} from "@stoneyard/catalogue/stones/facet-names.ts";
import { isReservedNow } from "@stoneyard/catalogue/stones/slab-states-file.ts";

type Options = FacetIndex["options"];

/**
 * A stone's facets as an attribute: indexes into the options of each, then the uses that need care, then each slab by its
 * thickness, finish and the uses it is unfit for, a digit each, and its reservation. "0.2 1 … 03a,2026-12-05"
 */
export function facetCode({ values, care, slabs }: Omit<FacetedStone, "key">, options: Options): string {
  const facets = FACETS.map((facet) => placesOf(values[facet], options[facet]));
  const listed = slabs.map(({ thickness, finish, unfit, until }) => {
    const known = [place(thickness, options.thickness), place(finish, options.finish)];
    const digits = [
      ...known.map((digit) => digit || UNKNOWN),
      ...unfit.map((use) => place(use, options.use)),
    ];
    return digits.join("") + (until ? `,${until}` : "");
  });
  return [...facets, placesOf(care, options.use), ...listed].join(" ");
}

const UNKNOWN = "-";

export function facetedStone(key: string, code: string, options: Options): FacetedStone {
  const parts = code.split(" ");
  const values = FACETS.map((facet, i) => [facet, valuesAt(parts[i], options[facet])] as const);
  return onThisDay({
    key,
    values: Object.fromEntries(values) as Record<Facet, string[]>,
    care: valuesAt(parts[FACETS.length], options.use),
    slabs: parts.slice(FACETS.length + 1).map((slab) => listedSlab(slab, options)),
  });
}

function listedSlab(code: string, options: Options): ListedSlab {
  const [digits = "", until] = code.split(",");
  const [thickness, finish, ...unfit] = digits;
  return {
    thickness: valuesAt(thickness, options.thickness)[0],
    finish: valuesAt(finish, options.finish)[0],
    unfit: unfit.flatMap((use) => valuesAt(use, options.use)),
    until,
  };
}

/** A stone as it can be had now, by the device's own day: slabs may have been reserved when the page was built. */
export function onThisDay(stone: FacetedStone): FacetedStone {
  const slabs = stone.slabs.filter(({ until }) => until === undefined || !isReservedNow(until));
  if (slabs.length === stone.slabs.length) return stone;
  return { ...stone, slabs, ...(slabs.length === 0 && { values: { ...stone.values, available: [] } }) };
}

/** Values that some of the stones have, which are worth offering. */
export function optionsOf({ options, stones }: FacetIndex): Options {
  const entries = FACETS.map((facet) => [
    facet,
    options[facet].filter((value) => stones.some(({ values }) => values[facet].includes(value))),
  ]);
  return Object.fromEntries(entries);
}

function placesOf(values: readonly string[], options: readonly string[]): string {
  return values.map((value) => place(value, options)).join(".");
}

function place(value: string | undefined, options: readonly string[]): string {
  return value === undefined ? "" : options.indexOf(value).toString(36);
}

function valuesAt(places: string | undefined, options: readonly string[]): string[] {
  return (places ?? "").split(".").flatMap((place) => options[Number.parseInt(place, 36)] ?? []);
}
