import { knownLocale, type Locale } from "@stoneyard/catalogue/languages/locales.ts";

/** The languages in which the desk itself speaks, whatever those of the site are. */
export const DESK_LANGUAGES = ["en", "sr"] as const;
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];

/** Value of `lang`, and the locale for Intl formats. */
export const DESK_LOCALES: Readonly<Record<DeskLanguage, string>> = { en: "en-GB", sr: "sr-Latn-RS" };

/** Words in both languages, as the tables of words beside this file have them. */
type Table = Readonly<Record<string, readonly string[]>>;

/** A table of words in one language. */
export function wordsIn<Words extends Table>(
  table: Words,
  language: DeskLanguage,
): Readonly<Record<keyof Words, string>> {
  const place = DESK_LANGUAGES.indexOf(language);
  const entries = Object.entries(table).map(([key, words]) => [key, words[place] ?? key]);
  return Object.fromEntries(entries) as Record<keyof Words, string>;
}

/** A text whose `{name}`s are filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the desk calls a language of the site, as within a sentence: „nemački“. */
export function languageName(locale: Locale, language: DeskLanguage): string {
  return new Intl.DisplayNames(DESK_LOCALES[language], { type: "language" }).of(locale) ?? locale;
}

/** A text in the desk's language where the site has it, else in the first one there is. */
export function saidIn(language: DeskLanguage, said: object): unknown {
  const locale = knownLocale(language);
  return (locale && Reflect.get(said, locale)) ?? Object.values(said)[0];
}

/** A text in plain letters and spaces for searching: Đorđe is found by djordje, Žuti by zuti. */
export function bareText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/gi, "dj").replace(/\s+/g, " ").toLowerCase();
}
