import {
  AVAILABLE,
  FACETS,
  type Facet,
  type FacetedStone,
  type FacetIndex,
} from "@stoneyard/catalogue/stones/facet-names.ts";
import { isReservedNow } from "@stoneyard/catalogue/stones/slab-states-file.ts";

type Options = FacetIndex["options"];

/** A stone's facets as an attribute: indexes into the options of each, then the uses that need care. "0.2 1 …" */
export function facetCode({ values, care }: Omit<FacetedStone, "key">, options: Options): string {
  const facets = FACETS.map((facet) => placesOf(values[facet], options[facet]));
  return [...facets, placesOf(care, options.use)].join(" ");
}

export function facetedStone(key: string, code: string, options: Options): FacetedStone {
  const parts = code.split(" ");
  const values = FACETS.map((facet, i) => [facet, valuesAt(parts[i], options[facet])] as const);
  return {
    key,
    values: onThisDay(Object.fromEntries(values) as Record<Facet, string[]>),
    care: valuesAt(parts[FACETS.length], options.use),
  };
}

/** What can be had now, by the device's own day: also stones of which all slabs were reserved when the page was built. */
export function onThisDay(values: FacetedStone["values"]): FacetedStone["values"] {
  const isNow = values.available.some((day) => day === AVAILABLE || !isReservedNow(day));
  return { ...values, available: isNow ? [AVAILABLE] : [] };
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
  return values.map((value) => options.indexOf(value).toString(36)).join(".");
}

function valuesAt(places: string | undefined, options: readonly string[]): string[] {
  return (places ?? "").split(".").flatMap((place) => options[Number.parseInt(place, 36)] ?? []);
}
