import { omittedDrafts, siteLanguages } from "./site-languages.ts";

/**
 * The code of a language of the site. No string has this type by itself: codes come from content/languages.yaml, and what is
 * kept by language (`Record<Locale, …>`) has each of them.
 */
export type Locale = "a code of languages.yaml" | "another code";

type Language = {
  /** What its addresses begin with; none for the language that is the default. */
  pathPrefix: "" | `/${string}`;
  /** Value of `<html lang>` and `hreflang`. Bare "sr" would mean Cyrillic to browsers. */
  htmlLang: string;
  intlLocale: string;
  openGraph: string;
  ownName: string;
  /** The language in which texts stand that it lacks, where it may lack some. */
  fallback: Locale | undefined;
  /** It is still being translated, and not published. */
  isDraft: boolean;
};

export const LOCALES = siteLanguages.map(({ code }) => code as Locale);
export const DEFAULT_LOCALE = LOCALES[0] as Locale;

export const LANGUAGES = Object.fromEntries(
  siteLanguages.map(({ code, name, script, region, fallback, draft = false }, i): [string, Language] => [
    code,
    {
      pathPrefix: i === 0 ? "" : `/${code}`,
      htmlLang: script ? `${code}-${script}` : code,
      intlLocale: [code, script, region].filter(Boolean).join("-"),
      openGraph: `${code}_${region}`,
      ownName: name,
      fallback: (fallback ?? (draft ? DEFAULT_LOCALE : undefined)) as Locale | undefined,
      isDraft: draft,
    },
  ]),
) as Record<Locale, Language>;

/** Codes of the languages that are read, of the drafts among them, and of drafts that this process leaves out. */
export type LanguageCodes = {
  all: readonly Locale[];
  drafts: readonly Locale[];
  omitted: readonly string[];
};

export const LANGUAGE_CODES: LanguageCodes = {
  all: LOCALES,
  drafts: LOCALES.filter((locale) => LANGUAGES[locale].isDraft),
  omitted: omittedDrafts,
};

/** What the check of the content calls a language. */
export function englishName(locale: Locale): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(locale) ?? locale;
}

/** The language with this code; undefined where the site does not know it. */
export function knownLocale(code: string | null | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale === code);
}

export function inEveryLanguage<Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>;
}
