import { LOCALES, type Locale } from "#catalogue/locales.ts";

export { LOCALES, type Locale };

/** Value of `<html lang>` and `hreflang`. Bare "sr" would mean Cyrillic. */
export const HTML_LANG = { en: "en", sr: "sr-Latn" } as const satisfies Record<Locale, string>;

/** Locale for Intl formats. Bare "sr" would print "понедељак". */
export const INTL_LOCALE = { en: "en-GB", sr: "sr-Latn-RS" } as const satisfies Record<Locale, string>;

/** Locale for Open Graph. */
export const OG_LOCALE = { en: "en_GB", sr: "sr_RS" } as const satisfies Record<Locale, string>;

/** The language of an address: /sr and everything under it is Serbian, all else English. */
export function localeOfPath(pathname: string): Locale {
  return /^\/sr(\/|\.data$|$)/.test(pathname) ? "sr" : "en";
}

/** The address without its language: /sr/granit/magma and /granit/magma are both /granit/magma. */
export function barePath(pathname: string): string {
  const bare = pathname.replace(/^\/sr(?=\/|$)/, "").replace(/\/+$/, "");
  return bare === "" ? "/" : bare;
}

/** The address of a page in a language. `bare` is an address without language, with or without query or hash. */
export function localePath(locale: Locale, bare: string): string {
  return locale === "en" ? bare : `/sr${bare.replace(/^\/(?=[?#]|$)/, "")}`;
}

export function otherLocale(locale: Locale): Locale {
  return locale === "en" ? "sr" : "en";
}
