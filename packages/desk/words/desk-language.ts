import { knownLocale, type Locale } from "@stoneyard/catalogue/locales.ts";

/** The languages in which the desk itself speaks, whatever those of the site are. */
export const DESK_LANGUAGES = ["en", "sr"] as const;
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];

/** Value of `lang`, and the locale for Intl formats. */
export const DESK_LOCALES: Readonly<Record<DeskLanguage, string>> = { en: "en-GB", sr: "sr-Latn-RS" };

/** What the desk calls a language of the site, as within a sentence: „nemački“. */
export function languageName(locale: Locale, language: DeskLanguage): string {
  return new Intl.DisplayNames(DESK_LOCALES[language], { type: "language" }).of(locale) ?? locale;
}

/** A text in the desk's language where the site has it, else in the first one there is. */
export function saidIn(language: DeskLanguage, said: object): unknown {
  const locale = knownLocale(language);
  return (locale && Reflect.get(said, locale)) ?? Object.values(said)[0];
}
