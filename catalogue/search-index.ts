import type { Content, Stone } from "./catalogue.ts";
import { facetIndex } from "./facet-index.ts";
import type { FacetIndex } from "./facet-names.ts";
import { LOCALES } from "./locales.ts";

/** What the search looks in and the words it understands, the same in both languages. */
export type SearchIndex = {
  facets: FacetIndex;
  /** In the order of `facets.stones`. */
  names: readonly StoneNames[];
  /** Words that stand for facets, each with what it means as in an address. */
  terms: readonly { means: string; words: readonly string[] }[];
  absent: { kinds: readonly { key: string; words: readonly string[] }[]; names: readonly string[] };
  joining: readonly string[];
  ignored: readonly string[];
  sameInNames: readonly (readonly string[])[];
};

export type StoneNames = {
  /** The title, other names, and how they are said. */
  names: readonly string[];
  /** Rock and place in both languages. */
  about: string;
};

export function searchIndex(
  content: Pick<Content, "stones" | "families" | "rocks" | "suitability" | "searchWords">,
): SearchIndex {
  const { terms, countries, absent, joining, ignored, sameInNames, spoken } = content.searchWords;
  return {
    facets: facetIndex(content),
    names: content.stones.map((stone) => ({
      names: [stone.title, ...stone.aliases, ...(spoken[stone.key] ?? [])],
      about: aboutStone(stone),
    })),
    terms: [
      ...terms.flatMap(({ means, words }) => {
        const left = withoutAbsentFamilies(means, content);
        return left ? [{ means: left, words }] : [];
      }),
      ...Object.entries(countries).map(([code, { words }]) => ({ means: `origin=${code}`, words })),
    ],
    absent: { kinds: absent.kinds.map(({ key, words }) => ({ key, words })), names: absent.names },
    joining,
    ignored,
    sameInNames,
  };
}

/** What a word stands for without the families that are not there; nothing where it stood for them alone. */
function withoutAbsentFamilies(means: string, { families }: Pick<Content, "families">): string {
  const keys: string[] = [...families.keys()];
  return means
    .split("&")
    .flatMap((each) => {
      const [facet = "", values = ""] = each.split("=");
      if (facet !== "family") return each;
      const left = values.split(",").filter((value) => keys.includes(value));
      return left.length > 0 ? `family=${left.join(",")}` : [];
    })
    .join("&");
}

function aboutStone({ rock, origin }: Stone): string {
  return LOCALES.flatMap((locale) => [rock[locale] ?? "", origin?.place?.[locale] ?? ""]).join(" ");
}
