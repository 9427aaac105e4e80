/** A language of the site, as browsers, search engines and visitors know it. */
type Language = {
  /** What its addresses begin with; none for the language that is the default. */
  pathPrefix: "" | `/${string}`;
  /** Value of `<html lang>` and `hreflang`. */
  htmlLang: string;
  /** Locale for Intl formats. */
  intlLocale: string;
  /** Locale for Open Graph. */
  openGraph: string;
  /** What its speakers call it. */
  ownName: string;
  /** What the check of the content calls it. */
  englishName: string;
};

/** The languages of the site, the default first. Bare "sr" would mean Cyrillic to browsers and to Intl. */
export const LANGUAGES = {
  en: {
    pathPrefix: "",
    htmlLang: "en",
    intlLocale: "en-GB",
    openGraph: "en_GB",
    ownName: "English",
    englishName: "English",
  },
  sr: {
    pathPrefix: "/sr",
    htmlLang: "sr-Latn",
    intlLocale: "sr-Latn-RS",
    openGraph: "sr_RS",
    ownName: "Srpski",
    englishName: "Serbian",
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;

export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
export const DEFAULT_LOCALE = "en" satisfies Locale;

/** One value for each language. */
export function inEveryLanguage<Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>;
}
