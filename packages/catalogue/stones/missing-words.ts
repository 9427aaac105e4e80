import type { Content } from "../catalogue.ts";
import type { Locale } from "../languages/locales.ts";
import { absentNames } from "./absent-names.ts";

export type MissingWords = {
  /** Sentences in which {name}, {country} or {kind} stands for what is missing. */
  sentences: { name: string; country: string; kind: string };
  countries: Record<string, string>;
  kinds: Record<string, string>;
  /** Why something else is nearest: by kind, and for absent names in their order; "" without a reason. */
  why: { kinds: Record<string, string>; names: readonly string[] };
};

export function missingWords(content: Pick<Content, "stones" | "searchWords">, locale: Locale): MissingWords {
  const { missing, countries, absent } = content.searchWords;
  return {
    sentences: {
      name: missing.name[locale],
      country: missing.country[locale],
      kind: missing.kind[locale],
    },
    countries: Object.fromEntries(Object.entries(countries).map(([code, { of }]) => [code, of[locale]])),
    kinds: Object.fromEntries(absent.kinds.map(({ key, title }) => [key, title[locale]])),
    why: {
      kinds: Object.fromEntries(absent.kinds.map(({ key, why }) => [key, why?.[locale] ?? ""])),
      names: absentNames(content).map((name) => ("why" in name && name.why?.[locale]) || ""),
    },
  };
}
