/** By what visitors choose among all stones, in the order in which an address names them. Browsers read this too. */
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
] as const;
export type Facet = (typeof FACETS)[number];

/** Values that are chosen of some facets; those of one facet are alternatives. */
export type Selection = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** One stone as it is chosen. */
export type FacetedStone = {
  key: string;
  values: Readonly<Record<Facet, readonly string[]>>;
  /** The uses for which it needs care; for the others among its values it is well suited. */
  care: readonly string[];
};

/** All that choosing needs, small enough for a browser. */
export type FacetIndex = {
  /** Every value of a facet in its order, also those that no stone has: a country that is asked for in vain. */
  options: Readonly<Record<Facet, readonly string[]>>;
  /** In the order of the catalogue. */
  stones: readonly FacetedStone[];
};
