import { INTL_LOCALE, type Locale } from "#app/i18n/locale.ts";

const names = {
  en: new Intl.DisplayNames(INTL_LOCALE.en, { type: "region" }),
  sr: new Intl.DisplayNames(INTL_LOCALE.sr, { type: "region" }),
} as const;

/** A country's name by its ISO 3166 code of two letters. Told at build time, as browsers differ in their names. */
export function countryName(code: string, locale: Locale): string {
  return names[locale].of(code) ?? code;
}
