/** The facets, in the order of addresses. Browsers read this too. */
export const FACETS = [
  "use",
  "acid",
  "frost",
  "stains",
  "colour",
  "lightness",
  "pattern",
  "family",
  "rock",
  "finish",
  "thickness",
  "origin",
  "available",
] as const;
/** The one value of `available`. */
export const AVAILABLE = "now";

export type Facet = (typeof FACETS)[number];

/** Chosen values by facet; those of one facet are alternatives. */
export type Selection = Readonly<Partial<Record<Facet, readonly string[]>>>;

export type FacetedStone = {
  key: string;
  values: Readonly<Record<Facet, readonly string[]>>;
  /** The uses for which it needs care; for the others among its values it is well suited. */
  care: readonly string[];
  /** Numbered slabs that can be had, alike ones once. Of a stone without any, what is available may be of each thickness. */
  slabs: readonly ListedSlab[];
};

/** A slab among facets; what is not known of it may be anything. */
export type ListedSlab = {
  thickness?: string | undefined;
  finish?: string | undefined;
  /** The uses of its stone for which it has the wrong finish. */
  unfit: readonly string[];
  /** The last day of its reservation, such as 2026-12-05: it can be had from the next day on. */
  until?: string | undefined;
};

/** All that choosing needs, for the browser. */
export type FacetIndex = {
  /** The values of a facet in order, also those without a stone, such as a country that is asked for in vain. */
  options: Readonly<Record<Facet, readonly string[]>>;
  /** In the order of the catalogue. */
  stones: readonly FacetedStone[];
};
