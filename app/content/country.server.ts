import { LANGUAGES, type Locale } from "#app/i18n/locale.ts";
import { inEveryLanguage } from "#catalogue/locales.ts";

const names = inEveryLanguage(
  (locale) => new Intl.DisplayNames(LANGUAGES[locale].intlLocale, { type: "region" }),
);

/** A country's name by its ISO 3166 code of two letters. Told at build time, as browsers differ in their names. */
export function countryName(code: string, locale: Locale): string {
  return names[locale].of(code) ?? code;
}
