import {
  DEFAULT_LOCALE,
  knownLocale,
  LANGUAGES,
  LOCALES,
  type Locale,
} from "@stoneyard/catalogue/languages/locales.ts";

export { DEFAULT_LOCALE, knownLocale, LANGUAGES, LOCALES, type Locale };

/** The language of an address: /sr and everything under it is Serbian; what has no prefix is in the default language. */
export function localeOfPath(pathname: string): Locale {
  return LOCALES.find((locale) => hasPrefix(pathname, locale)) ?? DEFAULT_LOCALE;
}

/** The address without its language: /sr/granit/magma and /granit/magma are both /granit/magma. */
export function barePath(pathname: string): string {
  const prefix = LANGUAGES[localeOfPath(pathname)].pathPrefix;
  return pathname.slice(prefix.length).replace(/\/+$/, "") || "/";
}

/** The address of a page in a language. `bare` is an address without language, with or without query or hash. */
export function localePath(locale: Locale, bare: string): string {
  const { pathPrefix } = LANGUAGES[locale];
  return pathPrefix === "" ? bare : pathPrefix + bare.replace(/^\/(?=[?#]|$)/, "");
}

function hasPrefix(pathname: string, locale: Locale): boolean {
  const { pathPrefix } = LANGUAGES[locale];
  if (pathPrefix === "" || !pathname.startsWith(pathPrefix)) return false;
  // The router asks for the data of the page `/sr` at `/sr.data`.
  return ["", ".data"].includes(pathname.slice(pathPrefix.length)) || pathname[pathPrefix.length] === "/";
}
