import {
  FACETS,
  type Facet,
  type FacetedStone,
  type FacetIndex,
} from "@stoneyard/catalogue/stones/facet-names.ts";
import { isReservedNow } from "@stoneyard/catalogue/stones/slab-states-file.ts";

type Options = FacetIndex["options"];

/** A stone's facets as an attribute: indexes into the options of each, then the uses that need care, then a day. "0.2 1 …" */
export function facetCode(
  { values, care, reservedUntil }: Omit<FacetedStone, "key">,
  options: Options,
): string {
  const facets = FACETS.map((facet) => placesOf(values[facet], options[facet]));
  return [...facets, placesOf(care, options.use), ...(reservedUntil ? [reservedUntil] : [])].join(" ");
}

export function facetedStone(key: string, code: string, options: Options): FacetedStone {
  const parts = code.split(" ");
  const values = FACETS.map((facet, i) => [facet, valuesAt(parts[i], options[facet])] as const);
  return onThisDay({
    key,
    values: Object.fromEntries(values) as Record<Facet, string[]>,
    care: valuesAt(parts[FACETS.length], options.use),
    reservedUntil: parts[FACETS.length + 1],
  });
}

/** A stone as it can be had now, by the device's own day: all its slabs may have been reserved when the page was built. */
export function onThisDay(stone: FacetedStone): FacetedStone {
  const isReserved = stone.reservedUntil !== undefined && isReservedNow(stone.reservedUntil);
  return isReserved ? { ...stone, values: { ...stone.values, available: [] } } : stone;
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
