import type { DeskLanguage } from "./desk-language.ts";
import values from "./values.json" with { type: "json" };

/** Words for values of schemas that facets.yaml does not have. */
const VALUES: Readonly<Record<string, readonly string[] | undefined>> = values;

export function valueWords(value: string | number, language: DeskLanguage): string {
  return VALUES[value]?.[language === "en" ? 0 : 1] ?? String(value);
}

/** A number for reading: thousands in groups, years as they are. */
export function numberWords(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, value < 10_000 ? "" : "\u202f");
}

/** Fields whose values are named under another field. */
const FACET_OF: Readonly<Record<string, string>> = {
  colourGroup: "colour",
  finishes: "finish",
  withoutFinish: "finish",
  slip: "finish",
  uses: "use",
  suitability: "use",
  thicknesses: "thickness",
  polished: "stains",
  other: "stains",
  stones: "surface",
};

/**
 * Words for a value that is chosen.
 * @param key of what it is chosen for, as the same value may mean two things
 * @param words of facets.yaml, by facet and value, and of the surfaces of rooms
 */
export function choiceWords(
  key: PropertyKey | undefined,
  value: string | number,
  words: Readonly<Record<string, string>>,
  language: DeskLanguage,
): string {
  const name = String(key);
  const ofKey = `${name}.${value}`;
  if (ofKey in VALUES) return valueWords(ofKey, language);
  return words[`${FACET_OF[name] ?? name}.${value}`] ?? valueWords(value, language);
}
